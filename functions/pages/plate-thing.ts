import type { PlateRecord } from '#functions/data/plate-record.ts'
import { availabilityName } from '#functions/pages/availability-name.ts'
import type { Thing } from '#functions/pages/site.ts'

type About = { name: string; description: string; imageUrl: string; url: string }

/** A plate as a schema.org Product with its one Offer. */
export const plateThing = (
  { price, availability }: PlateRecord,
  { name, description, imageUrl, url }: About,
): Thing => ({
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
    availability: availabilityName(availability),
  },
})
