import { verifyAccessToken } from '#functions/adapters/access-token.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { Actor } from '#functions/core/actor.ts'
import { noteInLog } from '#functions/core/log-context.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { getUserById } from '#functions/data/users.ts'
import type { Access } from '#shared/api/contract.ts'
import { isDealershipSeller, isPlatformAdmin, isSeller } from '#shared/rules/user.ts'

const live = { verifyAccessToken, getUserById }

/** The active user behind the bearer token, as our store knows them now, or undefined. Cookies never authenticate. */
export const identify = async ({ authorization }: RequestInfo, deps = live): Promise<Actor | undefined> => {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  const claims = token && (await deps.verifyAccessToken(token))
  if (!claims) return undefined
  const user = await deps.getUserById(claims.userId)
  if (!user || user.status !== 'ACTIVE') return undefined
  const isEnded =
    claims.issuedAt < user.tokensValidAfter ||
    user.endedSessions.some(({ session }) => session === claims.session)
  return isEnded ? undefined : user
}

const mayEnter: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  optional: () => true,
  user: () => true,
  seller: isSeller,
  dealership: isDealershipSeller,
  admin: isPlatformAdmin,
}

/** The caller of a route, or a refusal. @throws AppError UNAUTHORIZED, FORBIDDEN */
export const admit = async (
  access: Access,
  request: RequestInfo,
  deps = live,
): Promise<Actor | undefined> => {
  if (access === 'public') return undefined
  const actor = await identify(request, deps)
  if (!actor && access !== 'optional') throw new AppError('UNAUTHORIZED')
  if (actor && !mayEnter[access](actor)) {
    noteInLog({ userId: actor.id })
    throw new AppError('FORBIDDEN')
  }
  return actor
}
