import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatDate, formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { PriceChange } from '#web/entities/price-rating/price-changes.ts'

// A price that changed more often is told in full to screen readers, which do not see the chart.
const inSight = 5

/** Every change of the price, newest first. */
export const ChangeList = ({ changes }: { changes: readonly PriceChange[] }) => {
  const { t, language } = useT('price')
  return (
    <ol aria-label={t('history.changes')} className="mt-5 border-t border-line pt-3 text-sm">
      {changes.toReversed().map(({ at, before, after, share }, index) => {
        const fell = after < before
        const Icon = fell ? ArrowDown : ArrowUp
        const amounts = { before: formatMoney(before, language), after: formatMoney(after, language) }
        return (
          <li
            key={at}
            className={index < inSight ? 'flex flex-wrap items-baseline gap-x-3 py-1.5' : 'sr-only'}
          >
            <span className="text-ink-3">{formatDate(at, language)}</span>
            <span className="min-w-0 flex-1 basis-56">
              {t(fell ? 'history.down' : 'history.up', amounts)}
            </span>
            <span
              className={`inline-flex items-center gap-1 tabular-nums ${fell ? 'text-green' : 'text-ink-2'}`}
            >
              <Icon aria-hidden className="size-3.5 self-center" />
              {formatPercent(Math.abs(share), language)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
