import type { Words } from './words.ts'

export const fuelTypes = ['Petrol', 'Diesel', 'Hybrid', 'Electric'] as const
export type FuelType = (typeof fuelTypes)[number]

export const fuelTypeWords: Record<FuelType, Words> = {
  Petrol: { en: 'Petrol', ar: 'بنزين' },
  Diesel: { en: 'Diesel', ar: 'ديزل' },
  Hybrid: { en: 'Hybrid', ar: 'هايبرد' },
  Electric: { en: 'Electric', ar: 'كهربائية' },
}
