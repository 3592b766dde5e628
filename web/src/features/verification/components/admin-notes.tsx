import { useT } from '#web/i18n/use-t.ts'

/** What the admins noted for the applicant, in their own words. */
export const AdminNotes = ({ text }: { text: string }) => {
  const { t } = useT('verification')
  return (
    <div className="text-sm">
      <h3 className="text-sm font-medium tracking-normal">{t('status.notes')}</h3>
      <p dir="auto" className="mt-0.5 break-words whitespace-pre-line text-ink-2">
        {text}
      </p>
    </div>
  )
}
