import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { forListing } from '#functions/data/person-counts.ts'
import { listSaved, removeSaved, saveAndCount, type SavedKind } from '#functions/data/saved-items.ts'
import type { Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { updateWrite, checkWrite } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'

const kind: SavedKind = { of: 'favorites', prefix: partitions.favoritePrefix, most: limits.favorites }

const favoriteWrite = (userId: string, listingId: string, at: Date): Write =>
  updateWrite(keys.favorite(userId, listingId), {
    set: {
      listingId,
      userId,
      savedAt: at.toISOString(),
      ownerPk: partitions.savers(listingId),
      ownerSk: timeSort(at.toISOString(), userId),
    },
    if: 'attribute_not_exists(pk)',
  })

type NewFavorite = {
  userId: string
  listing: { id: string; ownerId: string }
  /** Whom to count for the listing, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  at: Date
}

/**
 * Saves a listing for a user; saving it again changes nothing. Counts the person in the same transaction, unless they
 * count already. Nothing takes that back: the count tells how many wanted the car, not how many still keep it.
 * @throws AppError FAVORITES_FULL; LISTING_NOT_FOUND when it was deleted meanwhile
 */
export const putFavorite = ({ userId, listing, person, at }: NewFavorite): Promise<void> =>
  saveAndCount({
    userId,
    kind,
    favorite: favoriteWrite(userId, listing.id, at),
    countedFor: forListing(listing),
    person,
    at,
    gone: 'LISTING_NOT_FOUND',
  })

/** Removes a saved listing; removing an absent one is no error. */
export const deleteFavorite = (userId: string, listingId: string): Promise<void> =>
  removeSaved(userId, kind, keys.favorite(userId, listingId))

/** What a user saved and when, newest first; at most `limits.favorites`. */
export const listFavorites = async (userId: string) =>
  (await listSaved(userId, kind.prefix, kind.most)).map((saved) => ({
    listingId: saved.id,
    savedAt: saved.savedAt,
  }))

/** The ids a user saved, newest first. */
export const listFavoriteIds = async (userId: string): Promise<string[]> =>
  (await listFavorites(userId)).map(({ listingId }) => listingId)

const saverRecord = z.object({ userId: id('user') })

// One read of many people at a time is what the table answers in a batch.
const saversAtOnce = 100

/** Who saved a listing before an instant, page by page, the first to save it first. */
export async function* listSavers(listingId: string, before: string): AsyncGenerator<string[]> {
  for await (const items of queryPages({
    index: 'byOwner',
    partition: partitions.savers(listingId),
    before,
    limit: saversAtOnce,
  }))
    yield items.map((item) => saverRecord.parse(item).userId)
}

/** A write that fails when this person has saved the listing no longer: the index may not know yet. */
export const stillSaved = (userId: string, listingId: string): Write =>
  checkWrite(keys.favorite(userId, listingId), { if: 'attribute_exists(pk)' })
