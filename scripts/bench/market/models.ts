import { weighted, zipf } from '#scripts/bench/draws.ts'
import { seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { makes, type CarModel, type Make } from '#shared/reference/makes.ts'

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
