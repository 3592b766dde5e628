import type { Label } from '#shared/constants/market.ts'

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

export const bodyTypeLabels: Record<BodyType, Label> = {
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

export const conditions = ['Excellent', 'Very Good', 'Good', 'Fair', 'New', 'Used', 'Certified'] as const
export type Condition = (typeof conditions)[number]

export const conditionLabels: Record<Condition, Label> = {
  Excellent: { en: 'Excellent', ar: 'ممتازة' },
  'Very Good': { en: 'Very Good', ar: 'جيدة جدًا' },
  Good: { en: 'Good', ar: 'جيدة' },
  Fair: { en: 'Fair', ar: 'مقبولة' },
  New: { en: 'New', ar: 'جديدة' },
  Used: { en: 'Used', ar: 'مستعملة' },
  Certified: { en: 'Certified', ar: 'معتمدة' },
}

export const fuelTypes = ['Petrol', 'Diesel', 'Hybrid', 'Electric'] as const
export type FuelType = (typeof fuelTypes)[number]

export const fuelTypeLabels: Record<FuelType, Label> = {
  Petrol: { en: 'Petrol', ar: 'بنزين' },
  Diesel: { en: 'Diesel', ar: 'ديزل' },
  Hybrid: { en: 'Hybrid', ar: 'هايبرد' },
  Electric: { en: 'Electric', ar: 'كهربائية' },
}

export const transmissions = ['Automatic', 'Manual', 'CVT'] as const
export type Transmission = (typeof transmissions)[number]

export const transmissionLabels: Record<Transmission, Label> = {
  Automatic: { en: 'Automatic', ar: 'أوتوماتيك' },
  Manual: { en: 'Manual', ar: 'يدوي' },
  CVT: { en: 'CVT', ar: 'سي في تي' },
}
