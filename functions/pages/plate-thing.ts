import type { PlateRecord } from '#functions/data/plates.ts'
import type { Availability } from '#shared/schemas/availability.ts'

const availabilityNames: Record<Availability, string> = {
  AVAILABLE: 'InStock',
  RESERVED: 'Reserved',
  SOLD: 'SoldOut',
  PAUSED: 'OutOfStock',
}

type About = { name: string; description: string; imageUrl: string; url: string }

/** A plate as a schema.org Product with its one Offer. */
export const plateThing = (
  { price, availability }: PlateRecord,
  { name, description, imageUrl, url }: About,
): Readonly<Record<string, unknown>> => ({
  '@type': 'Product',
  name,
  description,
  image: imageUrl,
  url,
  offers: {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'QAR',
    availability: `https://schema.org/${availabilityNames[availability]}`,
  },
})
