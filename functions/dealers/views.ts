import type { DealerRecord } from '#functions/data/dealers.ts'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import type { Storefront } from '#shared/schemas/storefront.ts'

/** A dealership as visitors see it; `carsAvailable` is counted by search. */
export const toDealerCard = (
  { createdAt: _createdAt, hours: _hours, version: _version, ...dealer }: DealerRecord,
  carsAvailable: number,
): DealerCard => ({
  ...dealer,
  carsAvailable,
})

/** A dealership as its owner edits it. */
export const toStorefront = (dealer: DealerRecord): Storefront => ({
  slug: dealer.slug,
  businessName: dealer.businessName,
  city: dealer.city,
  description: dealer.description,
  phoneNumber: dealer.phoneNumber,
  whatsappNumber: dealer.whatsappNumber,
  website: dealer.website ?? '',
  address: dealer.address,
  hours: dealer.hours,
  logoUrl: dealer.logoUrl,
  coverImageUrl: dealer.coverImageUrl,
  version: dealer.version,
})
