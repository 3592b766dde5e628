import { now } from '#functions/core/time.ts'
import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { applyEdit } from '#functions/commands/apply-edit.ts'
import { changeAvailability, countSale } from '#functions/commands/change-availability.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { canSetAvailability } from '#shared/rules/availability.ts'
import { checkCar, checkComplete } from '#functions/commands/check-car.ts'
import { isJumpHeld } from '#functions/commands/hold-jump.ts'
import { emptyListing } from '#functions/commands/empty-listing.ts'
import { AppError } from '#functions/core/app-error.ts'
import { findDealer } from '#functions/data/dealers.ts'
import {
  failRow,
  rowDoneWrite,
  type ImportRow,
  type RowDone,
  type RowsOf,
} from '#functions/data/stock-imports.ts'
import { getListingById, insertListing, replaceListing } from '#functions/data/listings.ts'
import { verifiedWrite, type UserRecord } from '#functions/data/users.ts'
import { canPost } from '#shared/rules/user.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'

const live = {
  isJumpHeld,
  findDealer,
  insertListing,
  getListingById,
  replaceListing,
  failRow,
  newSlugSuffix,
  now,
}

/** The import run whose rows are carried out, and its mode. */
export type ImportRun = {
  of: RowsOf
  mode: ImportMode
  /** Undefined once the account is gone. */
  seller: UserRecord | undefined
  /** Its file was fetched: nobody has looked at the rows. */
  isByFeed?: boolean
}

type Step = { row: ImportRow; run: ImportRun; seller: UserRecord }

// The row is marked in the transaction of its effect, so it takes effect once, however often and however many times at once it
// is carried out; the same transaction checks that its dealership is verified.
const together = ({ row, run, seller }: Step, done?: RowDone) => [
  { ...verifiedWrite(seller.id), refuse: 'DEALERSHIP_NOT_VERIFIED' } as const,
  rowDoneWrite(run.of, row.row, done),
]

/**
 * The listing with the availability that the row gives it; the same version. A car that was public (`before`) gets it also where its new
 * price now waits for a review: what is sold must not be on sale again after that.
 * @throws AppError ILLEGAL_STATUS_MOVE where none can be set
 */
const withAvailability = (
  listing: ListingRecord,
  { moves }: ImportRow,
  at: Date,
  before = listing,
): ListingRecord => {
  if (!moves.availability) return listing
  if (!canSetAvailability(listing.status) && !canSetAvailability(before.status))
    throw new AppError('ILLEGAL_STATUS_MOVE')
  return { ...changeAvailability(listing, moves.availability, at), version: listing.version }
}

const create = async ({ row, run, seller }: Step, listingId: string, deps: typeof live) => {
  const at = deps.now()
  // For each car: a run takes minutes, and a dealership that is renamed meanwhile has its cars' name changed only once.
  const dealer = await deps.findDealer(seller.id)
  const blank = emptyListing({ id: listingId, owner: seller, dealer, at })
  const edit = {
    car: row.answers,
    files: { photos: blank.photos, documents: blank.documents },
    intent: run.mode === 'PUBLISH' && row.moves.intent !== 'DRAFT' ? 'SUBMIT' : 'DRAFT',
    stockNumber: row.stockNumber,
  } as const
  const listing = withAvailability(applyEdit(blank, edit, seller, at, deps.newSlugSuffix()), row, at)
  checkCar(listing.car, at)
  if (listing.status !== 'DRAFT') checkComplete(listing, seller)
  await deps.insertListing(listing, together({ row, run, seller }))
}

const hasAnswers = ({ answers }: ImportRow): boolean => Object.keys(answers).length > 0

const change = async ({ row, run, seller }: Step, listingId: string, deps: typeof live) => {
  const at = deps.now()
  const seen = await deps.getListingById(listingId)
  if (!seen || seen.ownerId !== seller.id) throw new AppError('LISTING_NOT_FOUND')
  // The listing has changed since the dealer saw the preview.
  if (seen.version !== row.seenVersion) throw new AppError('EDIT_CONFLICT')
  const edit = {
    car: row.answers,
    files: { photos: seen.photos, documents: seen.documents },
    // A draft stays one unless the row publishes it; a rejected car goes back to review, unless only its number is another.
    intent: row.moves.intent ?? (seen.status === 'REJECTED' && hasAnswers(row) ? 'SUBMIT' : 'KEEP'),
    stockNumber: row.changes.some(({ field }) => field === 'stockNumber') ? row.stockNumber : undefined,
    isJumpHeld: await deps.isJumpHeld(seen, row.answers.priceQAR, seller, at),
  } as const
  const listing = withAvailability(applyEdit(seen, edit, seller, at, deps.newSlugSuffix()), row, at, seen)
  checkCar(listing.car, at)
  if (listing.status === 'PENDING' || listing.status === 'APPROVED') checkComplete(listing, seller)
  const writes = [
    ...together(
      { row, run, seller },
      { doneVersion: listing.version, statusBefore: seen.status, mustReviewBefore: seen.mustReview },
    ),
    ...countSale(seen, listing.availability),
  ]
  await deps.replaceListing(listing, seen, writes, run.isByFeed)
}

/**
 * Carries out a row of a checked import, or notes why it cannot be done. Idempotent.
 * @returns the outcome; undefined when another run has done it meanwhile
 * @throws any other error, such as a store that fails: the row is then still to be done
 */
export const carryOutRow = async (
  row: ImportRow,
  run: ImportRun,
  deps = live,
): Promise<'DONE' | 'FAILED' | undefined> => {
  try {
    const { seller } = run
    if (!seller || seller.status !== 'ACTIVE' || !canPost(seller))
      throw new AppError('DEALERSHIP_NOT_VERIFIED')
    if (row.listingId === null) throw new AppError('LISTING_NOT_FOUND')
    await (row.action === 'CREATE' ? create : change)({ row, run, seller }, row.listingId, deps)
    return 'DONE'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return (await deps.failRow(run.of, row.row, error.code)) ? 'FAILED' : undefined
  }
}
