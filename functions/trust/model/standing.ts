import { withdrawAppeal } from '#functions/trust/model/rules.ts'
import type { Account, Car, Lead, World } from '#functions/trust/model/world.ts'

const ownOffers = (world: World, account: Account) =>
  [...world.cars, ...world.plates].filter((offer) => offer.owner === account && !offer.isGone)

/** What somebody offers has followed how they stand; whether that is another version of each is nobody's business. */
export const syncOffers = (world: World, account: Account): void => {
  for (const offer of ownOffers(world, account)) if (offer.touched === 'no') offer.touched = 'perhaps'
}

/** Every session of somebody ends. */
export const endSessions = (account: Account): void => {
  for (const session of account.sessions) session.isLive = false
}

const returnForPapers = (car: Car): void => {
  car.status = 'DRAFT'
  car.mustReview = true
  car.touched = 'yes'
}

/** A dealership becomes a private person or the other way: verified anew, its application is no more. */
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
  // A dealership's car needed no documents; a private person's does (specification, selling, section 5).
  for (const car of world.cars) {
    const waitsOrIsPublic = car.status === 'PENDING' || car.status === 'APPROVED'
    if (role === 'PRIVATE' && car.owner === account && !car.isGone && waitsOrIsPublic && !car.hasPapers)
      returnForPapers(car)
  }
}

const leave = (lead: Lead, account: Account): void => {
  if (lead.buyer === account) lead.buyer = null
  if (lead.seller === account) lead.seller = null
  lead.status = 'CLOSED'
  lead.isGone = lead.buyer === null && lead.seller === null
}

/** Takes an offer away. */
export const remove = (offer: ReturnType<typeof ownOffers>[number]): void => {
  withdrawAppeal(offer)
  offer.isGone = true
  offer.touched = 'yes'
}

/** Deleting a user makes everything of theirs invisible in the same act, then removes it (product.md, section 1). */
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
