import * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { keys } from './keys.ts'
import { queryItems } from './queries.ts'
import {
  anyItem,
  checkWrite,
  deleteWrite,
  getItems,
  insertWrite,
  type Item,
  type Key,
  updateWrite,
} from './table.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { keptUntil } from './kept-until.ts'

// How many people viewed, contacted about and saved a listing or plate. An item of its own, below a kilobyte and in no index: on
// the listing itself, which three indexes copy, each view cost 22 write units instead of one.

/** The events that are counted of a listing or a plate: a view, a contact with the seller by any channel, a save. */
export type Counted = 'VIEW' | 'CONTACT' | 'SAVE'

/** The way by which a person got in touch first; each counts for a contact, too. */
export type ContactWay = 'WHATSAPP' | 'CALL' | 'MESSAGE'

const none = z._default(z.number(), 0)
const offerCounts = z.object({ viewCount: none, contactCount: none, saveCount: none })
export type OfferCounts = z.output<typeof offerCounts>

/** The attribute of each total. */
export const totals = {
  VIEW: 'viewCount',
  CONTACT: 'contactCount',
  SAVE: 'saveCount',
} as const satisfies Record<Counted, keyof OfferCounts>

/** A listing or plate. Its own numbers are those of before there was an item of counts; they are part of what is shown. */
type Offer = { id: string; ownerId: string } & { [Name in keyof OfferCounts]?: number | undefined }

/** A listing or plate as it is shown, with the counts that were read for it. */
export type WithCounts<T> = Omit<T, keyof OfferCounts> & OfferCounts

/** The counts of nobody, for what shows none. */
export const noCounts: OfferCounts = { viewCount: 0, contactCount: 0, saveCount: 0 }

/** The listing or plate of an item of counts, or of one of its months. */
export const idIn = ({ sk }: Item): string => String(sk).slice(String(sk).lastIndexOf('#') + 1)

/** Adds to each listing or plate the numbers of its item among these. */
export const addCounts = <T extends Offer>(offers: readonly T[], items: readonly Item[]): WithCounts<T>[] => {
  const byId = new Map(items.map((item) => [idIn(item), offerCounts.parse(item)]))
  return offers.map((offer) => {
    const { viewCount, contactCount, saveCount } = byId.get(offer.id) ?? noCounts
    return {
      ...offer,
      viewCount: viewCount + (offer.viewCount ?? 0),
      contactCount: contactCount + (offer.contactCount ?? 0),
      saveCount: saveCount + (offer.saveCount ?? 0),
    }
  })
}

/** Listings or plates with their counts, in their order. Half a read unit for each. */
export const withCounts = async <T extends Offer>(offers: readonly T[]): Promise<WithCounts<T>[]> => {
  const wanted = new Map(offers.map(({ id, ownerId }) => [id, keys.counts(ownerId, id)]))
  return addCounts(offers, await getItems([...wanted.values()], anyItem, { consistent: false }))
}

/**
 * The counts of a listing or plate. An act that changes it reads them first: a store that fails afterwards would make done work
 * look refused.
 */
export const readCounts = async (offer: Offer): Promise<OfferCounts> =>
  offerCounts.parse((await withCounts([offer]))[0])

const prefix = 'COUNTS#'

/** All items of counts of a seller's listings and plates, unparsed: one query, which is cheaper for a stock than its items. */
export const readStockCounts = (sellerId: string): Promise<Item[]> =>
  queryItems({ partition: keys.counts(sellerId, '').pk, prefix }, anyItem)

/** A seller's own listings or plates with their counts, in their order. */
export const withStockCounts = async <T extends Offer>(
  sellerId: string,
  offers: readonly T[],
): Promise<WithCounts<T>[]> => (offers.length === 0 ? [] : addCounts(offers, await readStockCounts(sellerId)))

/** The listing or plate that is counted. */
export type CountedFor = {
  id: string
  counts: Key
  offer: Key
  /** Plates have no charts, and a look at a number would blur those of its seller's cars. */
  hasDays: boolean
  /** How a contact comes about. */
  way?: ContactWay
  /** Made while views were still counted on the listing or plate itself, with a guard item for each person. */
  wasViewedBefore: boolean
}

const counting = ({ id, ownerId, viewCount }: Offer, offer: Key, hasDays: boolean): CountedFor => ({
  id,
  counts: keys.counts(ownerId, id),
  offer,
  hasDays,
  wasViewedBefore: viewCount !== undefined,
})

/** A listing as the one that is counted. */
export const forListing = (listing: Offer): CountedFor => counting(listing, keys.listing(listing.id), true)

/** A plate as the one that is counted. */
export const forPlate = (plate: Offer): CountedFor => counting(plate, keys.plate(plate.id), false)

/** A write, for the transaction that makes a listing or plate, of its counts. `moves`: see `viewers.ts`. */
export const newCountsWrite = ({ ownerId, id }: Offer): Write =>
  insertWrite({ ...keys.counts(ownerId, id), ...noCounts, moves: 0 })

/**
 * Makes the counts of a listing or plate that an older version stored without.
 * @returns false when the listing or plate does not exist
 */
export const ensureCounts = async ({ counts, offer }: CountedFor): Promise<boolean> => {
  try {
    await transact([
      checkWrite(offer, { if: 'attribute_exists(pk)' }),
      insertWrite({ ...counts, ...noCounts, moves: 0 }),
    ])
    return true
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    // The counts exist: a concurrent call was faster.
    return error.failed[0] !== true
  }
}

/** What is counted of each day. */
export type CountedDaily = Counted | ContactWay

// The names of a day's numbers in an item of counts are short, since a month of them must fit: `v261123`, `c261123`, `s261123`. The sets
// of marks in it have `p` and `n`.
const letters = { VIEW: 'v', CONTACT: 'c', SAVE: 's', WHATSAPP: 'w', CALL: 't', MESSAGE: 'm' } as const
const byLetter = new Map<string, CountedDaily>(
  Object.entries(letters).map(([what, letter]) => [letter, what as CountedDaily]),
)

/** The attribute of a day (`2026-11-23`). */
export const dayName = (what: CountedDaily, day: string): string =>
  `${letters[what]}${day.slice(2).replaceAll('-', '')}`

const dayNames = /^([vcswtm])(\d\d)(\d\d)(\d\d)$/

/** The days in an item of counts or of a past month: attribute, day and number, by what was counted. */
export const daysIn = (item: Item): { name: string; what: CountedDaily; day: string; count: number }[] =>
  Object.entries(item).flatMap(([name, count]) => {
    const [, letter = '', year, month, day] = dayNames.exec(name) ?? []
    const what = byLetter.get(letter)
    if (what === undefined) return []
    return [{ name, what, day: `20${year}-${month}-${day}`, count: Number(count) }]
  })

/** The numbers that one more person adds to the counts: to the total, and for a car to the day. */
export const oneMore = (what: Counted, { hasDays, way }: CountedFor, at: Date): Record<string, number> => ({
  [totals[what]]: 1,
  ...(hasDays && { [dayName(what, qatarDay(at))]: 1 }),
  ...(hasDays && what === 'CONTACT' && way && { [dayName(way, qatarDay(at))]: 1 }),
})

/** Holds while the listing or plate exists: its counts are made with it, and marked or deleted with it. */
const isCounting = 'attribute_exists(pk) AND attribute_not_exists(expiresAt)'

/** A write that counts one more person; its condition fails, with the refusal `gone`, when there is nothing to count for. */
export const countWrite = (what: Counted, countedFor: CountedFor, at: Date, gone?: ErrorCode): Write =>
  updateWrite(countedFor.counts, { add: oneMore(what, countedFor, at), if: isCounting, refuse: gone })

/** When numbers of this day expire, in epoch seconds. */
export const dayKeptUntil = (at: Date): number => keptUntil('monthCounts', at)

/** A write, for the transaction that deletes a car: its days stay for its seller's charts, as long as days do. */
export const endCountsWrite = ({ ownerId, id }: Offer, at: Date, names: readonly string[]): Write =>
  updateWrite(keys.counts(ownerId, id), { set: { expiresAt: dayKeptUntil(at) }, remove: names })

/** A write, for the transaction that deletes a plate, which has no days. */
export const deleteCountsWrite = ({ ownerId, id }: Offer): Write => deleteWrite(keys.counts(ownerId, id))
