import * as z from 'zod/mini'
import { stockKey } from '#shared/rules/normalise.ts'
import { keys } from './keys.ts'
import type { ListingRecord } from './listing-record.ts'
import { deleteWrite, getItems, insertWrite } from './table.ts'
import type { Write } from './transact.ts'

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

/** A write that releases the stock number of `seen` when the listing no longer has it or no longer exists. */
export const freeStockNumber = (seen: Numbered, listing?: Numbered): Write | undefined => {
  const key = keyOf(seen)
  if (!key || key.pk === (listing && keyOf(listing)?.pk)) return undefined
  return deleteWrite(key)
}

/** Finds a dealer's listings with these stock numbers: listing id by `stockKey`. */
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
