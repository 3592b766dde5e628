import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { GoOn } from './go-on.tsx'

/** The import runs on the server. */
export const Applying = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const count = of.counts.CREATE + of.counts.CHANGE
  const worked = of.done + of.failed
  const share = count > 0 ? worked / count : 0
  return (
    <Card flat className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{t('applying')}</h3>
        <p className="text-sm text-ink-2 tabular-nums">{t('applying.progress', { done: worked, count })}</p>
      </div>
      <ProgressBar value={share} label={t('applying')} />
      <p className="text-sm text-ink-2">{t('applying.text')}</p>
      {/* Every step forward begins the wait anew. */}
      <GoOn key={worked} id={of.id} />
      {/* Read out in quarters only: every second would drown all else. */}
      <VisuallyHidden>
        <span role="status">
          {t('applying.progress', { done: Math.floor(share * 4) * Math.round(count / 4), count })}
        </span>
      </VisuallyHidden>
    </Card>
  )
}
