import { companyName } from '#web/entities/provider/queries.ts'
import { formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { type Bank, incomeFor, incomeShare, type Instalment, yearsOf } from './loan.ts'
import type { LoanState } from './use-loan.ts'

/** The result: by the month, in all, and whether the bank lends as much. */
export const LoanResult = ({ loan: { choices, bank, principal, quote } }: { loan: LoanState }) => {
  const { t, language } = useT('finance')
  const money = (riyals: number) => formatMoney(Math.round(riyals), language)
  const income = incomeFor(quote.monthly)
  const rows = [
    { name: t('loan'), value: principal },
    { name: t(bank ? `interest.${bank.rateKind}` : 'interest'), value: quote.interest },
    { name: t('total'), value: choices.down + quote.total },
  ]
  const isTooMuch = bank !== undefined && principal > bank.maxLoanAmount
  return (
    <div className="rounded-card bg-sand p-5">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <p className="text-sm text-ink-2">{t('monthly')}</p>
          <output className="block text-3xl font-semibold tabular-nums">
            <bdi>{money(quote.monthly)}</bdi>
          </output>
        </div>
        <dl className="flex flex-col gap-1.5 text-sm">
          {rows.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium whitespace-nowrap tabular-nums">
                <bdi>{money(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {/* Also without a text: a status that comes together with it is not said. */}
      <div role="status">
        {isTooMuch && (
          <p className="mt-4 rounded-control bg-amber-tint p-3.5 text-sm text-amber">
            {t('tooMuch', {
              bank: companyName(bank, language),
              most: money(bank.maxLoanAmount),
              down: money(choices.price - bank.maxLoanAmount),
            })}
          </p>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-2">
        {principal > 0
          ? t('income', {
              least: formatPercent(incomeShare.least, language),
              most: formatPercent(incomeShare.most, language),
              from: money(income.from),
              to: money(income.to),
            })
          : t('nothing')}
      </p>
    </div>
  )
}

const columns = ['paid', 'interest', 'balance'] as const

/** The amounts paid and still owed at the end of every year. */
export const YearTable = ({ plan, bank }: { plan: readonly Instalment[]; bank: Bank | undefined }) => {
  const { t, language } = useT('finance')
  if (plan.length === 0) return null
  return (
    <Disclosure title={t('years')}>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="pb-2 text-start align-bottom font-normal">
              {t('years.year')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-2 ps-3 text-end align-bottom font-normal">
                {t(`years.${column === 'interest' ? (bank?.rateKind ?? column) : column}`)}
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
    </Disclosure>
  )
}
