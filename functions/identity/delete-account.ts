import { now } from '#functions/core/time.ts'
import { deleteUser } from '#functions/commands/delete-user.ts'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { checkPassword } from './check-password.ts'
import { clearedRefreshCookie } from './session.ts'
import { deleteAccount as route } from '#shared/api/identity.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'

const live = { checkPassword, deleteUser, now }

/** Deletes the caller's account. An admin's stays: there must be one, and the audit log names them. */
export const deleteAccount = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  if (isPlatformAdmin(actor)) throw new AppError('FORBIDDEN')
  await deps.checkPassword(actor.id, body.password, request.ip)
  await deps.deleteUser(actor, actor.id, deps.now())
  return reply(undefined, { cookies: [clearedRefreshCookie()] })
}

export const handler = routeHandler(route, deleteAccount)
