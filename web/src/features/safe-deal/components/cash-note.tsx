import { Landmark, TriangleAlert } from 'lucide-react'
import { cashFineShare, cashLimitQAR } from '#shared/constants/cash-limit.ts'
import { mayPayInCash } from '#shared/rules/cash-limit.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

/** Whether this price may be paid in cash: a warning when the law forbids it, else what is wiser. */
export const CashNote = ({ price }: { price: number }) => {
  const { t, language } = useT('safe-deal')
  const limit = formatMoney(cashLimitQAR, language)
  const allowed = mayPayInCash(price)
  const Icon = allowed ? Landmark : TriangleAlert
  return (
    <div className={cx('flex gap-4 rounded-card p-5', allowed ? 'bg-sand' : 'bg-amber-tint')}>
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0 stroke-[1.5]', allowed ? 'text-ink-2' : 'text-amber')}
      />
      <div className="min-w-0">
        <p className="font-medium">{t(allowed ? 'cash.allowed' : 'cash.forbidden')}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-2">
          {allowed
            ? t('cash.allowedText', { limit })
            : t('cash.forbiddenText', { limit, share: formatPercent(cashFineShare, language) })}
        </p>
        <p className="mt-1.5 text-xs text-ink-3">{t('cash.source')}</p>
      </div>
    </div>
  )
}
