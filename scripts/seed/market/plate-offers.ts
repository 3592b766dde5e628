import type { MunicipalitySlug } from '#shared/reference/cities.ts'

/** A number that somebody of the demo market offers, and what has become of it. */
export type PlateOffer = {
  /** As its seller typed it. */
  number: string
  /** In riyals, as it is asked now. */
  price: number
  /** Who offers it; without it a private person. */
  by?: 'seller' | 'dealer' | 'showroom'
  /** Without it an admin has approved it, and it can be had. */
  state?: 'PENDING' | 'REJECTED' | 'RESERVED' | 'SOLD' | 'PAUSED'
  /** Without it the seller's own municipality. */
  location?: MunicipalitySlug
  isFeatured?: boolean
  /** The price was higher at first. */
  isLowered?: boolean
}

type Rest = Omit<PlateOffer, 'number' | 'price'>

const offer = (number: string, price: number, rest: Rest = {}): PlateOffer => ({ number, price, ...rest })

/**
 * What the demo market offers. The prices go by what is known of plates in Qatar: a four-digit number costs some hundred
 * thousand, an ordinary one of six digits a few thousand, and 363636 was sold for 802,000. A number with a letter costs less,
 * the later the letter.
 */
export const plateOffers: readonly PlateOffer[] = [
  offer('8', 21_000_000, { by: 'showroom', isFeatured: true }),

  offer('77', 9_500_000, { by: 'showroom' }),
  offer('19', 4_800_000),
  offer('Q 55', 5_200_000, { by: 'dealer', isFeatured: true }),

  offer('333', 4_250_000, { isFeatured: true }),
  offer('786', 3_400_000, { by: 'showroom' }),
  offer('212', 1_450_000, { by: 'dealer' }),
  offer('345', 1_900_000, { isLowered: true }),
  offer('700', 2_100_000, { state: 'RESERVED' }),
  offer('904', 890_000, { by: 'showroom', isLowered: true }),
  offer('268', 720_000, { state: 'SOLD' }),
  offer('Q 313', 1_250_000),
  offer('868', 1_450_000, { location: 'umm-salal' }),

  offer('7777', 3_350_000, { by: 'showroom', isFeatured: true }),
  offer('2022', 680_000, { by: 'dealer', isFeatured: true }),
  offer('1971', 390_000, { by: 'seller' }),
  offer('1988', 330_000),
  offer('5000', 850_000, { state: 'SOLD', by: 'dealer' }),
  offer('6006', 520_000),
  offer('4321', 560_000, { by: 'showroom' }),
  offer('2525', 610_000, { state: 'PENDING' }),
  offer('8364', 135_000, { isLowered: true }),
  offer('1995', 320_000),
  offer('2008', 290_000),
  offer('3847', 128_000, { state: 'SOLD' }),
  offer('T 1001', 240_000, { location: 'al-shamal' }),
  offer('5678', 540_000, { by: 'showroom' }),
  offer('Q 4444', 1_900_000, { isLowered: true }),

  offer('10000', 240_000, { by: 'showroom' }),
  offer('54321', 265_000, { isLowered: true }),
  offer('70007', 285_000, { by: 'seller', state: 'RESERVED' }),
  offer('55055', 165_000),
  offer('12321', 68_000, { by: 'dealer', state: 'PENDING' }),
  offer('Q 77177', 95_000, { location: 'al-khor' }),
  offer('55555', 1_750_000),
  offer('17860', 48_000, { state: 'PENDING' }),
  offer('Q 24680', 19_500),
  offer('R 11511', 58_000),
  offer('73094', 24_500, { state: 'SOLD' }),
  offer('23456', 185_000),
  offer('26418', 19_000, { by: 'seller', isLowered: true }),
  offer('40972', 16_500, { location: 'al-shahaniya' }),
  offer('88188', 92_000, { by: 'seller', state: 'REJECTED' }),

  offer('888888', 2_900_000, { by: 'showroom', isFeatured: true }),
  offer('123456', 1_250_000),
  offer('282828', 520_000),
  offer('767676', 640_000),
  offer('500005', 640_000, { by: 'showroom', state: 'PAUSED' }),
  offer('112233', 165_000, { by: 'seller', state: 'SOLD' }),
  offer('470470', 65_000, { state: 'RESERVED' }),
  offer('901109', 42_000, { by: 'dealer' }),
  offer('606066', 78_000, { state: 'REJECTED' }),
  offer('T 178620', 7500),
  offer('346829', 6000, { location: 'al-daayen' }),
  offer('758136', 5500, { by: 'seller', state: 'PENDING' }),
  offer('137058', 5200, { state: 'PAUSED', by: 'seller' }),
  offer('290461', 4200, { state: 'PENDING' }),
  offer('617304', 3900, { state: 'SOLD' }),
  offer('Q 640285', 3500, { state: 'REJECTED' }),
  offer('Q 503718', 3000),
]
