import type { PlateSeries } from './plate-vocabulary.ts'

/** A number that was sold at a public auction. Price in QAR. */
export type PlateSale = { country: 'QA'; series: PlateSeries | null; number: string; price: number }

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
