import { keys, partitions } from '#functions/data/keys.ts'
import { forPlate } from '#functions/data/person-counts.ts'
import { listSaved, removeSaved, saveAndCount, type SavedKind } from '#functions/data/saved-items.ts'
import type { Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { updateWrite } from '#functions/data/table.ts'

const kind: SavedKind = {
  of: 'favoritePlates',
  prefix: partitions.favoritePlatePrefix,
  most: limits.plate.favorites,
}

const favoriteWrite = (userId: string, plateId: string, at: Date): Write =>
  updateWrite(keys.favoritePlate(userId, plateId), {
    set: { savedAt: at.toISOString() },
    if: 'attribute_not_exists(pk)',
  })

type NewFavoritePlate = {
  userId: string
  plate: { id: string }
  /** Whom to count for the plate, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  at: Date
}

/**
 * Saves a plate for a user, as `putFavorite` saves a listing.
 * @throws AppError FAVORITES_FULL; PLATE_NOT_FOUND when it was deleted meanwhile
 */
export const putFavoritePlate = ({ userId, plate, person, at }: NewFavoritePlate): Promise<void> =>
  saveAndCount({
    userId,
    kind,
    favorite: favoriteWrite(userId, plate.id, at),
    countedFor: forPlate(plate),
    person,
    at,
    gone: 'PLATE_NOT_FOUND',
  })

/** Removes a saved plate; removing an absent one is no error. */
export const deleteFavoritePlate = (userId: string, plateId: string): Promise<void> =>
  removeSaved(userId, kind, keys.favoritePlate(userId, plateId))

/** The plates a user saved and when, newest first; at most `limits.plate.favorites`. */
export const listFavoritePlates = async (userId: string) =>
  (await listSaved(userId, kind.prefix, kind.most)).map((saved) => ({
    plateId: saved.id,
    savedAt: saved.savedAt,
  }))
