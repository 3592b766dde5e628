import type { Storefront } from '#shared/schemas/dealer.ts'

/** What a dealership shows of itself. */
export const storefront: Storefront = {
  slug: 'al-waha',
  businessName: 'Al Waha Motors',
  city: 'Doha',
  description: 'Cars since 1998.',
  phoneNumber: '+97444123456',
  whatsappNumber: null,
  website: '',
  address: '',
  hours: null,
  logoUrl: null,
  coverImageUrl: null,
  version: 1,
}
