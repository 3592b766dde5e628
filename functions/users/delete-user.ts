import { now, retryConflict } from '#functions/core/time.ts'
import { deleteUser as deleteAnybody } from '#functions/commands/delete-user.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readManaged } from './changed-user.ts'
import { deleteUser as route } from '#shared/api/users.ts'

const live = { readManaged, deleteAnybody, now }

/** Deletes a user who is no admin, even after concurrent edits. */
export const deleteUser = ({ actor, params }: Input<typeof route>, deps = live): Promise<void> =>
  retryConflict(async () => deps.deleteAnybody(await deps.readManaged(params.id), actor.id, deps.now()))

export const handler = provenHandler(route, deleteUser)
