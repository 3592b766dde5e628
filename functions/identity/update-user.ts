import { now } from '#functions/core/time.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { changedDetails, editUser, type UserChanges } from '#functions/data/user-edits.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { checkPassword } from './check-password.ts'
import type { Body } from '#shared/api/contract.ts'
import { updateUser as route } from '#shared/api/identity.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'

const live = { checkPassword, editUser, accountEmailWrite, refuseBorrowedNames, syncOffersNow, now }

/** Returns the fields of an edit that differ from the stored ones. */
const changesOf = (
  user: UserRecord,
  { phoneNumber, city, currentPassword: _password, ...others }: Body<typeof route>,
): UserChanges =>
  changedDetails(user, {
    ...others,
    ...(phoneNumber !== undefined && { phoneNumber: toInternational(phoneNumber, '+974') }),
    ...(city !== undefined && { city: city || null }),
  })

/**
 * Changes the caller's own details. What a private seller's approved offers show of them is approved too, so another first name or number
 * sends the offers back to review. A new address needs the password, since its reader can set a new one; and the old address
 * is sent an email about it.
 */
export const updateUser = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const changes = changesOf(actor, body)
  if (changes.email) {
    if (!body.currentPassword) throw invalid('currentPassword', 'Current password is required')
    await deps.checkPassword(actor.id, body.currentPassword, request.ip)
  }
  if (changes.firstName || changes.lastName)
    await deps.refuseBorrowedNames(actor.id, {
      firstName: changes.firstName ?? actor.firstName,
      lastName: changes.lastName ?? actor.lastName,
    })
  const isShown = actor.role === 'PRIVATE' && Boolean(changes.firstName ?? changes.phoneNumber)
  if (Object.keys(changes).length > 0) {
    const mails = changes.email ? [await deps.accountEmailWrite(actor, { kind: 'EMAIL_CHANGED' }, at)] : []
    const shown = isShown ? { shownChangedAt: at.toISOString() } : {}
    const syncs = isShown ? [offerSyncWrite(actor.id, at)] : []
    await deps.editUser(actor, { ...changes, ...shown }, at, [...mails, ...syncs])
  }
  if (isShown) await deps.syncOffersNow(actor.id)
  return toCurrentUser({ ...actor, ...changes })
}

export const handler = routeHandler(route, updateUser)
