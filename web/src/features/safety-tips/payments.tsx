import { BadgeCheck, Ban } from 'lucide-react'
import { cashFineShare, cashLimitQAR } from '#shared/constants/market.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Section } from './section.tsx'

const scams = ['scam.check', 'scam.wire', 'scam.overpayment', 'scam.crypto'] as const
const avoid = ['avoid.crypto', 'avoid.checks', 'avoid.orders', 'avoid.advance'] as const
const instead = ['instead.transfer', 'instead.cheque'] as const

const Avoid = () => {
  const { t } = useT('safety')
  return (
    <div>
      <h3 className="text-xl">{t('avoid')}</h3>
      <ul className="mt-3 divide-y divide-line">
        {avoid.map((key) => (
          <li key={key} className="flex gap-3 py-3 text-sm">
            <Ban aria-hidden className="mt-0.5 size-4.5 shrink-0 text-red" />
            <p>
              <span className="block font-medium">{t(key)}</span>
              <span className="text-ink-2">{t(`${key}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The safe ways to pay, so that nobody is left with a warning alone; and the law on cash. */
const Instead = () => {
  const { t, language } = useT('safety')
  return (
    <div className="self-start rounded-panel bg-green-tint p-6">
      <h3 className="text-xl">{t('instead')}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {instead.map((key) => (
          <li key={key} className="flex gap-3 text-sm">
            <BadgeCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-green" />
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        {t('instead.law', {
          limit: formatMoney(cashLimitQAR, language),
          share: formatPercent(cashFineShare, language),
        })}
      </p>
    </div>
  )
}

/** Four tricks with money, four ways not to pay, and two ways to. */
export const Payments = () => {
  const { t } = useT('safety')
  return (
    <Section id="scams">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {scams.map((key) => (
          <li key={key} className="rounded-card border border-line bg-card p-5">
            <h3 className="text-lg">{t(key)}</h3>
            <p className="mt-1.5 text-sm text-ink-2">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Avoid />
        <Instead />
      </div>
    </Section>
  )
}
