import { homeCurrency } from '#shared/constants/market.ts'
import { placeIn } from '#shared/reference/areas.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { Site, Thing } from './site.ts'
import { carPath } from './car-cards.ts'
import { bodyTypeName, makeName, modelName } from './names.ts'
import { driveTypeLabels, fuelTypeLabels, transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'

const names: Record<Availability, string> = {
  AVAILABLE: 'InStock',
  RESERVED: 'LimitedAvailability',
  SOLD: 'SoldOut',
  PAUSED: 'OutOfStock',
}

/** The name in the vocabulary of schema.org. */
const availabilityName = (availability: Availability): string => `https://schema.org/${names[availability]}`
const conditionOf = ({ condition }: ListingDetail): string =>
  `https://schema.org/${condition === 'New' ? 'NewCondition' : 'UsedCondition'}`

/** A dealership with what its own page says; a private person without anything of theirs. */
const sellerOf = ({ dealerProfile: dealer }: ListingDetail, { address, words, language }: Site): Thing =>
  dealer
    ? {
        '@type': 'AutoDealer',
        name: dealerName(dealer, language),
        url: address(`/dealer/${dealer.slug}`),
        ...(dealer.phoneNumber && { telephone: dealer.phoneNumber }),
      }
    : { '@type': 'Person', name: words.labels.privateSeller }

const offerOf = (car: ListingDetail, site: Site): Thing => ({
  '@type': 'Offer',
  url: site.address(carPath(car.slug)),
  price: car.priceQAR,
  priceCurrency: homeCurrency,
  availability: availabilityName(car.availability),
  itemCondition: conditionOf(car),
  areaServed: placeIn(car, site.language),
  seller: sellerOf(car, site),
})

type About = { name: string; description: string; images: readonly string[] }

/** A car as schema.org describes one, with its one offer. */
export const carThing = (car: ListingDetail, site: Site, { name, description, images }: About): Thing => {
  const { language, address } = site
  return {
    // Google reads the offer of a product alone, and does not take a car for one by itself:
    // https://developers.google.com/search/docs/appearance/structured-data/product-snippet
    '@type': ['Car', 'Product'],
    name,
    description,
    url: address(carPath(car.slug)),
    image: images,
    sku: car.id,
    brand: { '@type': 'Brand', name: makeName(car.make, language) },
    model: modelName(car.make, car.model, language),
    ...(car.variant && { vehicleConfiguration: car.variant }),
    vehicleModelDate: String(car.year),
    bodyType: bodyTypeName(car.bodyType, language),
    color: colorLabels[car.color][language],
    fuelType: fuelTypeLabels[car.fuelType][language],
    ...(car.driveType && { driveWheelConfiguration: driveTypeLabels[car.driveType][language] }),
    ...(car.seats && { vehicleSeatingCapacity: car.seats }),
    ...(car.doors && { numberOfDoors: car.doors }),
    vehicleTransmission: transmissionLabels[car.transmission][language],
    ...(car.engineSize && { vehicleEngine: { '@type': 'EngineSpecification', name: car.engineSize } }),
    // KMT: kilometres, in the codes that schema.org takes its units from.
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    // The present one is among them: https://schema.org/numberOfPreviousOwners
    ...(car.owners && car.owners !== '4+' && { numberOfPreviousOwners: Number(car.owners) }),
    itemCondition: conditionOf(car),
    offers: offerOf(car, site),
  }
}

type PlateAbout = { name: string; description: string; imageUrl: string; url: string }

/** A plate as a schema.org Product with its one Offer. */
export const plateThing = (
  { price, availability }: PlateRecord,
  { name, description, imageUrl, url }: PlateAbout,
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
    priceCurrency: homeCurrency,
    availability: availabilityName(availability),
  },
})
