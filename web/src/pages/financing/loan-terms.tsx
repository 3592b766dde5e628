import type { Lender } from '#web/entities/provider/api/list-lenders.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What a lender asks and gives: interest a year, the largest loan, the longest term. */
export const LoanTerms = ({ lender }: { lender: Lender }) => {
  const { t, language } = useT('financing')
  const rate = (percent: number) => formatPercent(percent / 100, language, 2)
  const lines = [
    {
      key: 'rate',
      value: t('rate.range', { from: rate(lender.interestRateFrom), to: rate(lender.interestRateTo) }),
      note: t('rate.aYear'),
    },
    { key: 'loan', value: formatMoney(lender.maxLoanAmount, language) },
    { key: 'term', value: t('months', { count: lender.maxLoanTerm }) },
  ] as const
  return (
    <dl className="mt-4 divide-y divide-line rounded-control bg-sand px-4 text-sm">
      {lines.map((line) => (
        <div key={line.key} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-ink-2">{t(line.key)}</dt>
          <dd className="text-end font-medium tabular-nums">
            <bdi>{line.value}</bdi>
            {'note' in line && <span className="ms-1.5 text-xs font-normal text-ink-2">{line.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
