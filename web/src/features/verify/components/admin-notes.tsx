import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

/** What the admins noted for the applicant, in their own words. */
export const AdminNotes = ({ text }: { text: string }) => {
  const { t } = useT('verification')
  return (
    <div className="text-sm">
      <h3 className="text-sm font-medium tracking-normal">{t('status.notes')}</h3>
      <Written text={text} className="mt-0.5 whitespace-pre-line text-ink-2" />
    </div>
  )
}
