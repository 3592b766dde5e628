import { toPhotos } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import type { AboutListing } from '#shared/schemas/notification.ts'

/** What a notification or a contact request keeps of the listing it is about: the facts of this moment. */
export const toAboutListing = ({ id, slug, car, photos }: ListingRecord): AboutListing => ({
  id,
  slug,
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
  priceQAR: car.priceQAR ?? null,
  image: toPhotos(photos)[0] ?? null,
})
