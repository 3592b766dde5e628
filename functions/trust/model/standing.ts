import { withdrawAppeal } from '#functions/trust/model/rules.ts'
import type { Account, Car, Lead, World } from '#functions/trust/model/world.ts'

const ownOffers = (world: World, account: Account) =>
  [...world.cars, ...world.plates].filter((offer) => offer.owner === account && !offer.isGone)

/** Marks an account's items as perhaps changed after a change of its status: the rules do not say whether each gets a new version. */
export const syncOffers = (world: World, account: Account): void => {
  for (const offer of ownOffers(world, account)) if (offer.touched === 'no') offer.touched = 'perhaps'
}

/** Ends all sessions of an account. */
export const endSessions = (account: Account): void => {
  for (const session of account.sessions) session.isLive = false
}

const returnForDocuments = (car: Car): void => {
  car.status = 'DRAFT'
  car.mustReview = true
  car.touched = 'yes'
}

/** Turns a dealership into a private seller or the other way round: its verification starts anew, and its application is removed. */
export const changeRole = (world: World, account: Account, role: Account['role']): void => {
  if (account.role === role) return
  account.role = role
  account.isVerified = false
  account.verification = role === 'SELLER_DEALERSHIP' ? 'PENDING' : null
  if (account.application) {
    withdrawAppeal(account.application)
    account.application.isGone = true
    account.application = null
  }
  syncOffers(world, account)
  // A dealership's car needs no documents, a private seller's does (specification of selling).
  for (const car of world.cars) {
    const waitsOrIsPublic = car.status === 'PENDING' || car.status === 'APPROVED'
    if (role === 'PRIVATE' && car.owner === account && !car.isGone && waitsOrIsPublic && !car.hasDocuments)
      returnForDocuments(car)
  }
}

const leave = (lead: Lead, account: Account): void => {
  if (lead.buyer === account) lead.buyer = null
  if (lead.seller === account) lead.seller = null
  lead.status = 'CLOSED'
  // One that went with its car does not come back.
  lead.isGone ||= lead.buyer === null && lead.seller === null
}

/** Removes a listing or plate. */
export const remove = (offer: ReturnType<typeof ownOffers>[number]): void => {
  withdrawAppeal(offer)
  offer.isGone = true
  offer.touched = 'yes'
}

/** Deletes a user. Everything of theirs becomes invisible at once and is removed later. */
export const deleteAccount = (world: World, account: Account): void => {
  account.status = 'DELETED'
  endSessions(account)
  for (const offer of ownOffers(world, account)) remove(offer)
  for (const search of world.searches) if (search.owner === account) search.isGone = true
  for (const lead of world.leads) if (lead.buyer === account || lead.seller === account) leave(lead, account)
  if (account.application) {
    withdrawAppeal(account.application)
    account.application.isGone = true
  }
  account.savedCars.clear()
  account.savedPlates.clear()
  world.appeals = world.appeals.filter(({ about }) => about.owner !== account)
}
