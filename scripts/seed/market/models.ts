import type { FuelType, Transmission } from '#shared/reference/car-vocabulary.ts'
import type { Character } from './cars.ts'

/** How a car is equipped: what its feature list draws from. */
export type Tier = 'basic' | 'mid' | 'high' | 'top'

type Trim = number | readonly [factor: number, engine: string]

/** One generation of a model on the market. */
export type MarketModel = {
  make: string
  model: string
  /** How many of it there are, relative to the others. */
  weight: number
  /** Price when new, in thousands of riyals, for a trim of factor 1. */
  price: number
  /** Share of its value that it keeps each year. */
  keeps: number
  /** Model years, both included; without an end it is still made. */
  from: number
  to?: number
  tier: Tier
  look: Character
  engines: readonly string[]
  /** Trim → factor on the price, and its engine where it has one of its own. */
  trims?: Readonly<Record<string, Trim>>
  fuel?: FuelType
  gear?: Transmission
  /** Share of them with GCC specification; the rest came from America or Asia. */
  gcc?: number
  fourWheelDrive?: boolean
}

type Rest = Omit<
  MarketModel,
  'make' | 'model' | 'weight' | 'price' | 'keeps' | 'from' | 'to' | 'tier' | 'look'
>

type Years = readonly [from: number, to?: number]

const of =
  (make: string) =>
  (
    model: string,
    weight: number,
    price: number,
    keeps: number,
    [from, to]: Years,
    [tier, look]: readonly [Tier, Character],
    rest: Rest,
  ): MarketModel => ({ make, model, weight, price, keeps, from, ...(to && { to }), tier, look, ...rest })

const toyota = of('Toyota')
const nissan = of('Nissan')
const lexus = of('Lexus')
const infiniti = of('Infiniti')
const mitsubishi = of('Mitsubishi')
const honda = of('Honda')
const mazda = of('Mazda')
const suzuki = of('Suzuki')
const hyundai = of('Hyundai')
const kia = of('Kia')
const genesis = of('Genesis')
const gmc = of('GMC')
const chevrolet = of('Chevrolet')
const cadillac = of('Cadillac')
const ford = of('Ford')
const jeep = of('Jeep')
const dodge = of('Dodge')
const mercedes = of('Mercedes-Benz')
const bmw = of('BMW')
const audi = of('Audi')
const volkswagen = of('Volkswagen')
const porsche = of('Porsche')
const landRover = of('Land Rover')

const four = { fourWheelDrive: true } as const
const offroad = ['mid', 'offroad'] as const
const bigOffroad = ['high', 'offroad'] as const
const bigDesert = ['high', 'luxury'] as const
const family = ['mid', 'family'] as const
const cheap = ['basic', 'compact'] as const
const plain = ['basic', 'family'] as const
const small = ['mid', 'compact'] as const
const fine = ['high', 'luxury'] as const
const finest = ['top', 'luxury'] as const
const quick = ['high', 'sport'] as const
const fastest = ['top', 'sport'] as const

/**
 * Models for sale in Qatar, roughly as often as they are. Prices are rounded estimates for a demo, not any dealer's list;
 * the order of magnitude and the order among them are what matters.
 */
export const marketModels: readonly MarketModel[] = [
  toyota('Land Cruiser', 12, 265, 0.93, [2022], bigDesert, {
    engines: ['4.0L V6', '3.5L V6 Twin Turbo'],
    trims: {
      GXR: [1, '4.0L V6'],
      'GXR Twin Turbo': [1.16, '3.5L V6 Twin Turbo'],
      'VXR Twin Turbo': [1.42, '3.5L V6 Twin Turbo'],
      'GR Sport': [1.5, '3.5L V6 Twin Turbo'],
      EXR: [0.88, '4.0L V6'],
    },
    ...four,
  }),
  toyota('Land Cruiser', 13, 255, 0.925, [2008, 2021], bigDesert, {
    engines: ['4.0L V6', '4.6L V8', '5.7L V8'],
    trims: {
      GXR: 1,
      VXR: [1.32, '5.7L V8'],
      EXR: [0.88, '4.0L V6'],
      GX: [0.8, '4.0L V6'],
      VXS: [1.4, '5.7L V8'],
    },
    ...four,
  }),
  toyota('Land Cruiser 70', 5, 128, 0.94, [2008], ['basic', 'offroad'], {
    engines: ['4.0L V6'],
    trims: { 'Single Cab': 1, 'Double Cab': 1.12 },
    gear: 'Manual',
    ...four,
  }),
  toyota('Prado', 9, 168, 0.915, [2010], family, {
    engines: ['2.7L', '4.0L V6'],
    trims: { GXR: 1, VXR: [1.22, '4.0L V6'], TXL: [0.94, '2.7L'], EXR: [0.88, '2.7L'] },
    ...four,
  }),
  toyota('Fortuner', 4, 118, 0.9, [2012], family, {
    engines: ['2.7L', '4.0L V6'],
    trims: { GXR: 1, EXR: 0.9, VXR: 1.15 },
    ...four,
  }),
  toyota('Hilux', 5, 92, 0.905, [2009], ['basic', 'offroad'], {
    engines: ['2.7L'],
    trims: { GLX: 1, GL: 0.86, SR5: 1.2, Adventure: 1.42 },
    ...four,
  }),
  toyota('Camry', 8, 104, 0.875, [2009], family, {
    engines: ['2.5L'],
    trims: { LE: 1, SE: 1.06, GLE: 1.08, Limited: 1.24, S: 0.92, Lumiere: 1.2 },
  }),
  toyota('Corolla', 5, 78, 0.87, [2010], plain, {
    engines: ['1.6L', '2.0L'],
    trims: { XLI: 1, GLI: 1.1 },
    gear: 'CVT',
  }),
  toyota('Corolla Cross', 2, 98, 0.885, [2021], small, {
    engines: ['1.8L Hybrid', '2.0L'],
    gear: 'CVT',
  }),
  toyota('Yaris', 3, 62, 0.87, [2012], cheap, {
    engines: ['1.3L', '1.5L'],
    trims: { E: 1, SE: 1.08 },
    gear: 'CVT',
  }),
  toyota('RAV4', 4, 118, 0.885, [2013], family, {
    engines: ['2.5L'],
    trims: { EXR: 1, GXR: 1.08, VXR: 1.25, Adventure: 1.18 },
    ...four,
  }),
  toyota('FJ Cruiser', 3, 138, 0.935, [2008, 2022], offroad, { engines: ['4.0L V6'], ...four }),
  toyota('Highlander', 2, 158, 0.88, [2014], family, { engines: ['3.5L V6', '2.5L Hybrid'], ...four }),
  toyota('Hiace', 2, 112, 0.895, [2010], ['basic', 'family'], {
    engines: ['2.7L', '3.5L V6'],
    gear: 'Manual',
  }),
  toyota('Innova', 1, 96, 0.88, [2013], plain, { engines: ['2.7L'] }),
  toyota('Supra', 1, 255, 0.89, [2020], quick, { engines: ['3.0L Turbo'] }),

  nissan('Patrol', 15, 232, 0.895, [2010, 2024], bigDesert, {
    engines: ['4.0L V6', '5.6L V8'],
    trims: {
      SE: [1, '4.0L V6'],
      'SE T2': [1.08, '4.0L V6'],
      LE: [1.22, '5.6L V8'],
      'LE T2': [1.3, '5.6L V8'],
      Platinum: [1.42, '5.6L V8'],
      Titanium: 1.18,
      XE: [0.86, '4.0L V6'],
      Nismo: [1.68, '5.6L V8'],
    },
    ...four,
  }),
  nissan('Patrol', 4, 305, 0.9, [2025], bigDesert, {
    engines: ['3.8L V6', '3.5L V6 Twin Turbo'],
    trims: { LE: 1.1, Platinum: [1.25, '3.5L V6 Twin Turbo'], SE: [0.92, '3.8L V6'] },
    ...four,
  }),
  nissan('Patrol Super Safari', 4, 158, 0.945, [2009], offroad, {
    engines: ['4.8L'],
    gear: 'Manual',
    ...four,
  }),
  nissan('Altima', 3, 92, 0.85, [2010], family, {
    engines: ['2.5L'],
    trims: { SV: 1, S: 0.9, SL: 1.14 },
    gear: 'CVT',
  }),
  nissan('Sunny', 3, 54, 0.85, [2011], plain, {
    engines: ['1.5L', '1.6L'],
    trims: { SV: 1, S: 0.92, SL: 1.1 },
  }),
  nissan('X-Trail', 3, 104, 0.86, [2012], family, {
    engines: ['2.5L'],
    trims: { SV: 1, S: 0.9, SL: 1.14 },
    gear: 'CVT',
    ...four,
  }),
  nissan('Kicks', 2, 74, 0.86, [2017], small, {
    engines: ['1.6L'],
    trims: { SV: 1, S: 0.92, SL: 1.1 },
    gear: 'CVT',
  }),
  nissan('Pathfinder', 2, 146, 0.865, [2013], family, {
    engines: ['3.5L V6'],
    trims: { SV: 1, SL: 1.14 },
    ...four,
  }),
  nissan('GT-R', 1, 480, 0.93, [2011, 2023], fastest, { engines: ['3.8L V6 Twin Turbo'], gcc: 0.7, ...four }),

  lexus('LX', 5, 435, 0.9, [2016, 2021], finest, {
    engines: ['5.7L V8'],
    trims: { '570': 1, '570 S': 1.08 },
    ...four,
  }),
  lexus('LX', 5, 505, 0.91, [2022], finest, {
    engines: ['3.5L V6 Twin Turbo'],
    trims: { '600': 1, '600 F Sport': 1.1, '600 VIP': 1.3 },
    ...four,
  }),
  lexus('GX', 2, 285, 0.9, [2010, 2023], finest, { engines: ['4.6L V8'], trims: { '460': 1 }, ...four }),
  lexus('RX', 4, 238, 0.875, [2010], fine, {
    engines: ['3.5L V6', '2.4L Turbo'],
    trims: { '350': 1, '350 F Sport': 1.14 },
    ...four,
  }),
  lexus('ES', 4, 192, 0.865, [2010], fine, {
    engines: ['3.5L V6'],
    trims: { '350': 1, '250': 0.88, '350 F Sport': 1.12 },
  }),
  lexus('LS', 2, 390, 0.825, [2008], finest, {
    engines: ['4.6L V8', '3.5L V6 Twin Turbo'],
    trims: { '460': [0.9, '4.6L V8'], '460 L': [0.98, '4.6L V8'], '500': [1.08, '3.5L V6 Twin Turbo'] },
  }),
  lexus('IS', 2, 172, 0.86, [2010], quick, {
    engines: ['3.5L V6', '2.5L V6'],
    trims: { '350': 1.08, '300': 0.96, '350 F Sport': 1.2 },
  }),

  infiniti('QX80', 3, 265, 0.855, [2014], finest, {
    engines: ['5.6L V8'],
    trims: { Luxe: 1, Sensory: 1.16 },
    ...four,
  }),
  infiniti('QX60', 1, 188, 0.84, [2014], fine, { engines: ['3.5L V6'], ...four }),
  infiniti('Q50', 2, 152, 0.83, [2014], quick, { engines: ['2.0L Turbo', '3.0L V6 Twin Turbo'] }),

  mitsubishi('Pajero', 5, 118, 0.89, [2009, 2021], family, {
    engines: ['3.0L V6', '3.5L V6', '3.8L V6'],
    trims: { GLS: 1, '3.8': 1.12, '3.5': 1.05 },
    ...four,
  }),
  mitsubishi('Montero Sport', 2, 112, 0.875, [2016], family, { engines: ['3.0L V6'], ...four }),
  mitsubishi('Outlander', 2, 92, 0.86, [2014], family, { engines: ['2.4L', '2.5L'], gear: 'CVT', ...four }),
  mitsubishi('Attrage', 2, 42, 0.85, [2014], cheap, { engines: ['1.2L'], gear: 'CVT' }),
  mitsubishi('L200', 1, 74, 0.87, [2012], ['basic', 'offroad'], {
    engines: ['2.4L'],
    gear: 'Manual',
    ...four,
  }),

  honda('Accord', 3, 108, 0.865, [2010], family, {
    engines: ['1.5L Turbo', '2.4L'],
    trims: { LX: 1, EX: 1.1, Sport: 1.18 },
  }),
  honda('Civic', 2, 88, 0.87, [2012], family, {
    engines: ['1.5L Turbo', '2.0L'],
    trims: { LX: 1, EX: 1.1, RS: 1.25 },
    gear: 'CVT',
  }),
  honda('CR-V', 2, 122, 0.87, [2012], family, { engines: ['1.5L Turbo', '2.4L'], gear: 'CVT', ...four }),
  mazda('6', 1, 94, 0.855, [2014], family, { engines: ['2.5L'] }),
  mazda('CX-5', 2, 104, 0.86, [2014], family, { engines: ['2.5L'], ...four }),
  mazda('CX-9', 1, 148, 0.855, [2013], fine, { engines: ['2.5L Turbo', '3.7L V6'], ...four }),
  suzuki('Jimny', 3, 76, 0.925, [2019], ['basic', 'offroad'], {
    engines: ['1.5L'],
    trims: { GLX: 1, GL: 0.93, '5 Door': 1.14 },
    ...four,
  }),
  suzuki('Swift', 1, 48, 0.865, [2014], cheap, { engines: ['1.2L'], gear: 'CVT' }),
  of('Subaru')('Forester', 1, 108, 0.855, [2014], family, { engines: ['2.5L'], gear: 'CVT', ...four }),
  of('Subaru')('Outback', 1, 128, 0.855, [2014], family, { engines: ['2.5L'], gear: 'CVT', ...four }),
  of('Isuzu')('D-Max', 2, 78, 0.88, [2013], ['basic', 'offroad'], {
    engines: ['2.5L', '3.0L'],
    fuel: 'Diesel',
    gear: 'Manual',
    ...four,
  }),

  hyundai('Tucson', 3, 92, 0.86, [2013], family, { engines: ['2.0L', '1.6L Turbo'] }),
  hyundai('Santa Fe', 2, 124, 0.86, [2013], family, { engines: ['2.4L', '3.5L V6'], ...four }),
  hyundai('Palisade', 1, 158, 0.87, [2019], fine, { engines: ['3.8L V6'], ...four }),
  hyundai('Elantra', 3, 66, 0.855, [2011], plain, {
    engines: ['1.6L', '2.0L'],
    trims: { Smart: 1, Comfort: 1.1 },
  }),
  hyundai('Sonata', 2, 94, 0.845, [2011], family, { engines: ['2.4L', '2.5L'], trims: { GL: 1, GLS: 1.12 } }),
  hyundai('Accent', 2, 52, 0.855, [2012], cheap, { engines: ['1.4L', '1.6L'] }),
  kia('Sportage', 3, 96, 0.86, [2012], family, {
    engines: ['2.0L', '1.6L Turbo'],
    trims: { LX: 1, EX: 1.12, 'GT Line': 1.24 },
  }),
  kia('Sorento', 2, 122, 0.86, [2013], family, {
    engines: ['2.4L', '3.5L V6'],
    trims: { LX: 1, EX: 1.12 },
    ...four,
  }),
  kia('Telluride', 1, 192, 0.885, [2020], fine, { engines: ['3.8L V6'], gcc: 0.6, ...four }),
  kia('Carnival', 1, 142, 0.87, [2016], family, { engines: ['3.3L V6', '3.5L V6'] }),
  kia('Picanto', 2, 40, 0.855, [2012], cheap, { engines: ['1.2L'] }),
  kia('Cerato', 1, 62, 0.85, [2012], plain, { engines: ['1.6L', '2.0L'] }),
  genesis('G80', 1, 205, 0.835, [2017], finest, { engines: ['3.8L V6', '2.5L Turbo'] }),
  genesis('GV80', 1, 275, 0.86, [2021], finest, { engines: ['2.5L Turbo', '3.5L V6 Twin Turbo'], ...four }),
  of('KGM')('Torres', 1, 98, 0.84, [2023], family, { engines: ['1.5L Turbo'] }),
  of('SsangYong')('Rexton', 1, 96, 0.82, [2013, 2022], family, { engines: ['2.0L Turbo'], ...four }),

  gmc('Yukon', 5, 285, 0.87, [2010], fine, {
    engines: ['5.3L V8', '6.2L V8'],
    trims: { SLE: [0.88, '5.3L V8'], SLT: [1, '5.3L V8'], AT4: [1.14, '5.3L V8'], Denali: [1.3, '6.2L V8'] },
    ...four,
  }),
  gmc('Sierra', 4, 205, 0.87, [2010], ['high', 'offroad'], {
    engines: ['5.3L V8', '6.2L V8'],
    trims: {
      SLE: [0.9, '5.3L V8'],
      SLT: [1, '5.3L V8'],
      AT4: 1.2,
      Denali: [1.32, '6.2L V8'],
      Elevation: 1.05,
    },
    ...four,
  }),
  gmc('Terrain', 1, 112, 0.84, [2014], family, { engines: ['1.5L Turbo'], trims: { SLE: 0.95, SLT: 1.06 } }),
  chevrolet('Tahoe', 5, 258, 0.868, [2010], ['high', 'family'], {
    engines: ['5.3L V8', '6.2L V8'],
    trims: {
      LS: [0.88, '5.3L V8'],
      LT: [1, '5.3L V8'],
      Z71: [1.12, '5.3L V8'],
      RST: 1.16,
      'High Country': [1.36, '6.2L V8'],
    },
    ...four,
  }),
  chevrolet('Suburban', 2, 275, 0.862, [2010], ['high', 'family'], {
    engines: ['5.3L V8'],
    trims: { LS: 0.9, LT: 1, Premier: 1.2 },
    ...four,
  }),
  chevrolet('Silverado', 3, 178, 0.868, [2010], ['mid', 'offroad'], {
    engines: ['5.3L V8', '6.2L V8'],
    trims: { LT: [1, '5.3L V8'], RST: 1.1, 'Trail Boss': 1.2, 'High Country': [1.36, '6.2L V8'] },
    ...four,
  }),
  chevrolet('Camaro', 2, 168, 0.865, [2011, 2023], quick, {
    engines: ['3.6L V6', '6.2L V8'],
    trims: { LT: [0.86, '3.6L V6'], RS: [0.96, '3.6L V6'], SS: [1.22, '6.2L V8'], ZL1: [1.75, '6.2L V8'] },
    gcc: 0.6,
  }),
  chevrolet('Corvette', 2, 385, 0.905, [2014], fastest, {
    engines: ['6.2L V8'],
    trims: { Stingray: 1, Z06: 1.5 },
    gcc: 0.6,
  }),
  chevrolet('Caprice', 1, 118, 0.85, [2009, 2017], quick, {
    engines: ['6.0L V8', '3.6L V6'],
    trims: { LS: 0.9, LTZ: 1.1, SS: 1.25 },
  }),
  chevrolet('Captiva', 1, 72, 0.82, [2012], family, { engines: ['2.4L', '1.5L Turbo'] }),
  cadillac('Escalade', 3, 405, 0.855, [2012], finest, {
    engines: ['6.2L V8'],
    trims: { 'Premium Luxury': 1, Platinum: 1.2, Sport: 1.12 },
    ...four,
  }),
  cadillac('CT5', 1, 185, 0.83, [2020], quick, {
    engines: ['2.0L Turbo', '3.0L V6 Twin Turbo'],
    trims: { Luxury: 0.95, Sport: 1.06 },
  }),
  ford('F-150', 3, 178, 0.87, [2012], ['mid', 'offroad'], {
    engines: ['5.0L V8', '3.5L V6 Twin Turbo'],
    trims: { XLT: 0.92, Lariat: 1.15, Platinum: [1.36, '3.5L V6 Twin Turbo'] },
    ...four,
  }),
  ford('Raptor', 3, 335, 0.905, [2017], ['high', 'offroad'], {
    engines: ['3.5L V6 Twin Turbo'],
    trims: { '37': 1.08 },
    ...four,
  }),
  ford('Explorer', 2, 158, 0.845, [2012], family, {
    engines: ['2.3L Turbo', '3.5L V6'],
    trims: { XLT: 0.94, Limited: 1.1, ST: [1.3, '3.0L V6 Twin Turbo'] },
    ...four,
  }),
  ford('Expedition', 1, 235, 0.855, [2012], ['high', 'family'], {
    engines: ['3.5L V6 Twin Turbo'],
    trims: { XLT: 0.92, Limited: 1.1, Platinum: 1.26 },
    ...four,
  }),
  ford('Bronco', 1, 228, 0.9, [2021], bigOffroad, {
    engines: ['2.7L V6 Twin Turbo', '2.3L Turbo'],
    trims: { 'Outer Banks': 1, Badlands: 1.1, Wildtrak: 1.2 },
    gcc: 0.75,
    ...four,
  }),
  ford('Mustang', 3, 178, 0.865, [2011], quick, {
    engines: ['5.0L V8', '2.3L Turbo'],
    trims: { GT: [1.12, '5.0L V8'], EcoBoost: [0.84, '2.3L Turbo'], 'Mach 1': [1.4, '5.0L V8'] },
    gcc: 0.65,
  }),
  ford('Taurus', 1, 108, 0.825, [2011], family, { engines: ['3.5L V6', '2.0L Turbo'] }),
  of('Lincoln')('Navigator', 1, 355, 0.845, [2015], finest, { engines: ['3.5L V6 Twin Turbo'], ...four }),
  jeep('Wrangler', 4, 188, 0.895, [2011], offroad, {
    engines: ['3.6L V6', '2.0L Turbo'],
    trims: { Sport: 0.86, Sahara: 1, Rubicon: 1.2 },
    gcc: 0.7,
    ...four,
  }),
  jeep('Grand Cherokee', 3, 182, 0.845, [2012], ['high', 'family'], {
    engines: ['3.6L V6', '5.7L V8'],
    trims: { Laredo: [0.84, '3.6L V6'], Limited: 1, Overland: 1.16, SRT: [1.7, '6.4L V8'] },
    ...four,
  }),
  jeep('Gladiator', 1, 205, 0.885, [2020], offroad, { engines: ['3.6L V6'], gcc: 0.7, ...four }),
  dodge('Charger', 3, 152, 0.855, [2011, 2023], quick, {
    engines: ['3.6L V6', '5.7L V8', '6.4L V8'],
    trims: { SXT: [0.86, '3.6L V6'], 'R/T': [1.12, '5.7L V8'], 'Scat Pack': [1.45, '6.4L V8'], GT: 0.98 },
    gcc: 0.6,
  }),
  dodge('Challenger', 2, 158, 0.865, [2011, 2023], quick, {
    engines: ['3.6L V6', '5.7L V8', '6.4L V8'],
    trims: { SXT: [0.86, '3.6L V6'], 'R/T': [1.12, '5.7L V8'], 'Scat Pack': [1.45, '6.4L V8'] },
    gcc: 0.6,
  }),
  dodge('Durango', 1, 172, 0.84, [2013], family, {
    engines: ['3.6L V6', '5.7L V8'],
    trims: { GT: [1, '3.6L V6'], 'R/T': [1.2, '5.7L V8'] },
    ...four,
  }),
  of('RAM')('1500', 2, 182, 0.865, [2013], ['mid', 'offroad'], {
    engines: ['5.7L V8'],
    trims: { 'Big Horn': 0.95, Laramie: 1.15, Limited: 1.34 },
    ...four,
  }),
  of('RAM')('1500 TRX', 1, 425, 0.9, [2021, 2024], ['top', 'offroad'], {
    engines: ['6.2L V8 Supercharged'],
    gcc: 0.6,
    ...four,
  }),
  of('Chrysler')('300C', 1, 138, 0.825, [2011, 2022], fine, { engines: ['3.6L V6', '5.7L V8'] }),
  of('Tesla')('Model 3', 2, 172, 0.845, [2020], ['high', 'sport'], {
    engines: [''],
    trims: { 'Long Range': 1.1, Performance: 1.28, 'Standard Range': 0.95 },
    fuel: 'Electric',
    gcc: 0.7,
  }),
  of('Tesla')('Model Y', 2, 192, 0.85, [2021], ['high', 'family'], {
    engines: [''],
    trims: { 'Long Range': 1.1, Performance: 1.25 },
    fuel: 'Electric',
    gcc: 0.7,
    ...four,
  }),
  of('Hummer')('H3', 1, 148, 0.89, [2008, 2010], offroad, { engines: ['3.7L', '5.3L V8'], ...four }),

  mercedes('G-Class', 6, 735, 0.91, [2013], ['top', 'offroad'], {
    engines: ['4.0L V8 Twin Turbo', '5.5L V8 Twin Turbo'],
    trims: { 'G 63 AMG': [1.12, '4.0L V8 Twin Turbo'], 'G 500': 0.78 },
    gcc: 0.8,
    ...four,
  }),
  mercedes('S-Class', 4, 520, 0.825, [2010], finest, {
    engines: ['3.0L V6 Twin Turbo', '4.7L V8 Twin Turbo'],
    trims: {
      'S 450': [0.95, '3.0L V6 Twin Turbo'],
      'S 500': 1.05,
      'S 400': [0.86, '3.0L V6 Twin Turbo'],
      'S 560': [1.15, '4.0L V8 Twin Turbo'],
    },
  }),
  mercedes('E-Class', 4, 255, 0.835, [2010], fine, {
    engines: ['2.0L Turbo', '3.5L V6'],
    trims: { 'E 200': [0.9, '2.0L Turbo'], 'E 300': 1.02, 'E 350': [1.1, '3.5L V6'] },
  }),
  mercedes('C-Class', 4, 192, 0.83, [2010], fine, {
    engines: ['1.5L Turbo', '2.0L Turbo'],
    trims: {
      'C 200': 0.95,
      'C 300': [1.15, '2.0L Turbo'],
      'C 180': 0.85,
      'C 43 AMG': [1.5, '3.0L V6 Twin Turbo'],
    },
  }),
  mercedes('GLE', 3, 315, 0.855, [2016], finest, {
    engines: ['3.0L V6 Turbo', '2.0L Turbo'],
    trims: {
      'GLE 450': [1.08, '3.0L Turbo'],
      'GLE 350': [0.92, '2.0L Turbo'],
      'GLE 53 AMG': [1.36, '3.0L Turbo'],
    },
    ...four,
  }),
  mercedes('GLC', 2, 228, 0.85, [2016], fine, {
    engines: ['2.0L Turbo'],
    trims: { 'GLC 200': 0.92, 'GLC 300': 1.08 },
    ...four,
  }),
  mercedes('GLS', 1, 425, 0.85, [2017], finest, {
    engines: ['3.0L V6 Turbo', '4.0L V8 Twin Turbo'],
    trims: { 'GLS 450': [0.96, '3.0L V6 Turbo'], 'GLS 580': [1.2, '4.0L V8 Twin Turbo'] },
    ...four,
  }),
  mercedes('A-Class', 1, 138, 0.825, [2014], ['high', 'compact'], {
    engines: ['1.3L Turbo', '2.0L Turbo'],
    trims: { 'A 200': [0.95, '1.3L Turbo'], 'A 250': [1.12, '2.0L Turbo'] },
  }),
  mercedes('SL', 1, 515, 0.84, [2013], fastest, {
    engines: ['4.7L V8 Twin Turbo', '4.0L V8 Twin Turbo'],
    trims: { 'SL 500': [0.95, '4.7L V8 Twin Turbo'], 'SL 63 AMG': [1.35, '4.0L V8 Twin Turbo'] },
  }),
  mercedes('V-Class', 1, 255, 0.865, [2016], fine, { engines: ['2.0L Turbo'], trims: { 'V 250': 1 } }),
  bmw('X5', 4, 305, 0.84, [2012], finest, {
    engines: ['3.0L Turbo', '4.4L V8 Twin Turbo'],
    trims: {
      xDrive40i: [1.02, '3.0L Turbo'],
      xDrive35i: [0.94, '3.0L Turbo'],
      xDrive50i: [1.2, '4.4L V8 Twin Turbo'],
    },
    ...four,
  }),
  bmw('X6', 2, 345, 0.84, [2012], ['top', 'sport'], {
    engines: ['3.0L Turbo', '4.4L V8 Twin Turbo'],
    trims: {
      xDrive40i: [1, '3.0L Turbo'],
      xDrive35i: [0.92, '3.0L Turbo'],
      M50i: [1.3, '4.4L V8 Twin Turbo'],
    },
    ...four,
  }),
  bmw('X3', 1, 215, 0.83, [2013], fine, {
    engines: ['2.0L Turbo'],
    trims: { xDrive28i: 0.95, xDrive30i: 1.05 },
    ...four,
  }),
  bmw('7 Series', 3, 425, 0.805, [2010], finest, {
    engines: ['3.0L Turbo', '4.4L V8 Twin Turbo'],
    trims: {
      '740Li': [0.98, '3.0L Turbo'],
      '750Li': [1.15, '4.4L V8 Twin Turbo'],
      '730Li': [0.86, '2.0L Turbo'],
    },
  }),
  bmw('5 Series', 3, 248, 0.82, [2010], fine, {
    engines: ['2.0L Turbo', '3.0L Turbo'],
    trims: { '520i': [0.86, '2.0L Turbo'], '530i': [1, '2.0L Turbo'], '540i': [1.2, '3.0L Turbo'] },
  }),
  bmw('3 Series', 2, 188, 0.825, [2010], quick, {
    engines: ['2.0L Turbo'],
    trims: { '320i': 0.92, '330i': 1.1 },
  }),
  bmw('M4', 1, 425, 0.87, [2015], fastest, { engines: ['3.0L Twin Turbo'] }),
  audi('Q7', 2, 298, 0.835, [2012], finest, { engines: ['3.0L V6 Turbo', '2.0L Turbo'], ...four }),
  audi('A6', 2, 232, 0.815, [2011], fine, { engines: ['2.0L Turbo', '3.0L V6 Turbo'] }),
  audi('A8', 1, 395, 0.8, [2011], finest, { engines: ['3.0L V6 Turbo', '4.0L V8 Twin Turbo'] }),
  audi('RS Q8', 1, 685, 0.88, [2020], fastest, { engines: ['4.0L V8 Twin Turbo'], ...four }),
  volkswagen('Touareg', 2, 205, 0.835, [2011], fine, { engines: ['3.6L V6', '3.0L V6 Turbo'], ...four }),
  volkswagen('Teramont', 1, 168, 0.85, [2018], family, { engines: ['2.0L Turbo', '3.6L V6'], ...four }),
  volkswagen('Golf', 2, 122, 0.84, [2011], ['mid', 'compact'], {
    engines: ['1.4L Turbo', '2.0L Turbo'],
    trims: { TSI: [0.85, '1.4L Turbo'], GTI: [1.2, '2.0L Turbo'], R: [1.5, '2.0L Turbo'] },
  }),
  volkswagen('Passat', 1, 112, 0.825, [2012], family, { engines: ['2.0L Turbo', '2.5L'] }),
  porsche('Cayenne', 4, 375, 0.855, [2011], finest, {
    engines: ['3.0L V6 Turbo', '3.6L V6', '4.0L V8 Twin Turbo'],
    trims: { S: 1.22, GTS: 1.4, Turbo: [1.7, '4.0L V8 Twin Turbo'] },
    ...four,
  }),
  porsche('Macan', 2, 265, 0.865, [2015], fine, {
    engines: ['2.0L Turbo', '3.0L V6 Turbo'],
    trims: { S: [1.16, '3.0L V6 Turbo'], GTS: [1.36, '3.0L V6 Turbo'] },
    ...four,
  }),
  porsche('Panamera', 2, 430, 0.835, [2011], fastest, {
    engines: ['3.0L V6 Turbo', '4.8L V8'],
    trims: { '4': 1, '4S': 1.18, GTS: 1.34 },
  }),
  porsche('911', 2, 545, 0.92, [2012], fastest, {
    engines: ['3.0L Twin Turbo', '3.8L'],
    trims: { Carrera: 0.95, 'Carrera S': 1.12, GTS: 1.3 },
  }),
  porsche('718 Boxster', 1, 275, 0.885, [2017], quick, { engines: ['2.0L Turbo', '2.5L Turbo'] }),
  of('Skoda')('Kodiaq', 1, 128, 0.845, [2018], family, { engines: ['2.0L Turbo'], ...four }),
  of('Skoda')('Octavia', 1, 92, 0.84, [2014], plain, { engines: ['1.4L Turbo', '2.0L Turbo'] }),
  landRover('Range Rover', 5, 595, 0.85, [2013], finest, {
    engines: ['5.0L V8 Supercharged', '3.0L Turbo', '4.4L V8 Twin Turbo'],
    trims: { 'Vogue HSE': 1, Vogue: 0.92, Autobiography: 1.26 },
    ...four,
  }),
  landRover('Range Rover Sport', 4, 395, 0.85, [2012], finest, {
    engines: ['3.0L V6 Supercharged', '5.0L V8 Supercharged'],
    trims: { HSE: 0.94, Dynamic: 1.06, Autobiography: 1.22 },
    ...four,
  }),
  landRover('Range Rover Velar', 1, 265, 0.84, [2018], fine, {
    engines: ['2.0L Turbo', '3.0L V6 Supercharged'],
    ...four,
  }),
  landRover('Defender', 3, 335, 0.895, [2020], ['top', 'offroad'], {
    engines: ['3.0L Turbo', '2.0L Turbo'],
    trims: { '110': 1, '90': 0.92, V8: [1.5, '5.0L V8 Supercharged'] },
    ...four,
  }),
  of('Jaguar')('F-Pace', 1, 235, 0.82, [2017], fine, {
    engines: ['2.0L Turbo', '3.0L V6 Supercharged'],
    ...four,
  }),
  of('Jaguar')('XJ', 1, 315, 0.79, [2011, 2019], finest, { engines: ['3.0L V6 Supercharged', '5.0L V8'] }),
  of('Volvo')('XC90', 2, 265, 0.845, [2016], fine, { engines: ['2.0L Turbo'], ...four }),
  of('Volvo')('XC40', 1, 165, 0.85, [2019], ['high', 'compact'], { engines: ['2.0L Turbo'] }),
  of('MINI')('Cooper S', 2, 138, 0.84, [2012], small, { engines: ['2.0L Turbo', '1.6L Turbo'] }),
  of('Peugeot')('3008', 1, 112, 0.815, [2017], small, { engines: ['1.6L Turbo'] }),
  of('Renault')('Duster', 2, 62, 0.84, [2013], ['basic', 'offroad'], { engines: ['1.6L', '2.0L'], ...four }),
  of('Citroën')('C4', 1, 84, 0.8, [2021], cheap, { engines: ['1.6L', '1.2L Turbo'] }),
  of('Fiat')('500', 1, 68, 0.82, [2012], cheap, { engines: ['1.4L'] }),
  of('Alfa Romeo')('Giulia', 1, 195, 0.815, [2017], quick, {
    engines: ['2.0L Turbo'],
    trims: { Super: 0.95, Veloce: 1.12, Quadrifoglio: [1.7, '2.9L V6 Twin Turbo'] },
  }),
  of('Maserati')('Levante', 1, 365, 0.8, [2017], finest, { engines: ['3.0L V6 Twin Turbo'], ...four }),
  of('Maserati')('Ghibli', 1, 315, 0.79, [2014, 2023], ['top', 'sport'], { engines: ['3.0L V6 Twin Turbo'] }),
  of('Ferrari')('488', 1, 1150, 0.95, [2016, 2019], fastest, {
    engines: ['3.9L V8 Twin Turbo'],
    trims: { GTB: 1, Spider: 1.1 },
  }),
  of('Ferrari')('Portofino', 1, 985, 0.92, [2018, 2023], fastest, { engines: ['3.9L V8 Twin Turbo'] }),
  of('Lamborghini')('Urus', 2, 1085, 0.92, [2019], fastest, {
    engines: ['4.0L V8 Twin Turbo'],
    trims: { S: 1.08, Performante: 1.2 },
    ...four,
  }),
  of('Lamborghini')('Huracan', 1, 1120, 0.94, [2015, 2024], fastest, {
    engines: ['5.2L V10'],
    trims: { 'LP 610-4': 0.95, Evo: 1.08 },
  }),
  of('Bentley')('Bentayga', 2, 965, 0.86, [2017], finest, {
    engines: ['4.0L V8 Twin Turbo', '6.0L W12'],
    trims: { V8: [1, '4.0L V8 Twin Turbo'], W12: [1.2, '6.0L W12'] },
    ...four,
  }),
  of('Bentley')('Continental GT', 1, 985, 0.85, [2013], finest, {
    engines: ['4.0L V8 Twin Turbo', '6.0L W12'],
  }),
  of('Rolls-Royce')('Cullinan', 1, 1650, 0.91, [2019], finest, { engines: ['6.75L V12'], ...four }),
  of('Rolls-Royce')('Ghost', 1, 1380, 0.86, [2012], finest, { engines: ['6.6L V12', '6.75L V12'] }),
  of('Aston Martin')('DBX', 1, 885, 0.85, [2021], fastest, { engines: ['4.0L V8 Twin Turbo'], ...four }),
  of('McLaren')('720S', 1, 1080, 0.91, [2018, 2022], fastest, { engines: ['4.0L V8 Twin Turbo'] }),

  of('MG')('ZS', 2, 62, 0.82, [2018], small, { engines: ['1.5L'], gear: 'CVT' }),
  of('MG')('RX5', 2, 76, 0.815, [2018], family, { engines: ['1.5L Turbo', '2.0L Turbo'] }),
  of('MG')('5', 1, 54, 0.82, [2020], plain, { engines: ['1.5L'], gear: 'CVT' }),
  of('Chery')('Tiggo 8 Pro', 2, 94, 0.82, [2021], ['high', 'family'], {
    engines: ['1.6L Turbo', '2.0L Turbo'],
  }),
  of('Chery')('Tiggo 7 Pro', 1, 76, 0.82, [2021], family, { engines: ['1.5L Turbo'], gear: 'CVT' }),
  of('Exeed')('VX', 1, 148, 0.825, [2021], fine, { engines: ['2.0L Turbo'], ...four }),
  of('Omoda')('C5', 1, 72, 0.83, [2023], small, { engines: ['1.6L Turbo'] }),
  of('Jaecoo')('J7', 1, 94, 0.83, [2024], family, { engines: ['1.6L Turbo'], ...four }),
  of('Jetour')('T2', 3, 128, 0.865, [2024], bigOffroad, { engines: ['2.0L Turbo', '1.5L Turbo'], ...four }),
  of('Jetour')('X70 Plus', 2, 78, 0.82, [2021], family, { engines: ['1.5L Turbo', '1.6L Turbo'] }),
  of('Geely')('Coolray', 1, 68, 0.825, [2020], small, { engines: ['1.5L Turbo'] }),
  of('Geely')('Monjaro', 1, 118, 0.84, [2022], fine, { engines: ['2.0L Turbo'], ...four }),
  of('Haval')('H6', 1, 84, 0.825, [2019], family, { engines: ['2.0L Turbo', '1.5L Turbo'] }),
  of('GWM')('Poer', 1, 92, 0.835, [2021], ['mid', 'offroad'], {
    engines: ['2.0L Turbo'],
    fuel: 'Diesel',
    ...four,
  }),
  of('Tank')('300', 1, 134, 0.865, [2022], bigOffroad, { engines: ['2.0L Turbo'], ...four }),
  of('Tank')('500', 1, 195, 0.86, [2022], bigDesert, { engines: ['3.0L V6 Twin Turbo'], ...four }),
  of('GAC')('GS8', 1, 112, 0.825, [2018], fine, { engines: ['2.0L Turbo'], ...four }),
  of('Changan')('CS95', 1, 104, 0.815, [2019], ['high', 'family'], { engines: ['2.0L Turbo'], ...four }),
  of('Changan')('UNI-K', 1, 112, 0.84, [2021], fine, { engines: ['2.0L Turbo'], ...four }),
  of('BYD')('Han', 1, 168, 0.81, [2022], ['high', 'luxury'], { engines: [''], fuel: 'Electric' }),
  of('BYD')('Song Plus', 1, 112, 0.83, [2022], family, { engines: ['1.5L Hybrid'] }),
  of('Hongqi')('H9', 1, 192, 0.8, [2021], finest, { engines: ['2.0L Turbo', '3.0L V6 Supercharged'] }),
  of('BAIC')('BJ40', 1, 108, 0.845, [2020], offroad, { engines: ['2.0L Turbo'], ...four }),
  of('Zeekr')('001', 1, 215, 0.83, [2023], ['top', 'sport'], { engines: [''], fuel: 'Electric', ...four }),
]
