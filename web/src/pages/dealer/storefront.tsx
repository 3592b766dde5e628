import { usePageMeta } from '#web/app/page-meta.ts'
import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { cityOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DealerHead } from './dealer-head.tsx'
import { DealerStats } from './dealer-stats.tsx'

/** Above the cars: who the dealer is, how to reach it, and its figures. */
export const Storefront = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('storefront')
  const words = useT('dealers')
  const city = cityOf(dealer.city, language)
  const cars = words.t('cars', { count: dealer.carsAvailable })
  usePageMeta(dealer.businessName, t('meta', { name: dealer.businessName, city, cars }))
  return (
    <>
      <DealerHead dealer={dealer} city={city} />
      <DealerStats dealer={dealer} />
    </>
  )
}
