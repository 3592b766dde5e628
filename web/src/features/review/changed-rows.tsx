import { useT } from '#web/i18n/use-t.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type ChangedRow = { name: string; label: string; before: string; now: string }

type ChangedRowsProps = {
  rows: readonly ChangedRow[]
  hasHeadings?: boolean
}

const columns = 'sm:grid-cols-[10rem_1fr_1fr]'
const box = 'min-w-0 rounded-xs px-2 py-1 break-words no-underline'

/** Changed answers, before and now side by side. Colour and place tell them apart for the eye, text for everybody else. */
export const ChangedRows = ({ rows, hasHeadings = false }: ChangedRowsProps) => {
  const { t } = useT('moderation')
  return (
    <div className="text-sm">
      {hasHeadings && (
        <p aria-hidden className={`mb-1 hidden gap-2 text-xs text-ink-3 sm:grid ${columns}`}>
          <span>{t('field')}</span>
          <span className="px-2">{t('before')}</span>
          <span className="px-2">{t('now')}</span>
        </p>
      )}
      <dl className="flex flex-col gap-2">
        {rows.map(({ name, label, before, now }) => (
          <div key={name} className={`grid gap-x-2 gap-y-1 ${columns}`}>
            <dt className="py-1 font-medium">{label}</dt>
            <dd className="grid gap-x-2 gap-y-1 whitespace-pre-line sm:col-span-2 sm:grid-cols-subgrid">
              <del className={`${box} bg-red-tint text-ink-2`}>
                <VisuallyHidden>{t('before.said')} </VisuallyHidden>
                <bdi>{before}</bdi>
              </del>
              <ins className={`${box} bg-green-tint text-ink`}>
                <VisuallyHidden>{t('now.said')} </VisuallyHidden>
                <bdi>{now}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
