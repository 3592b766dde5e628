import type { BodyType } from './car-vocabulary.ts'

/** The categories of a dealer's cars on a storefront. A car may be in several. */
export const stockCategories = ['all', 'luxury', 'suv', 'sedan', 'sports'] as const
export type StockCategory = (typeof stockCategories)[number]

/**
 * The makes that count as luxury in the Gulf. By make alone: a price would call a new Camry luxury and a ten-year-old
 * S-Class not, and no seller says of a car whether it is.
 */
export const luxuryMakes = [
  'Aston Martin',
  'Audi',
  'BMW',
  'Bentley',
  'Cadillac',
  'Ferrari',
  'Genesis',
  'Infiniti',
  'Jaguar',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Lincoln',
  'Maserati',
  'McLaren',
  'Mercedes-Benz',
  'Porsche',
  'Rolls-Royce',
  'Volvo',
] as const

/**
 * The filters of `GET /api/listings` for each category: any of these bodies, any of these makes. Sports cars are coupés and
 * convertibles, which is how the market lists them; a fast saloon stays among the saloons.
 */
export const categoryFilters: Readonly<
  Record<StockCategory, { bodyType?: readonly BodyType[]; make?: readonly string[] }>
> = {
  all: {},
  luxury: { make: luxuryMakes },
  suv: { bodyType: ['SUV'] },
  sedan: { bodyType: ['Sedan'] },
  sports: { bodyType: ['Coupe', 'Convertible'] },
}
