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

/** Whether a car was driven before; `conditions` has it in one list with its quality, as sellers enter both. */
export const carStates = ['New', 'Used', 'Certified'] as const
export type CarState = (typeof carStates)[number]

export const qualities = ['Excellent', 'Very Good', 'Good', 'Fair'] as const
export type Quality = (typeof qualities)[number]

/** The quality that a condition names; undefined for one that says only whether the car is new. */
export const qualityOf = (condition: Condition): Quality | undefined =>
  qualities.find((quality) => quality === condition)

/** The state of a car of this condition: whatever has a quality was driven. */
export const stateOf = (condition: Condition): CarState =>
  carStates.find((state) => state === condition) ?? 'Used'

export const driveTypes = ['FWD', 'RWD', 'AWD', '4WD'] as const
export type DriveType = (typeof driveTypes)[number]

export const driveTypeLabels: Record<DriveType, Label> = {
  FWD: { en: 'Front-wheel drive', ar: 'دفع أمامي' },
  RWD: { en: 'Rear-wheel drive', ar: 'دفع خلفي' },
  AWD: { en: 'All-wheel drive', ar: 'دفع كلي' },
  '4WD': { en: '4×4', ar: 'دفع رباعي' },
}

/** The numbers of seats, doors and cylinders that can be asked for; the last of each stands for more of them, too. */
export const carCounts = {
  seats: ['2', '3', '4', '5', '6', '7', '8', '9'],
  doors: ['2', '3', '4', '5'],
  cylinders: ['3', '4', '5', '6', '8', '10', '12'],
} as const
export type CarCount = keyof typeof carCounts

/** The choice of `carCounts` that a car's number falls under, '' for none: the largest that is not above it. */
export const countChoice = (kind: CarCount, number: number | undefined): string =>
  number === undefined ? '' : (carCounts[kind].findLast((choice) => Number(choice) <= number) ?? '')

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
