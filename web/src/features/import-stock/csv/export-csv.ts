import type { Language } from '#shared/constants/languages.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { stockCells, stockHeaders } from './stock-cells.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

/** What an export tells beyond the template: headers, and a listing's cells below them. An import ignores these columns. */
type FurtherColumns = {
  headers: readonly string[]
  cellsOf: (listing: OwnListing) => readonly string[]
}

/**
 * A stock as a CSV file. A car without a number of its own goes by its listing's id, by which an import knows it too. Names of
 * photos are for bringing photos in; those that a car has already are none of them.
 */
export const exportCsv = (
  listings: readonly OwnListing[],
  language: Language,
  further: FurtherColumns,
): string =>
  writeCsv([
    [...stockHeaders(language), ...further.headers],
    ...listings.map((listing) => [
      ...stockCells({ ...listing, stockNumber: listing.stockNumber ?? listing.id, photos: [] }, language),
      ...further.cellsOf(listing),
    ]),
  ])
