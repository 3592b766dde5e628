import { ListChecks } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { StockQuery, StockQueryState, summarizeStock } from './stock-query.ts'

type StockSummaryProps = {
  summary: ReturnType<typeof summarizeStock>
  hrefOf: StockQueryState['hrefOf']
}

const row =
  'relative flex items-center gap-x-4 gap-y-1 overflow-x-auto py-0.5 text-sm whitespace-nowrap [scrollbar-width:none]'
const linkClass =
  'inline-flex min-h-8 items-center underline decoration-line underline-offset-4 hover:decoration-current focus-visible:-outline-offset-2'

/** Age and market position of the whole stock in one line, and what to do first in another; each leads to its cars. */
export const StockSummary = ({ summary, hrefOf }: StockSummaryProps) => {
  const { t, language } = useT('stock')
  const number = (value: number) => formatNumber(value, language)
  const figures: { text: string; query: Partial<StockQuery>; count: number }[] = [
    ...summary.aged.map(({ days, count }) => ({
      text: t('summary.aged', { days, count: number(count) }),
      query: { aged: days, order: '-age' },
      count,
    })),
    {
      text: t('summary.over', { count: number(summary.over) }),
      query: { market: 'over', order: '-market' },
      count: summary.over,
    },
    {
      text: t('summary.photos', { count: number(summary.photos) }),
      query: { missing: 'photos' },
      count: summary.photos,
    },
    {
      text: t('summary.leads', { count: number(summary.leads) }),
      query: { leads: 'waiting' },
      count: summary.leads,
    },
  ]
  return (
    <section aria-label={t('summary')} className="flex flex-col">
      <ul className={row}>
        <li className="font-medium">
          {t('summary.offered', { count: summary.offered })}
          {summary.worthQAR > 0 && (
            <span className="ms-1.5 font-normal text-ink-2">
              {t('summary.worth', { amount: formatMoney(summary.worthQAR, language) })}
            </span>
          )}
        </li>
        {figures.map(({ text, query, count }) => (
          <li key={text} className="text-ink-2">
            {count > 0 ? (
              <Link to={{ search: hrefOf(query) }} className={linkClass}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {summary.tasks.length > 0 && (
        <div className={row}>
          <h3 className="flex shrink-0 items-center gap-1.5 text-sm font-medium tracking-normal">
            <ListChecks aria-hidden className="size-4 shrink-0 text-maroon" />
            {t('first')}
          </h3>
          <ol className="flex gap-x-4">
            {summary.tasks.map(({ task, query, count }, index) => (
              <li key={task} className="flex items-center gap-1.5">
                <span aria-hidden className="text-ink-3 tabular-nums">
                  {number(index + 1)}.
                </span>
                <Link to={{ search: hrefOf(query) }} className={linkClass}>
                  {t(`task.${task}`, { count })}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
