import type { SearchWords } from './words.ts'

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

export const bodyTypeWords: Record<BodyType, SearchWords> = {
  Sedan: { en: 'Sedan', ar: 'سيدان', synonyms: ['saloon', 'صالون'] },
  // جيب is also the make Jeep: a search for it has to match both.
  SUV: { en: 'SUV', ar: 'إس يو في', synonyms: ['jeep', '4x4', 'دفع رباعي', 'جيب', 'جيوب'] },
  Hatchback: { en: 'Hatchback', ar: 'هاتشباك', synonyms: ['hatch', 'هاتش باك', 'هاتش'] },
  Coupe: { en: 'Coupe', ar: 'كوبيه', synonyms: ['coupé', '2 door', 'بابين', 'كوبية'] },
  Convertible: {
    en: 'Convertible',
    ar: 'مكشوفة',
    synonyms: ['cabriolet', 'cabrio', 'roadster', 'كشف', 'كابريوليه', 'مكشوف'],
  },
  Pickup: {
    en: 'Pickup',
    ar: 'بيك أب',
    synonyms: ['pick-up', 'truck', 'بكب', 'بيكب', 'ونيت', 'حوض', 'غمارتين'],
  },
  Van: { en: 'Van', ar: 'فان', synonyms: ['minivan', 'mpv', 'bus', 'ميني فان', 'باص'] },
  Wagon: { en: 'Wagon', ar: 'واجن', synonyms: ['estate', 'station wagon', 'ستيشن', 'ستيشن واجن'] },
}
