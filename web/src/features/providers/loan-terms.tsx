import { Calculator } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import type { FinancingProvider } from '#shared/schemas/provider.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The terms of a lender: interest or profit a year, the largest loan, the longest term. */
export const LoanTerms = ({ lender }: { lender: FinancingProvider }) => {
  const { t, language } = useT('financing')
  const rate = (percent: number) => formatPercent(percent / 100, language, 2)
  const lines = [
    {
      key: `rate.${lender.rateKind}`,
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

/** The way to the calculator on every car's page. */
export const CalculatorHint = () => {
  const { t } = useT('financing')
  return (
    <section className="page-width">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-card p-6">
        <Calculator aria-hidden className="size-7 stroke-[1.25] text-maroon" />
        <div className="flex-[1_1_14rem]">
          <h2 className="text-lg">{t('calculator')}</h2>
          <p className="mt-1 text-sm text-ink-2">{t('calculator.text')}</p>
        </div>
        <Link to={paths.cars()} className={buttonClass({ variant: 'secondary' })}>
          {t('calculator.action')}
        </Link>
      </div>
    </section>
  )
}
