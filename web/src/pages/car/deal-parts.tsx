import { canBeContacted } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { FinanceCard } from '#web/features/finance/finance-card.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { PriceComparison } from '#web/entities/price-rating/components/price-comparison.tsx'
import { PriceHistory } from '#web/entities/price-rating/components/price-history.tsx'
import { SafeDeal } from '#web/features/safe-deal/safe-deal.tsx'
import { useLenders } from '#web/entities/provider/queries.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { ComparedCars } from './compared-cars.tsx'

type DealPartsProps = { listing: ListingDetail; /** Make and model, in the language in use. */ car: string }

/**
 * From the price to the handover: whether it is fair, how it changed; and of a car that can still be had, what it costs by
 * the month and how to buy it safely.
 */
export const DealParts = ({ listing, car }: DealPartsProps) => {
  const { language } = useLanguageStore()
  const lenders = useLenders()
  return (
    <>
      <PriceComparison listing={listing} car={car} List={ComparedCars} />
      <PriceHistory listing={listing} />
      {canBeContacted(listing.availability) && (
        <>
          <FinanceCard price={listing.priceQAR} lenders={lenders} />
          <SafeDeal listing={listing} title={titleOf(listing, language)} />
        </>
      )}
    </>
  )
}
