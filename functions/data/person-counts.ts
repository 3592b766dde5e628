import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { dayMs, epochSeconds, retry } from '#functions/core/time.ts'
import { networkLimits } from '#shared/rules/reputation.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { type Counted, type CountedFor, countWrite, ensureCounts, oneMore } from './counts.ts'
import { movePastDays, pastDays } from './day-counts.ts'
import { keys } from './keys.ts'
import {
  anyItem,
  getItem,
  getItems,
  insertWrite,
  type Item,
  type Key,
  keyOf,
  putWrite,
  updateWrite,
  writeAndRead,
} from './table.ts'
import type { Write } from './transact.ts'
import {
  isFull,
  keyedHashes,
  marking,
  type Marks,
  marksOf,
  moveMarks,
  type Places,
  placesOf,
  toCount,
} from './viewers.ts'
import { keptUntil } from './kept-until.ts'

/** A contact or a save; views are too many for a guard item each, see `countView`. */
type Rare = Exclude<Counted, 'VIEW'>

/**
 * The writes, for a transaction, that count a person (`personOf`) for a listing or plate. The first is the guard: its condition
 * fails while the person counts already. The second fails, with the refusal `gone`, when the listing or plate does not exist.
 * Neither version nor change key changes, so no edit conflicts with it and search does not process it.
 */
export const countPersonWrites = (
  what: Rare,
  countedFor: CountedFor,
  person: string,
  at: Date,
  gone?: ErrorCode,
): Write[] => [
  putWrite(
    { ...keys.counted(what, countedFor.id, person), expiresAt: keptUntil('counted', at) },
    { if: 'attribute_not_exists(pk) OR expiresAt <= :now', values: { now: epochSeconds(at) } },
  ),
  countWrite(what, countedFor, at, gone),
]

const guard = z.object({ expiresAt: z.number() })

/**
 * Whether this person counts for the listing or plate already; the guard's own condition resolves a race. Afterwards there is an
 * item of counts, which an older version may not have made.
 */
export const wasCounted = async (
  what: Rare,
  countedFor: CountedFor,
  person: string,
  at: Date,
): Promise<boolean> => {
  const { counts, id } = countedFor
  const found = await getItems([counts, keys.counted(what, id, person)], anyItem)
  const isCounts = (item: Item) => keyOf(item).sk === counts.sk
  if (!found.some(isCounts)) await ensureCounts(countedFor)
  const counted = found.find((item) => !isCounts(item))
  return counted !== undefined && guard.parse(counted).expiresAt > epochSeconds(at)
}

/** A free place of a network in the contacts or saves of a listing or plate on this day (UTC), or undefined when all are taken. */
export const freePlace = async (
  what: Rare,
  id: string,
  network: string,
  at: Date,
): Promise<Key | undefined> => {
  const day = Math.floor(at.getTime() / dayMs)
  const [hash] = await keyedHashes(`${what} ${id} ${day} ${network}`, at)
  const places = Array.from({ length: networkLimits.viewersOfOne }, (_, n) =>
    keys.networkPlace(id, `${hash}#${n}`),
  )
  const taken = new Set((await getItems(places, anyItem)).map((item) => keyOf(item).sk))
  return places.find(({ sk }) => !taken.has(sk))
}

/** A write, for the transaction that counts a contact or save, that takes a place of its network; its condition fails when another has. */
export const placeWrite = (place: Key, at: Date): Write =>
  insertWrite({ ...place, expiresAt: keptUntil('networkPlace', at) })

/** Whether an older version, which kept a guard item for each view, has counted this person's. */
const wasViewedBefore = async (
  { id, wasViewedBefore }: CountedFor,
  person: string,
  at: Date,
): Promise<boolean> => {
  const counted = wasViewedBefore ? await getItem(keys.counted('VIEW', id, person), guard) : undefined
  return counted !== undefined && counted.expiresAt > epochSeconds(at)
}

class Overtaken extends Error {
  // One of the names by which `core/app-error.ts` knows that a store is busy.
  override readonly name = 'TransactionConflictException'
}

type View = {
  countedFor: CountedFor
  person: string
  marks: Marks
  places: Places | undefined
  at: Date
}

/** @returns the counts with this view, or undefined when there was nothing to count. @throws Overtaken */
const tryToCount = async (
  { countedFor, person, marks, places, at }: View,
  consistent: boolean,
): Promise<Item | undefined> => {
  const item = await getItem(countedFor.counts, anyItem, { consistent })
  if (!item) {
    if (await ensureCounts(countedFor)) throw new Overtaken()
    return undefined
  }
  if (item['expiresAt'] !== undefined) return undefined
  const counting = await toCount(countedFor.id, item, marks, places)
  if (!counting || (await wasViewedBefore(countedFor, person, at))) return undefined
  const { add, unmarked, ...mark } = marking(item, marks, at, counting.place)
  const counted = await writeAndRead(
    updateWrite(countedFor.counts, {
      ...mark,
      add: { ...oneMore('VIEW', countedFor, at), ...add },
      // Counts that are gone have no moves to agree about.
      if: `attribute_not_exists(expiresAt) AND ${unmarked}`,
    }),
  )
  if (!counted) throw new Overtaken()
  return counted
}

const retries = {
  tries: 8,
  when: (error: unknown) => error instanceof Error && error.name === 'TransactionConflictException',
  pause: { firstMs: 20, mostMs: 300 },
}

/**
 * Counts who views a listing or plate, once in thirty days: one write of one unit, which asks and counts at once, so a view is
 * counted or not and never by half. Its retry by the SDK, after an answer that was lost, finds the mark.
 * @param network of a person who is not established: a few of it count in a day, and no more
 */
export const countView = async (
  countedFor: CountedFor,
  person: string,
  at: Date,
  network?: string,
): Promise<void> => {
  const marks = await marksOf(countedFor.id, person, at)
  const places = network === undefined ? undefined : await placesOf(countedFor.id, network, at)
  let tries = 0
  const counted = await retry(
    () => tryToCount({ countedFor, person, marks, places, at }, tries++ > 0),
    retries,
  )
  if (!counted) return
  try {
    if (isFull(counted)) await moveMarks(countedFor, counted)
    if (pastDays(counted, at).length > 0) await movePastDays(countedFor, counted, at)
  } catch (error) {
    // The view counts; the next one tidies up.
    logger.error('an item of counts could not be tidied', error)
  }
}
