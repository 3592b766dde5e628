import type { Account, Application, Car, Plate, World } from '#functions/trust/model/world.ts'
import type { ErrorCode } from '#shared/errors.ts'

// The rules of product.md and the specifications, stated a second time: nothing here is taken from `shared/rules` or from the
// handlers, or the model would make their mistakes too.

/** What the model expects instead of success. */
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

/** Whose token counts: neither suspended nor deleted, and the newest session not ended. */
export const isSignedIn = (account: Account | null): account is Account =>
  account !== null && account.status === 'ACTIVE' && account.sessions.at(-1)?.isLive === true

export const isAdmin = (account: Account | null): boolean => account?.role === 'PLATFORM_ADMIN'
export const isDealership = (account: Account): boolean => account.role === 'SELLER_DEALERSHIP'

/** A private seller may post freely; a dealership once it is verified; an admin is not a seller. */
export const mayPost = (account: Account): boolean =>
  account.role === 'PRIVATE' || (isDealership(account) && account.isVerified)

/** What somebody offers can be seen while they are active and may post. */
export const isInGoodStanding = (account: Account): boolean => account.status === 'ACTIVE' && mayPost(account)

/** Visibility is one rule: approved, its owner active, its dealer verified. */
export const isPublic = (offer: Car | Plate): boolean =>
  !offer.isGone && offer.status === 'APPROVED' && isInGoodStanding(offer.owner)

/** The public, the owner and admins; for everyone else it is not there. */
export const maySee = (offer: Car | Plate, account: Account | null): boolean =>
  !offer.isGone && (isPublic(offer) || offer.owner === account || isAdmin(account))

/** What buyers find: it can still be had. */
export const isOnOffer = (offer: Car | Plate): boolean =>
  isPublic(offer) && (offer.availability === 'AVAILABLE' || offer.availability === 'RESERVED')

/** An admin's moves (product.md, section 1): from a draft none, and nothing is sent back to wait. */
export const mayDecide = (from: string, to: string): boolean =>
  ['PENDING>APPROVED', 'PENDING>REJECTED', 'APPROVED>REJECTED', 'REJECTED>APPROVED'].includes(`${from}>${to}`)

/** The same for a dealership's application. */
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

/** A car may only be submitted whole; a private seller’s with both documents. @throws Refused */
export const checkSubmittable = ({
  isComplete,
  hasPapers,
  owner,
}: Pick<Car, 'isComplete' | 'hasPapers' | 'owner'>) => {
  if (!isComplete) refuse('LISTING_INCOMPLETE')
  if (owner.role === 'PRIVATE' && !hasPapers) refuse('DOCUMENTS_REQUIRED')
}

/** What its owner may do to an offer, nobody else may; to others it is forbidden, or not there. @throws Refused */
export const checkOwn = (offer: Car | Plate, me: Account): void => {
  if (!offer.isGone && offer.owner === me) return
  if (isPublic(offer)) refuse('FORBIDDEN')
  refuse(offer.kind === 'car' ? 'LISTING_NOT_FOUND' : 'PLATE_NOT_FOUND')
}

/** It waits or is public, and is not sold: nobody else may offer the number. */
export const holdsNumber = (plate: Plate): boolean =>
  !plate.isGone && plate.status !== 'REJECTED' && plate.availability !== 'SOLD'

/** One number is on offer once. @throws Refused */
export const checkNumberFree = (world: World, number: string, but?: Plate): void => {
  const isTaken = world.plates.some((plate) => plate !== but && plate.number === number && holdsNumber(plate))
  if (isTaken) refuse('PLATE_TAKEN')
}

/** An appeal that is open ends with whatever ends the refusal. */
export const withdrawAppeal = (thing: Car | Plate | Application): void => {
  if (thing.appeal?.status === 'OPEN') thing.appeal.status = 'WITHDRAWN'
  thing.appeal = null
}
