import { rateCar } from '#functions/commands/rate-price.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { eachAtOnce, now } from '#functions/core/time.ts'
import { findOthersWithChassis } from '#functions/commands/same-chassis.ts'
import { getListingById } from '#functions/data/listings.ts'
import { listDueChecks, settleCheck, type PublicationCheck } from '#functions/data/publication-checks.ts'
import { readTrackRecord } from '#functions/data/reputation.ts'
import { keyedHashes } from '#functions/data/viewers.ts'
import type { CheckReason } from '#shared/reference/moderation-codes.ts'
import { startAttempts } from './attempts.ts'
import { checkShares, checkTierOf, isPriceUnlikely } from '#shared/rules/publication-check.ts'

const live = {
  listDueChecks,
  settleCheck,
  getListingById,
  findOthersWithChassis,
  readTrackRecord,
  keyedHashes,
  rateCar,
  now,
}

const atOnce = 3

/**
 * Whether a car is drawn. By a hash with a secret that nobody can know, so that no dealership can tell which car of theirs is, and the
 * same car is drawn or not however often it is published within a month.
 */
const isDrawn = async (listingId: string, share: number, deps: typeof live): Promise<boolean> => {
  const [hash] = await deps.keyedHashes(`CHECK ${listingId}`, deps.now())
  return Buffer.from(hash, 'base64url').readUInt32BE(0) / 2 ** 32 < share
}

const settleOne = async (check: PublicationCheck, deps: typeof live): Promise<void> => {
  const listing = await deps.getListingById(check.id)
  if (listing?.status !== 'APPROVED') return deps.settleCheck(check, { reasons: [], share: 0 })
  const share = check.share || checkShares[checkTierOf(await deps.readTrackRecord(check.ownerId))]
  // One that was before the admins already is not drawn a second time.
  const isInSample =
    check.reasons.includes('SAMPLE') ||
    (check.isNew && check.share === 0 && (await isDrawn(check.id, share, deps)))
  const isUnlikely = isPriceUnlikely(listing.car.priceQAR, await deps.rateCar(listing))
  const others = await deps.findOthersWithChassis(listing)
  const reasons: CheckReason[] = [
    ...(isUnlikely ? ['PRICE' as const] : []),
    ...(others.some(({ ownerId }) => ownerId !== listing.ownerId) ? ['CHASSIS' as const] : []),
    ...(isInSample ? ['SAMPLE' as const] : []),
  ]
  await deps.settleCheck(check, { reasons, share })
}

/**
 * Finds what admins are to look at of that which became public without them. One that fails stops no other and is tried again.
 * @throws the last failure, when nothing succeeded
 */
export const checkPublished = async (deps = live): Promise<void> => {
  const { attempt, end } = startAttempts('a published car cannot be checked')
  await eachAtOnce(await deps.listDueChecks(), atOnce, async (check) => {
    await attempt({ listingId: check.id }, () => settleOne(check, deps))
  })
  end()
}

/** Schedule → Lambda, every minute. */
export const handler = jobHandler('checkPublished', () => checkPublished())
