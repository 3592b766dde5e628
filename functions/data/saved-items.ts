import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { countPersonWrites, wasCounted, type CountedFor } from '#functions/data/person-counts.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { ConditionsFailed, type Write } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { instant } from '#shared/schemas/text.ts'
import { deleteWrite } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

// What cars and plates have in common when somebody saves them.

/** A user's saved cars or plates, of which there is room for so many. `prefix` is that of their keys. */
const savedQuota = (userId: string, { of, prefix, most }: SavedKind): Quota => ({
  item: keys.held(userId),
  of,
  most,
  full: 'FAVORITES_FULL',
  recount: async () => (await listSaved(userId, prefix, most)).length,
})

export type SavedKind = { of: string; prefix: string; most: number }

type Saving = {
  userId: string
  kind: SavedKind
  /** Its condition does not hold when it is there already. */
  favorite: Write
  countedFor: CountedFor
  /** Whom to count, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  at: Date
  /** The refusal when it was deleted meanwhile. */
  gone: ErrorCode
}

/**
 * Saves something for a person and counts them in the same transaction, unless they count already. What is saved already
 * stays as it is.
 * @throws AppError FAVORITES_FULL, or `gone`; nothing is written then
 */
export const saveAndCount = async (saving: Saving): Promise<void> => {
  const { userId, kind, favorite, countedFor, person, at, gone } = saving
  const isCounted = person === undefined || (await wasCounted('SAVE', countedFor.id, person, at))
  const count = isCounted ? [] : countPersonWrites('SAVE', countedFor, person, at, gone)
  try {
    await addWithin(savedQuota(userId, kind), [favorite, ...count])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const [isSaved, isCountedNow] = error.failed
    if (isSaved) return
    if (!isCountedNow) throw error
    // Another call of the same person was quicker.
    await saveAndCount({ ...saving, person: undefined })
  }
}

/** Removes what a person saved and makes room for another; removing an absent one is no error. */
export const removeSaved = async (
  userId: string,
  kind: SavedKind,
  item: { pk: string; sk: string },
): Promise<void> => {
  const gone: Write = deleteWrite(item, { if: 'attribute_exists(pk)' })
  try {
    await removeFrom(savedQuota(userId, kind), [gone])
  } catch (error) {
    if (!(error instanceof ConditionsFailed) || !error.failed[0]) throw error
  }
}

const savedRecord = z.object({ sk: z.string(), savedAt: instant })

/** The ids of what a person saved under a prefix and when, newest first; at most as many as said. Strongly consistent. */
export const listSaved = async (
  userId: string,
  prefix: string,
  atMost: number,
): Promise<{ id: string; savedAt: string }[]> => {
  return (
    await queryItems(
      { partition: partitions.user(userId), prefix, consistent: true, limit: atMost },
      savedRecord,
      atMost,
    )
  )
    .map(({ sk, savedAt }) => ({ id: sk.slice(prefix.length), savedAt }))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}
