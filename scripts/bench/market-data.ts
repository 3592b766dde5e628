import { weighted, weightedKey, zipf } from './draws.ts'
import { type Random, seededRandom } from '#functions/search/testing/documents.ts'
import { type CarModel, type Make, makes } from '#shared/reference/makes.ts'
import type { CityName } from '#shared/reference/cities.ts'
import type { Condition, FuelType, Transmission } from '#shared/reference/car-vocabulary.ts'
import type { Color } from '#shared/reference/colors.ts'
/** The year of the made-up market: the same queries find the same cars for ever. */
export const thisYear = 2026

/** A model on the market. `priceWhenNew` in QAR. */
export type MarketModel = { make: string; model: CarModel; priceWhenNew: number }

// The order of the Gulf's roads, roughly; makes that are not named follow in the order of our own list.
const gulfOrder = [
  'Toyota',
  'Nissan',
  'Lexus',
  'Land Rover',
  'Mitsubishi',
  'Hyundai',
  'Kia',
  'GMC',
  'Chevrolet',
  'Ford',
  'Mercedes-Benz',
  'BMW',
  'Honda',
  'Jeep',
  'Porsche',
  'Dodge',
  'Infiniti',
  'Audi',
  'MG',
  'Volkswagen',
  'Jetour',
  'Mazda',
  'Suzuki',
  'Cadillac',
  'Chery',
]

const priceClasses: readonly (readonly [priceWhenNew: number, makes: readonly string[]])[] = [
  [1_100_000, ['Ferrari', 'Lamborghini', 'Bentley', 'Rolls-Royce', 'Aston Martin', 'McLaren']],
  [420_000, ['Porsche', 'Maserati', 'Hummer', 'Land Rover']],
  [265_000, ['Lexus', 'Mercedes-Benz', 'BMW', 'Audi', 'Cadillac', 'Lincoln', 'Jaguar', 'Volvo', 'Genesis']],
  [175_000, ['GMC', 'Infiniti', 'Jeep', 'Dodge', 'RAM', 'Tesla', 'Tank', 'Zeekr', 'Hongqi', 'Alfa Romeo']],
  [62_000, ['MG', 'Suzuki', 'Geely', 'Changan', 'JAC', 'Dongfeng', 'Bestune', 'BAIC', 'Fiat', 'Renault']],
]
const usualPrice = 98_000

const bodyFactors = {
  Sedan: 1,
  SUV: 1.45,
  Hatchback: 0.75,
  Coupe: 1.4,
  Convertible: 1.6,
  Pickup: 1.2,
  Van: 1.05,
  Wagon: 1.1,
} as const

const placeOf = ({ name }: Make): number => {
  const place = gulfOrder.indexOf(name)
  return place === -1 ? gulfOrder.length + makes.findIndex((make) => make.name === name) : place
}

const ranked = makes.toSorted((a, b) => placeOf(a) - placeOf(b))

const modelsOf = ({ name, models }: Make, random: Random): MarketModel[] => {
  const base = priceClasses.find(([, named]) => named.includes(name))?.[0] ?? usualPrice
  return models.map((model) => {
    const priceWhenNew = base * bodyFactors[model.body] * (0.7 + random() * 0.8)
    return { make: name, model, priceWhenNew }
  })
}

const character = seededRandom(5)
const choices = ranked.map((make) => weighted(modelsOf(make, character), (_, place) => zipf(place)))
const chooseMake = weighted(choices, (_, place) => zipf(place))

/** A model of the market: makes by Zipf in the Gulf's order, models of a make by Zipf in our list's. */
export const pickModel = (random: Random): MarketModel => chooseMake(random)(random)

// How many cars of each age are for sale, relative to the others.
const ages = [6, 10, 12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3.5, 3, 2.5, 2, 1.6, 1.3, 1, 0.7, 0.5, 0.4, 0.3, 0.2]
export const pickAge = weighted([...ages.keys()], (age) => ages[age]!)

export const pickCity = weightedKey<CityName>({
  Doha: 45,
  'Al Rayyan': 19,
  'Al Wakrah': 9,
  Lusail: 8,
  'Umm Salal': 6,
  'Al Khor': 5,
  'Al Daayen': 4,
  'Al Shahaniya': 1.5,
  Mesaieed: 1,
  'Al Shamal': 0.8,
  Dukhan: 0.7,
})

export const pickColor = weightedKey<Color>({
  White: 30,
  Black: 16,
  Silver: 10,
  Grey: 9,
  Pearl: 8,
  'Dark Grey': 5,
  Red: 4.5,
  Blue: 4,
  Brown: 3,
  Beige: 2.5,
  Gold: 2,
  Maroon: 1.5,
  Navy: 1.5,
  Green: 1,
  Orange: 0.8,
  Olive: 0.5,
  Yellow: 0.5,
  Purple: 0.2,
})

/** The condition of a car of the last five years. */
export const youngCondition = weightedKey<Condition>({
  Excellent: 55,
  'Very Good': 22,
  Certified: 14,
  Used: 5,
  Good: 4,
  Fair: 0,
  New: 0,
})
/** The condition of an older one. */
export const oldCondition = weightedKey<Condition>({
  'Very Good': 34,
  Good: 30,
  Excellent: 14,
  Used: 14,
  Fair: 8,
  Certified: 0,
  New: 0,
})

export const usualFuel = weightedKey<FuelType>({ Petrol: 91, Hybrid: 5.5, Diesel: 2.5, Electric: 1 })
/** The fuel of a make that sells few petrol cars. */
export const chineseFuel = weightedKey<FuelType>({ Petrol: 35, Hybrid: 35, Diesel: 0, Electric: 30 })
export const pickGear = weightedKey<Transmission>({ Automatic: 88, CVT: 6, Manual: 6 })
