import { now } from '#functions/core/time.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { emailConfirmationWrites } from '#functions/commands/send-code.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { dealerCityWrite } from '#functions/data/dealers.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { changedDetails, editUser, type UserChanges } from '#functions/data/user-edits.ts'
import { dropCodeWrite } from '#functions/data/one-time-codes.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import type { Write } from '#functions/data/transact.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { findUserId, type UserRecord } from '#functions/data/users.ts'
import { checkPassword } from './check-password.ts'
import type { Body } from '#shared/api/contract.ts'
import { updateUser as route } from '#shared/api/identity.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'

const live = {
  checkPassword,
  editUser,
  findUserId,
  takeNamed,
  accountEmailWrite,
  emailConfirmationWrites,
  refuseBorrowedNames,
  syncOffersNow,
  now,
}

/** Whether the changes need the password: codes and links go to an address, and a confirmed number is as good as one. */
const needsPassword = (user: UserRecord, { email, phoneNumber }: UserChanges): boolean =>
  email !== undefined || (phoneNumber !== undefined && user.phoneConfirmedAt !== null)

type Pending = { changes: UserChanges; writes: Write[] }

/**
 * The changes with the address apart, and what is written with them. A confirmed address stays until the new one is confirmed; one
 * that nobody has proved is replaced at once.
 * @throws AppError EMAIL_TAKEN; TOO_MANY_REQUESTS when the new address has had its codes for now, or the caller's network has asked for too many
 */
const withConfirmation = async (
  user: UserRecord,
  { changes, email: asked, ip }: { changes: UserChanges; email: string | undefined; ip: string },
  at: Date,
  deps: typeof live,
): Promise<Pending> => {
  const { email, emailConfirmedAt: _confirmed, pendingEmail: _pending, ...others } = changes
  if (email === undefined) {
    // The present address again: the person wants to keep it.
    const isWithdrawn = asked === user.email && user.pendingEmail !== null
    if (!isWithdrawn) return { changes, writes: [] }
    return { changes: { ...changes, pendingEmail: null }, writes: [dropCodeWrite(user.id, 'EMAIL')] }
  }
  const retryAfterSeconds = await deps.takeNamed('addressMove', networkOf(ip), at)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  if (await deps.findUserId(email)) throw new AppError('EMAIL_TAKEN')
  const codes = await deps.emailConfirmationWrites(user, email, at, { ip })
  if (!codes)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: rateLimits.confirmationLetter.seconds })
  if (user.emailConfirmedAt) return { changes: { ...others, pendingEmail: email }, writes: codes }
  return { changes, writes: [...codes, await deps.accountEmailWrite(user, { kind: 'EMAIL_CHANGED' }, at)] }
}

/** Returns the fields of an edit that differ from the stored ones. */
const changesOf = (
  user: UserRecord,
  { phoneNumber, city, currentPassword: _password, ...others }: Body<typeof route>,
): UserChanges =>
  changedDetails(user, {
    ...others,
    ...(phoneNumber !== undefined && { phoneNumber: toInternational(phoneNumber) }),
    ...(city !== undefined && { city: city || null }),
  })

/**
 * Changes the caller's own details. What a private seller's approved offers show of them is approved too, so another first name or number
 * sends the offers back to review; a dealership moves to another city with them. Another address or confirmed number needs the password, and is confirmed before it counts.
 */
export const updateUser = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const wanted = changesOf(actor, body)
  const isGuarded = needsPassword(actor, wanted)
  if (isGuarded) {
    if (!body.currentPassword) throw invalid('currentPassword', 'Current password is required')
    await deps.checkPassword(actor.id, body.currentPassword, request.ip)
  }
  if (wanted.firstName || wanted.lastName)
    await deps.refuseBorrowedNames(actor.id, {
      firstName: wanted.firstName ?? actor.firstName,
      lastName: wanted.lastName ?? actor.lastName,
    })
  const { changes, writes } = await withConfirmation(
    actor,
    { changes: wanted, email: body.email, ip: request.ip },
    at,
    deps,
  )
  const isShown = actor.role === 'PRIVATE' && Boolean(changes.firstName ?? changes.phoneNumber)
  if (Object.keys(changes).length > 0) {
    const shown = isShown ? { shownChangedAt: at.toISOString() } : {}
    const syncs = isShown ? [offerSyncWrite(actor, at)] : []
    const moves = isDealershipSeller(actor) && changes.city ? [dealerCityWrite(actor.id, changes.city)] : []
    await deps.editUser(
      actor,
      { ...changes, ...shown },
      at,
      [...writes, ...syncs, ...moves],
      // What the password has allowed must not outlive it: the owner may end all sessions at this moment.
      isGuarded ? ['status', 'tokensValidAfter'] : ['status'],
    )
  }
  if (isShown) await deps.syncOffersNow(actor.id)
  return toCurrentUser({ ...actor, ...changes })
}

export const handler = routeHandler(route, updateUser)
