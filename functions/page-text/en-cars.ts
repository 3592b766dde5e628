import { locales } from '#shared/constants/market.ts'
import type { CarFacts, CarWords, ResultFacts } from './words.ts'

const cars = (count: number): string => (count === 1 ? '1 car' : `${count.toLocaleString(locales.en)} cars`)

const carTitle = ({ name, price, availability }: CarFacts): string =>
  ({
    AVAILABLE: `${name} for ${price}`,
    RESERVED: `${name} for ${price} (reserved)`,
    SOLD: `${name} (sold)`,
    PAUSED: `${name} (not for sale now)`,
  })[availability]

const offered = { AVAILABLE: 'For sale', RESERVED: 'Reserved', SOLD: 'Sold', PAUSED: 'Not for sale now' }

const resultTitle = ({ make, model, bodyType, city, page }: ResultFacts): string => {
  const names = [make, model, bodyType && `${bodyType}s`].filter(Boolean).join(' ')
  return `${names || 'Cars'} for sale in ${city ?? 'Qatar'}${page > 1 ? `, page ${page}` : ''}`
}

export const enCars: CarWords = {
  car: (facts) => ({
    title: carTitle(facts),
    description: `${offered[facts.availability]} in ${facts.city} by ${facts.dealer ?? 'a private seller'}: ${facts.facts.join(', ')}.`,
  }),
  labels: {
    make: 'Make',
    model: 'Model',
    variant: 'Trim',
    year: 'Year',
    mileage: 'Mileage',
    bodyType: 'Body type',
    fuelType: 'Fuel',
    transmission: 'Transmission',
    engineSize: 'Engine',
    cylinders: 'Cylinders',
    driveType: 'Drive',
    seats: 'Seats',
    doors: 'Doors',
    color: 'Color',
    condition: 'Condition',
    city: 'City',
    isGCCSpec: 'GCC specs',
    hasWarranty: 'Under warranty',
    isAccidentFree: 'Accident-free',
    isPriceFixed: 'Price is fixed',
    owners: 'Owners',
    serviceHistory: 'Service history',
    istimaraUntil: 'Istimara valid until',
    fahesAt: 'Fahes inspection passed',
    inspectionReport: 'Inspection report',
    features: 'Features',
    about: 'Description',
    seller: 'Seller',
    privateSeller: 'Private seller',
  },
  told: 'Made from the details of this listing.',
  onlyOther: 'Written by the seller in Arabic',
  alsoOther: 'The seller also wrote in Arabic',
  yes: 'Yes',
  onRequest: 'On request',
  availability: { RESERVED: 'Reserved', SOLD: 'Sold', PAUSED: 'Paused' },
  results: (facts) => ({
    title: resultTitle(facts),
    description:
      facts.total === 0
        ? 'No cars at the moment. Others are for sale.'
        : `${cars(facts.total)} from verified dealers and private sellers in ${facts.city ?? 'Qatar'}, with photos, prices and details.`,
  }),
  cars,
  by: {
    make: 'Cars by make',
    model: 'Cars by model',
    bodyType: 'Cars by body type',
    city: 'Cars by city',
  },
  featured: 'Featured cars',
}
