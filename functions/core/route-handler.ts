import { type Admission, composeHandler, type Handler, type Operation } from './compose-handler.ts'
import { enforceLimits } from './limited-handler.ts'
import type { Access, Contract } from '#shared/api/contract.ts'
import { verifyAccessToken } from '#functions/adapters/access-token.ts'
import { AppError } from './app-error.ts'
import type { Actor } from './caller.ts'
import { addToLogContext } from './logger.ts'
import type { RequestInfo } from './read-request.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import {
  canBeStaff,
  canEmploy,
  isDealershipSeller,
  isPlatformAdmin,
  isSeller,
  isStaffRoleAtLeast,
  type StaffRole,
} from '#shared/rules/user.ts'

export type { Handler, Input } from './compose-handler.ts'

/** A route for which a token is enough. */
type Tokened = Contract & { access: Exclude<Access, 'admin'>; needsProof?: never }

/**
 * The Lambda handler of a route that asks for a token at most. For public routes, `publicHandler` makes a smaller one; those that
 * ask for more than a token take `provenHandler`, and do not compile here.
 */
export const routeHandler = <C extends Tokened>(contract: C, operate: Operation<C>): Handler =>
  composeHandler(contract, operate, { admit, enforceLimits })

const live = { verifyAccessToken, getUserById, findEmployment }

/** The active user behind the bearer token, as our store knows them now, or undefined. Cookies never authenticate. */
export const identify = async (
  { authorization }: RequestInfo,
  deps: Pick<typeof live, 'verifyAccessToken' | 'getUserById'> = live,
): Promise<Actor | undefined> => {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  const claims = token && (await deps.verifyAccessToken(token))
  if (!claims) return undefined
  const user = await deps.getUserById(claims.userId)
  if (!user || user.status !== 'ACTIVE') return undefined
  const isEnded =
    claims.issuedAt < user.tokensValidAfter ||
    user.endedSessions.some(({ session }) => session === claims.session)
  return isEnded ? undefined : { ...user, session: claims.session }
}

const mayEnter: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  optional: () => true,
  user: () => true,
  seller: isSeller,
  dealership: isDealershipSeller,
  admin: isPlatformAdmin,
}

/**
 * The dealership in whose place a member of its staff calls, with the person. Read anew for each call, so that who was removed is
 * refused from the next one on; and so are all, while the dealership is suspended or not verified.
 * @throws AppError NOT_STAFF, FORBIDDEN for what their role may not do
 */
const actFor = async (
  person: Actor,
  dealershipId: string,
  least: StaffRole,
  deps: typeof live,
): Promise<Actor> => {
  const employment = await deps.findEmployment(person.id)
  const isEmployed = employment?.dealershipId === dealershipId && canBeStaff(person)
  const dealership = isEmployed ? await deps.getUserById(dealershipId) : undefined
  if (!employment || !dealership || !canEmploy(dealership)) {
    addToLogContext({ userId: person.id })
    throw new AppError('NOT_STAFF')
  }
  if (!isStaffRoleAtLeast(employment.role, least)) {
    addToLogContext({ userId: person.id })
    throw new AppError('FORBIDDEN')
  }
  return { ...dealership, person }
}

/** The caller of a route, or a refusal. @throws AppError UNAUTHORIZED, FORBIDDEN, NOT_STAFF */
export const admit = async (
  { access, staff }: Admission,
  request: RequestInfo,
  deps = live,
): Promise<Actor | undefined> => {
  if (access === 'public') return undefined
  const caller = await identify(request, deps)
  if (!caller && access !== 'optional') throw new AppError('UNAUTHORIZED')
  const { actingFor } = request
  const actor = caller && staff && actingFor ? await actFor(caller, actingFor, staff, deps) : caller
  if (actor && !mayEnter[access](actor)) {
    addToLogContext({ userId: actor.id })
    throw new AppError('FORBIDDEN')
  }
  return actor
}
