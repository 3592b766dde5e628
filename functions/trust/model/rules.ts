import type { Account, Application, Car, Plate, World } from '#functions/trust/model/world.ts'
import type { ErrorCode } from '#shared/errors.ts'

// The product's rules, written a second time. Nothing is imported from `shared/rules` or from the handlers, because the model would then
// share their mistakes.

/** The refusal that the model expects instead of success. */
export class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** @throws Refused */
export const refuse = (code: ErrorCode): never => {
  throw new Refused(code)
}

/** Whether an account is active and its newest session has not ended. */
export const isSignedIn = (account: Account | null): account is Account =>
  account !== null && account.status === 'ACTIVE' && account.sessions.at(-1)?.isLive === true

export const isAdmin = (account: Account | null): boolean => account?.role === 'PLATFORM_ADMIN'
export const isDealership = (account: Account): boolean => account.role === 'SELLER_DEALERSHIP'

/** Private sellers may post, and dealerships once they are verified. Admins do not sell. */
export const mayPost = (account: Account): boolean =>
  account.role === 'PRIVATE' || (isDealership(account) && account.isVerified)

/** Whether an owner's items can be visible: while the owner is active and may post. */
export const isInGoodStanding = (account: Account): boolean => account.status === 'ACTIVE' && mayPost(account)

/** Whether the public may see an item: it is approved, its owner is active and, if a dealership, verified. */
export const isPublic = (offer: Car | Plate): boolean =>
  !offer.isGone && offer.status === 'APPROVED' && isInGoodStanding(offer.owner)

/** Whether an account may see an item: the public, its owner and admins; for everybody else it does not exist. */
export const maySee = (offer: Car | Plate, account: Account | null): boolean =>
  !offer.isGone && (isPublic(offer) || offer.owner === account || isAdmin(account))

/** Whether buyers find it: it is public and still available or reserved. */
export const isOnOffer = (offer: Car | Plate): boolean =>
  isPublic(offer) && (offer.availability === 'AVAILABLE' || offer.availability === 'RESERVED')

/** An admin's status changes: none from a draft, and none back to waiting. */
export const mayDecide = (from: string, to: string): boolean =>
  ['PENDING>APPROVED', 'PENDING>REJECTED', 'APPROVED>REJECTED', 'REJECTED>APPROVED'].includes(`${from}>${to}`)

/** An admin's decisions on an application. */
export const mayDecideApplication = (from: string, to: string): boolean =>
  [
    'SUBMITTED>UNDER_REVIEW',
    'SUBMITTED>APPROVED',
    'SUBMITTED>REJECTED',
    'UNDER_REVIEW>APPROVED',
    'UNDER_REVIEW>REJECTED',
    'APPROVED>REJECTED',
    'REJECTED>APPROVED',
  ].includes(`${from}>${to}`)

/** Only a complete car can be submitted, a private seller’s with both documents. @throws Refused */
export const checkSubmittable = ({
  isComplete,
  hasDocuments,
  owner,
}: Pick<Car, 'isComplete' | 'hasDocuments' | 'owner'>) => {
  if (!isComplete) refuse('LISTING_INCOMPLETE')
  if (owner.role === 'PRIVATE' && !hasDocuments) refuse('DOCUMENTS_REQUIRED')
}

/** Only its owner may act on it. Others get 403 while it is public, and 404 otherwise. @throws Refused */
export const checkOwn = (offer: Car | Plate, me: Account): void => {
  if (!offer.isGone && offer.owner === me) return
  if (isPublic(offer)) refuse('FORBIDDEN')
  refuse(offer.kind === 'car' ? 'LISTING_NOT_FOUND' : 'PLATE_NOT_FOUND')
}

/** Whether a plate waits for review or is public, and is not sold. */
const isOffered = (plate: Plate): boolean =>
  !plate.isGone && plate.status !== 'REJECTED' && plate.availability !== 'SOLD'

/** Whether it was approved, and is offered since: no other plate may then have its number. */
export const holdsNumber = (plate: Plate): boolean =>
  isOffered(plate) && (plate.status === 'APPROVED' || plate.decided === 'APPROVED')

/** Whether its number becomes its own with its approval. */
export const waitsForNumber = (plate: Plate): boolean => isOffered(plate) && !holdsNumber(plate)

/** Only one plate may hold a number, and of an owner's only one waits for it. @throws Refused */
export const checkNumberFree = (world: World, number: string, owner: Account, but?: Plate): void => {
  const isTaken = world.plates.some(
    (plate) =>
      plate !== but &&
      plate.number === number &&
      (holdsNumber(plate) || (plate.owner === owner && waitsForNumber(plate))),
  )
  if (isTaken) refuse('PLATE_TAKEN')
}

/** Withdraws an open appeal when the rejection ends. */
export const withdrawAppeal = (thing: Car | Plate | Application): void => {
  if (thing.appeal?.status === 'OPEN') thing.appeal.status = 'WITHDRAWN'
  thing.appeal = null
}
