import * as z from 'zod/mini'
import { getItems, insertWrite, deleteWrite } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'
import type { ListingRecord } from './listing-record.ts'
import type { Write } from '#functions/data/transact.ts'
import { stockKey } from '#shared/rules/stock-number.ts'
// A stock number is unique among its dealer's cars: an item of its own says which car has it.

type Numbered = Pick<ListingRecord, 'id' | 'ownerId' | 'stockNumber'>

const guard = z.object({ id: z.string(), stockNumber: z.string() })

const keyOf = ({ ownerId, stockNumber }: Numbered) =>
  stockNumber ? keys.stockGuard(ownerId, stockKey(stockNumber)) : undefined

/** A write that takes the number that a listing has and `seen` had not; its condition fails while another car has it. */
export const claimStockNumber = (listing: Numbered, seen?: Numbered): Write | undefined => {
  const key = keyOf(listing)
  if (!key || !listing.stockNumber || key.pk === (seen && keyOf(seen)?.pk)) return undefined
  return insertWrite(
    { ...key, id: listing.id, stockNumber: stockKey(listing.stockNumber) },
    'STOCK_NUMBER_TAKEN',
  )
}

/** A write that gives back the number that `seen` had and the listing, if it is still there, has no more. */
export const freeStockNumber = (seen: Numbered, listing?: Numbered): Write | undefined => {
  const key = keyOf(seen)
  if (!key || key.pk === (listing && keyOf(listing)?.pk)) return undefined
  return deleteWrite(key)
}

/** Which of a dealer's listings have these stock numbers: listing id by `stockKey`. */
export const findStock = async (
  dealerId: string,
  stockNumbers: readonly string[],
): Promise<Map<string, string>> => {
  const wanted = new Set(stockNumbers.map(stockKey))
  const guards = await getItems(
    [...wanted].map((number) => keys.stockGuard(dealerId, number)),
    guard,
  )
  return new Map(guards.map(({ stockNumber, id }) => [stockNumber, id]))
}
