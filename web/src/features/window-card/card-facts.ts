import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatKilometres } from '#web/i18n/format.ts'

/** What the card says of a car in pairs of name and value, both languages. What the listing leaves out is left out. */
export const cardFacts = (car: ListingDetail) =>
  (
    [
      { fact: 'mileage', en: formatKilometres(car.mileage, 'en'), ar: formatKilometres(car.mileage, 'ar') },
      { fact: 'transmission', ...transmissionWords[car.transmission] },
      { fact: 'fuelType', ...fuelTypeWords[car.fuelType] },
      { fact: 'engineSize', en: car.engineSize, ar: car.engineSize },
      { fact: 'condition', ...conditionWords[car.condition] },
      { fact: 'color', ...colorWords[car.color] },
    ] as const
  ).filter(({ en }) => en !== '')

const virtues = ['isGCCSpec', 'hasWarranty', 'isAccidentFree'] as const

/** What speaks for the car, of what it is asked about by everybody. */
export const cardVirtues = (car: ListingDetail) => virtues.filter((virtue) => car[virtue])

/** Whom to call, and where; null for a seller who shows no number. A dealer's card names the dealership. */
export const cardContact = ({ dealerProfile, seller }: ListingDetail) => ({
  name: dealerProfile?.businessName ?? seller.name,
  phone: dealerProfile?.phoneNumber ?? seller.phoneNumber ?? seller.whatsappNumber,
})
