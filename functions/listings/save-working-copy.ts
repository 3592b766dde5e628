import { personBehind, type Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import {
  getWorkingCopy,
  makeRoom,
  putWorkingCopy,
  type WorkingCopyRecord,
} from '#functions/data/working-copies.ts'
import { readOwn } from './own-listings.ts'
import { saveWorkingCopy as route } from '#shared/api/working-copies.ts'
import { canPost } from '#shared/rules/user.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

const live = { readOwn, getWorkingCopy, makeRoom, putWorkingCopy, now }

/** The listing that the changes are of: as it was kept with them, or as it is now where they begin with that version. */
const baseOf = async (
  listingId: string,
  baseVersion: number | null,
  seen: WorkingCopyRecord | undefined,
  actor: Actor,
  deps: typeof live,
): Promise<ListingRecord> => {
  if (seen?.base && seen.base.version === baseVersion) return seen.base
  const listing = await deps.readOwn(listingId, actor)
  if (listing.version !== baseVersion) throw new AppError('EDIT_CONFLICT')
  return listing
}

/** Keeps what the caller is typing about a car, in place of what they have read last. */
export const saveWorkingCopy = async (
  { actor, params: { name }, body }: Input<typeof route>,
  deps = live,
) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const { version, baseVersion, ...content } = body
  const at = deps.now()
  const seen = await deps.getWorkingCopy(actor.id, name, at)
  if ((seen?.version ?? 0) !== version) throw new AppError('EDIT_CONFLICT')
  const base = isIdOf('listing', name) ? await baseOf(name, baseVersion, seen, actor, deps) : null
  if (!seen) await deps.makeRoom(actor.id, at)
  const saved = { version: version + 1, savedAt: at.toISOString() }
  const by = personBehind(actor).id
  await deps.putWorkingCopy(actor.id, { ...content, ...saved, name, base, by }, version)
  return saved
}

export const handler = routeHandler(route, saveWorkingCopy)
