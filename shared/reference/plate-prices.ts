import type { PlateCountry, PlateSeries, PlateTag } from './plate-vocabulary.ts'

/**
 * The asking price of an ordinary number by how many digits it has, in QAR. The anchor is three digits: 157 and 158 were sold
 * for 1.36 million each (market facts D1). The others are our assumption of Qatari asking prices: one more digit means some ten
 * times as many numbers for the same wish, and prices fall by a factor of four to nine with each.
 */
export const plainPlatePrices: readonly number[] = [15_000_000, 5_000_000, 1_360_000, 150_000, 18_000, 5_000]

/**
 * How many times the price of an ordinary number one with a tag is worth, by how many digits it has (1 to 6): what is
 * remarkable is the rarer the longer the number. Fitted to the sales of market facts D1, with further tags damped as below:
 *
 * - 9999: 150,000 × 21 = 3.15 million; sold for 3.1
 * - 30003: 18,000 × 7 (bookend) × 6^¼ (few digits) × 3^¼ (mirror) = 259,000; sold for 260,000
 * - 377773: 5,000 × 48 (bookend) × 40^¼ (few digits) × 6^¼ (mirror) = 945,000; sold for 936,000
 * - 363636: 5,000 × 55 (pairs) × 40^¼ (few digits) = 692,000; sold for 802,000
 * - 335353: 5,000 × 40 (few digits) = 200,000; sold for 228,000
 *
 * Where no sale is known, a tag stands between its neighbours. 1 where a number so short cannot have the tag.
 */
export const plateTagFactors: Record<PlateTag, readonly number[]> = {
  'same-digit': [1, 1.6, 3.5, 21, 110, 300],
  'repeating-pairs': [1, 1, 1, 2.5, 1, 55],
  ladder: [1, 1, 2, 4, 12, 60],
  mirror: [1, 1, 1.3, 2.2, 3, 6],
  bookend: [1, 1, 1, 2.5, 7, 48],
  round: [1, 1, 1.8, 4, 5, 20],
  year: [1, 1, 1, 1.5, 1, 1],
  'few-digits': [1, 1, 1, 1.5, 6, 40],
}

/** The tags of one number overlap: after the strongest, each counts as this root of its factor. */
export const furtherTagPower = 1 / 4

/**
 * Numbers with a letter are new, as many again as there were before, and have no collectors' history. No resale of one is
 * published yet: an assumption that similar offers correct.
 */
export const plateSeriesFactors: Record<PlateSeries, number> = { Q: 0.6, T: 0.5, R: 0.5 }

/** A number that was sold at a public auction. Price in QAR. */
type PlateSale = { country: PlateCountry; series: PlateSeries | null; number: string; price: number }

/**
 * Results of the Ministry of Interior's auctions that the press has reported (market facts D1). Hammer prices of completed
 * sales only: an opening price or a bid, such as the 200 million on 333355 that was never paid, says nothing.
 */
export const plateSales: readonly PlateSale[] = (
  [
    ['411', 3_500_000],
    ['9999', 3_100_000],
    ['157', 1_360_000],
    ['158', 1_360_000],
    ['377773', 936_000],
    ['363636', 802_000],
    ['30003', 260_000],
    ['335353', 228_000],
  ] as const
).map(([number, price]) => ({ country: 'QA', series: null, number, price }))
