import { retryConflict, untilSecond } from '#functions/core/time.ts'
import { afterUserStatus, changeUserStatus } from '#functions/commands/change-user-status.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { readManaged } from './changed-user.ts'
import { setUserStatus as route } from '#shared/api/users.ts'

const live = { readManaged, changeUserStatus, afterUserStatus, untilSecond }

/** Suspends a user, for good or until a time, or restores them. */
export const setUserStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const user = await retryConflict(async () =>
    deps.changeUserStatus(await deps.readManaged(params.id), body, actor.id),
  )
  await deps.afterUserStatus(user.id)
  // Waits, so that a sign-in right after this response does not get a token of the revoked second.
  if (user.status === 'ACTIVE') await deps.untilSecond(user.tokensValidAfter)
  return toAdminUser(user)
}

export const handler = provenHandler(route, setUserStatus)
