import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { findCreated, type NamedRequest } from '#functions/data/request-names.ts'
import { getUserById } from '#functions/data/users.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { findCreated, getUserById }

type Creation<T> = {
  actor: Actor
  makes: NamedRequest['makes']
  /** The client's idempotency key; undefined: every call creates another item. */
  requestId: string | undefined
  read: (id: string) => Promise<T | undefined>
  /** Creates it in a transaction with `standsAsWrite` and, if it is given, the note that `request` made it. */
  create: (request: NamedRequest | undefined) => Promise<T>
}

/** The error for a seller whose account or dealer status has changed meanwhile; otherwise the error itself. */
const asSellerStands = async (error: unknown, actor: Actor, deps: typeof live): Promise<unknown> => {
  if (!(error instanceof AppError)) return error
  const user = await deps.getUserById(actor.id)
  if (user?.status !== 'ACTIVE') return new AppError('UNAUTHORIZED', { cause: error })
  if (!canPost(user)) return new AppError('DEALERSHIP_NOT_VERIFIED', { cause: error })
  const isSame = user.role === actor.role && user.isVerified === actor.isVerified
  return isSame ? error : new AppError('CONFLICT', { cause: error })
}

/**
 * Creates an item on offer, unless a request with this idempotency key has created one already, even concurrently; then returns
 * that.
 * @throws what `create` throws; UNAUTHORIZED, DEALERSHIP_NOT_VERIFIED or CONFLICT when the seller's account or dealer status
 * has changed
 */
export const createOnce = async <T>(creation: Creation<T>, deps = live): Promise<T> => {
  const { actor, makes, requestId, read, create } = creation
  const request = requestId === undefined ? undefined : { makes, userId: actor.id, name: requestId }
  const findMade = async (): Promise<T | undefined> => {
    const madeId = request && (await deps.findCreated(request))
    return madeId === undefined ? undefined : read(madeId)
  }
  const before = await findMade()
  if (before) return before
  try {
    return await create(request)
  } catch (error) {
    const meanwhile = await findMade()
    if (meanwhile) return meanwhile
    throw await asSellerStands(error, actor, deps)
  }
}
