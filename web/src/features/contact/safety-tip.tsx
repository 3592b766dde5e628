import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { cashFineShare, cashLimitQAR, mayPayInCash } from '#shared/constants/market.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

/** How to pay for a special number at this price (QAR) in Qatar, and when: the law on cash, and the transfer. */
export const SafetyTip = ({ price }: { price: number }) => {
  const { t, language } = useT('plate')
  const allowed = mayPayInCash(price)
  const limit = formatMoney(cashLimitQAR, language)
  const Icon = allowed ? ShieldCheck : TriangleAlert
  return (
    <section className={cx('flex gap-3 rounded-card p-4', allowed ? 'bg-sand-2/70' : 'bg-amber-tint')}>
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0 stroke-[1.5]', allowed ? 'text-green' : 'text-amber')}
      />
      <div className="min-w-0 text-sm text-ink-2">
        <h3 className="text-base font-medium text-ink">{t('safety.title')}</h3>
        <p className="mt-1">
          <strong className="font-medium text-ink">
            {t(allowed ? 'safety.allowed' : 'safety.forbidden')}
          </strong>{' '}
          {allowed
            ? t('safety.allowedText', { limit })
            : t('safety.forbiddenText', { limit, share: formatPercent(cashFineShare, language) })}
        </p>
        <p className="mt-1.5">{t('safety.transfer')}</p>
      </div>
    </section>
  )
}
