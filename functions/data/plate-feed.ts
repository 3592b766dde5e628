import type { OfferCounts } from './counts.ts'
import { convertCounted, readDocuments, readFeed, readShard, toChange, watermarkAt } from './change-feed.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { plateRecord, type PlateRecord } from './plate-record.ts'
import { anyItem, getItems, type Item, readable } from './table.ts'
import type { Stamp } from '#functions/search/document.ts'
import type { PlateChange, PlateDocument } from '#functions/search/plates/columns.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { priceDrop } from '#shared/rules/price-drop.ts'
import { isPlateListed } from '#shared/rules/plate.ts'

const readPlate = readable(plateRecord, 'changed plate')

const readDocument = (item: Item, at: Stamp, counts: OfferCounts): PlateDocument | undefined => {
  const [plate] = readPlate(item)
  if (!plate || !isPlateListed(plate)) return undefined
  const drop = priceDrop(plate.priceHistory)
  return {
    ...plate,
    listedAt: plate.publishedAt ?? plate.createdAt,
    droppedAt: drop?.at ?? null,
    previousPrice: drop?.previousPriceQAR ?? null,
    ...counts,
    ...at,
  }
}

/** An item of the feed of plates as a change of the index. One that cannot be read is a removal. */
export const toPlateChange = (item: Item, counts: OfferCounts): PlateChange | undefined =>
  toChange(item, (found, at) => readDocument(found, at, counts))

const toPlateChanges = (items: readonly Item[]): Promise<PlateChange[]> =>
  convertCounted(items, toPlateChange)

/** Watermarks before the first change. */
export const beginningOfPlates: Watermarks = ['']

/** Watermarks for a reader who has just read the plates themselves, beginning at `now`. */
export const plateWatermarksAt = (now: Date): Watermarks => [watermarkAt(now)]

/** Changes of plates since the watermarks, in no order, and the watermarks to go on from: half a read unit without changes. */
export const plateChangesSince = (watermarks: Watermarks, now: Date) =>
  readFeed([partitions.plateChanges], watermarks, now, toPlateChanges)

/** All plates that are on offer now, from the plates themselves, page by page: the start of a build. */
export const plateDocuments = () => readDocuments(partitions.plateStatus('APPROVED'), toPlateChanges)

/**
 * The plates that changed since the watermarks, as they are now, and the watermarks to go on from; see `changedListingsSince`.
 */
export const changedPlatesSince = async (
  watermarks: Watermarks,
  now: Date,
): Promise<{ plates: PlateRecord[]; watermarks: Watermarks }> => {
  const end = watermarkAt(now)
  const { ids, watermark } = await readShard(partitions.plateChanges, watermarks[0] ?? end, end)
  const items = await getItems(
    [...new Set(ids)].map((plateId) => keys.plate(plateId)),
    anyItem,
  )
  return { plates: items.flatMap(readPlate), watermarks: [watermark] }
}
