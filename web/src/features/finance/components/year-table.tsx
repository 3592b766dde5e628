import { ChevronDown } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { yearsOf, type Instalment } from '../loan.ts'

const columns = ['paid', 'interest', 'balance'] as const

/** What is paid and still owed at the end of every year, for whoever wants to see how a loan melts. */
export const YearTable = ({ plan }: { plan: readonly Instalment[] }) => {
  const { t, language } = useT('finance')
  if (plan.length === 0) return null
  return (
    <details className="group/details">
      <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('years')}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
        />
      </summary>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="pb-2 text-start align-bottom font-normal">
              {t('years.year')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-2 ps-3 text-end align-bottom font-normal">
                {t(`years.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearsOf(plan).map((year) => (
            <tr key={year.year} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {year.year}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 ps-3 text-end">
                  {formatNumber(Math.round(year[column]), language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
