import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { colorWords } from '#shared/reference/colors.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import type { Pair } from './both-languages.ts'

/** What the listing says of the vehicle, in both languages. `names` is its make and model. What it leaves out is left out. */
export const vehicleFacts = (car: ListingDetail, names: Pair) => {
  const same = (text: string): Pair => ({ en: text, ar: text })
  const facts = [
    { fact: 'car', ...names },
    { fact: 'trim', ...same(car.variant) },
    { fact: 'year', ...same(`${car.year}`) },
    { fact: 'color', ...colorWords[car.color] },
    { fact: 'body', ...bodyTypeWords[car.bodyType] },
    {
      fact: 'mileage',
      en: formatKilometres(car.mileage, 'en'),
      ar: formatKilometres(car.mileage, 'ar'),
    },
  ] as const
  return facts.filter(({ en }) => en !== '')
}
