import { usualPayment } from '#shared/rules/monthly-payment.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { CardDeal as Deal } from '#shared/schemas/market-value.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

/** A price beside those of similar cars, in a few words: "9% below similar cars". */
export const useDealText = (): ((deal: Deal) => string) => {
  const { t, language } = useT('cars')
  return ({ verdict, differencePercent }) => {
    if (verdict === 'SUSPECT') return t('deal.suspect')
    const whole = Math.round(differencePercent)
    const percent = formatPercent(Math.abs(whole) / 100, language)
    return whole === 0 ? t('deal.same') : t(whole < 0 ? 'deal.below' : 'deal.above', { percent })
  }
}

const looks: Partial<Record<Deal['verdict'], string>> = {
  GREAT: 'font-medium text-green',
  GOOD: 'font-medium text-green',
  SUSPECT: 'text-amber',
}

/** How a price compares and what it comes to a month: one quiet line below the price, of the same height without a comparison. */
export const CardDeal = ({ listing }: { listing: Pick<ListingCard, 'deal' | 'priceQAR'> }) => {
  const { t, language } = useT('cars')
  const dealText = useDealText()
  const { deal, priceQAR } = listing
  return (
    <p className="flex gap-x-2 overflow-clip text-xs whitespace-nowrap text-ink-3 cramped:flex-wrap">
      {deal && <bdi className={cx('shrink-0', looks[deal.verdict] ?? 'text-ink-2')}>{dealText(deal)}</bdi>}
      <bdi className={cx('truncate', deal && "before:me-2 before:content-['·'/'']")}>
        {t('monthly', { amount: formatMoney(usualPayment(priceQAR), language) })}
      </bdi>
    </p>
  )
}
