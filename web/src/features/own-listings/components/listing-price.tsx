import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PriceInPlace } from '#web/ui/price-in-place.tsx'
import { useListingTitle } from '../use-listing-title.ts'
import { NewPrice } from './new-price.tsx'

/** The price of one's own car; a press turns it into a field. */
export const ListingPrice = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t } = useT('inventory')
  const title = useListingTitle()(listing)
  return (
    <PriceInPlace
      price={listing.priceQAR}
      canEdit={canEdit}
      words={{
        none: t('price.none'),
        edit: (price) => t('price.edit', { title, price }),
        was: (price) => t('price.was', { price }),
      }}
      renderForm={(on) => <NewPrice listing={listing} {...on} />}
    />
  )
}
