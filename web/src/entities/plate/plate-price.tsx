import { qarToUsd } from '#shared/constants/currency.ts'
import { formatDollars, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The price in QAR, and about what that is in dollars. */
export const PlatePrice = ({ price }: { price: number }) => {
  const { t, language } = useT('listing')
  return (
    <div className="min-w-0">
      <p className="text-2xl font-semibold whitespace-nowrap tabular-nums">
        <bdi>{formatMoney(price, language)}</bdi>
      </p>
      <p className="mt-1 text-sm text-ink-3">
        <bdi>{t('price.approx', { dollars: formatDollars(price, qarToUsd, language) })}</bdi>
      </p>
    </div>
  )
}
