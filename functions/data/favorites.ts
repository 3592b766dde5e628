import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { forListing, forPlate, type CountedFor } from '#functions/data/counts.ts'
import { countPersonWrites, freePlace, placeWrite, wasCounted } from '#functions/data/person-counts.ts'
import { queryItems, queryPages } from '#functions/data/queries.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { checkWrite, deleteWrite, getItems, updateWrite, type Key } from '#functions/data/table.ts'
import { ConditionsFailed, type Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { id, isIdOf } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

// Saved cars and plates. Each kind has keys and a limit of its own.

type Offer = { id: string; ownerId: string }

type Kind = {
  of: string
  prefix: string
  most: number
  idName: string
  offerKey: (id: string) => Key
  savedKey: (userId: string, id: string) => Key
  countedFor: (offer: Offer) => CountedFor
  /** The refusal when it was deleted meanwhile. */
  gone: ErrorCode
}

const cars: Kind = {
  of: 'favorites',
  prefix: partitions.favoritePrefix,
  most: limits.favorites,
  idName: 'listingId',
  offerKey: keys.listing,
  savedKey: keys.favorite,
  countedFor: forListing,
  gone: 'LISTING_NOT_FOUND',
}
const plates: Kind = {
  of: 'favoritePlates',
  prefix: partitions.favoritePlatePrefix,
  most: limits.plate.favorites,
  idName: 'plateId',
  offerKey: keys.plate,
  savedKey: keys.favoritePlate,
  countedFor: forPlate,
  gone: 'PLATE_NOT_FOUND',
}

const savedRecord = z.object({ sk: z.string(), savedAt: instant })

/** The ids of a person's saved items with the time, newest first. Strongly consistent. */
const listSaved = async (userId: string, { prefix, most }: Kind) => {
  const query = { partition: partitions.user(userId), prefix, consistent: true, limit: most }
  const saved = await queryItems(query, savedRecord, most)
  return saved
    .map(({ sk, savedAt }) => ({ id: sk.slice(prefix.length), savedAt }))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

const savedQuota = (userId: string, kind: Kind): Quota => ({
  item: keys.quotaCounts(userId),
  of: kind.of,
  most: kind.most,
  full: 'FAVORITES_FULL',
  recount: async () => (await listSaved(userId, kind)).length,
})

type Saving = {
  userId: string
  /** The person to count, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  /** Of a person who is not established: the network of which a few count in a day. */
  network?: string | undefined
  at: Date
}

/** The writes that count who saves something; none for who counts already, or whose network has no place left on this day. */
const countWrites = async ({ person, network, at }: Saving, kind: Kind, offer: Offer): Promise<Write[]> => {
  const countedFor = kind.countedFor(offer)
  if (person === undefined || (await wasCounted('SAVE', countedFor, person, at))) return []
  const place = network === undefined ? undefined : await freePlace('SAVE', countedFor.id, network, at)
  if (network !== undefined && !place) return []
  return [
    ...countPersonWrites('SAVE', countedFor, person, at, kind.gone),
    ...(place ? [placeWrite(place, at)] : []),
  ]
}

/** Saves something and counts the person in the same transaction, unless they count already. */
const saveAndCount = async (saving: Saving, kind: Kind, offer: Offer): Promise<void> => {
  const { userId, at } = saving
  const count = await countWrites(saving, kind, offer)
  const favorite = updateWrite(kind.savedKey(userId, offer.id), {
    set: {
      [kind.idName]: offer.id,
      userId,
      savedAt: at.toISOString(),
      ownerPk: partitions.savers(offer.id),
      ownerSk: timeSort(at.toISOString(), userId),
    },
    if: 'attribute_not_exists(pk)',
  })
  try {
    await addWithin(savedQuota(userId, kind), [favorite, ...count])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const [isSaved, isCountedNow, , isPlaceTaken] = error.failed
    if (isSaved) return
    // A concurrent call of the same person was faster, or of their network, which may have another place.
    if (count.length > 0 && isCountedNow) return saveAndCount({ ...saving, person: undefined }, kind, offer)
    if (count.length < 3 || !isPlaceTaken) throw error
    await saveAndCount(saving, kind, offer)
  }
}

const deleteSaved = async (userId: string, kind: Kind, offerId: string): Promise<void> => {
  const key = kind.savedKey(userId, offerId)
  try {
    await removeFrom(savedQuota(userId, kind), [deleteWrite(key, { if: 'attribute_exists(pk)' })])
  } catch (error) {
    if (!(error instanceof ConditionsFailed) || !error.failed[0]) throw error
  }
}

// Each is a transaction on one count, one after the other; one place is enough to go on.
const goneAtOnce = 10

const offerKey = z.object({ pk: z.string() })

/** Removes saved items whose offers are deleted, a few at a time. @returns whether there were any */
const forgetGone = async (userId: string, kind: Kind): Promise<boolean> => {
  const saved = (await listSaved(userId, kind)).map((one) => one.id)
  const offers = await getItems(saved.map(kind.offerKey), offerKey)
  const present = new Set(offers.map(({ pk }) => pk))
  const gone = saved.filter((offerId) => !present.has(kind.offerKey(offerId).pk)).slice(0, goneAtOnce)
  for (const offerId of gone) await deleteSaved(userId, kind, offerId)
  return gone.length > 0
}

/** Frees places of saved listings that are deleted: no list shows them, so nobody could take them out. @returns whether any was */
export const forgetGoneFavorites = (userId: string): Promise<boolean> => forgetGone(userId, cars)

/** Frees places of saved plates that are deleted, as `forgetGoneFavorites` does. */
export const forgetGoneFavoritePlates = (userId: string): Promise<boolean> => forgetGone(userId, plates)

/**
 * Saves a listing for a user; saving it again changes nothing. Counts the person in the same transaction, unless they
 * count already. Nothing takes that back: the count says how many wanted the car, not how many still keep it.
 * @throws AppError FAVORITES_FULL; LISTING_NOT_FOUND when it was deleted meanwhile
 */
export const putFavorite = ({ listing, ...saving }: Saving & { listing: Offer }): Promise<void> =>
  saveAndCount(saving, cars, listing)

/** Removes a saved listing; removing an absent one is no error. */
export const deleteFavorite = (userId: string, listingId: string): Promise<void> =>
  deleteSaved(userId, cars, listingId)

/** The listings that a user saved and when, newest first; at most `limits.favorites`. */
export const listFavorites = async (userId: string) =>
  (await listSaved(userId, cars)).map(({ id: listingId, savedAt }) => ({ listingId, savedAt }))

/** The ids of the listings that a user saved, newest first. */
export const listFavoriteIds = async (userId: string): Promise<string[]> =>
  (await listSaved(userId, cars)).map(({ id: listingId }) => listingId)

/**
 * Saves a plate for a user, as `putFavorite` saves a listing.
 * @throws AppError FAVORITES_FULL; PLATE_NOT_FOUND when it was deleted meanwhile
 */
export const putFavoritePlate = ({ plate, ...saving }: Saving & { plate: Offer }): Promise<void> =>
  saveAndCount(saving, plates, plate)

/** Removes a saved plate; removing an absent one is no error. */
export const deleteFavoritePlate = (userId: string, plateId: string): Promise<void> =>
  deleteSaved(userId, plates, plateId)

/** The plates that a user saved and when, newest first; at most `limits.plate.favorites`. */
export const listFavoritePlates = async (userId: string) =>
  (await listSaved(userId, plates)).map(({ id: plateId, savedAt }) => ({ plateId, savedAt }))

const saverRecord = z.object({ userId: id('user') })

// One read of many people at a time is what the table answers in a batch.
const saversAtOnce = 100

/** The users who saved a listing or plate before an instant, page by page, the first to save it first. */
export async function* listSavers(offerId: string, before: string): AsyncGenerator<string[]> {
  const query = {
    index: 'byOwner',
    partition: partitions.savers(offerId),
    before,
    limit: saversAtOnce,
  } as const
  for await (const items of queryPages(query)) yield items.map((item) => saverRecord.parse(item).userId)
}

/** A write that fails when this person has saved the listing or plate no longer: the index may not know yet. */
export const stillSaved = (userId: string, offerId: string): Write => {
  const key = isIdOf('plate', offerId) ? keys.favoritePlate : keys.favorite
  return checkWrite(key(userId, offerId), { if: 'attribute_exists(pk)' })
}
