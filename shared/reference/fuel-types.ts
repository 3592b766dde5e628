import type { SearchWords } from './words.ts'

export const fuelTypes = ['Petrol', 'Diesel', 'Hybrid', 'Electric'] as const
export type FuelType = (typeof fuelTypes)[number]

export const fuelTypeWords: Record<FuelType, SearchWords> = {
  Petrol: { en: 'Petrol', ar: 'بنزين', synonyms: ['gasoline', 'gas', 'بترول'] },
  Diesel: { en: 'Diesel', ar: 'ديزل', synonyms: ['ديزيل'] },
  Hybrid: { en: 'Hybrid', ar: 'هايبرد', synonyms: ['plug-in', 'phev', 'هجين', 'هجينة', 'بلق إن'] },
  Electric: { en: 'Electric', ar: 'كهربائية', synonyms: ['ev', 'كهرباء', 'كهربائي'] },
}
