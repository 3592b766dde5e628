import type { Words } from './words.ts'

export const bodyTypes = [
  'Sedan',
  'SUV',
  'Hatchback',
  'Coupe',
  'Convertible',
  'Pickup',
  'Van',
  'Wagon',
] as const
export type BodyType = (typeof bodyTypes)[number]

export const bodyTypeWords: Record<BodyType, Words> = {
  Sedan: { en: 'Sedan', ar: 'سيدان' },
  // جيب is also the make Jeep: a search for it has to match both.
  SUV: { en: 'SUV', ar: 'إس يو في' },
  Hatchback: { en: 'Hatchback', ar: 'هاتشباك' },
  Coupe: { en: 'Coupe', ar: 'كوبيه' },
  Convertible: {
    en: 'Convertible',
    ar: 'مكشوفة',
  },
  Pickup: {
    en: 'Pickup',
    ar: 'بيك أب',
  },
  Van: { en: 'Van', ar: 'فان' },
  Wagon: { en: 'Wagon', ar: 'واجن' },
}
