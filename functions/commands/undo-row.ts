import { isDeepStrictEqual } from 'node:util'
import { now } from '#functions/core/time.ts'
import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { applyEdit } from '#functions/commands/apply-edit.ts'
import type { ImportRun } from '#functions/commands/carry-out-row.ts'
import { changeAvailability, countSale } from '#functions/commands/change-availability.ts'
import { checkCar, checkComplete } from '#functions/commands/check-car.ts'
import { startingAnswers } from '#functions/commands/empty-listing.ts'
import { isJumpHeld } from '#functions/commands/hold-jump.ts'
import { removeListing } from '#functions/commands/remove-offer.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { keepRow, rowUndoWrite, type ImportRow, type RowUndo } from '#functions/data/stock-imports.ts'
import { verifiedWrite, type UserRecord } from '#functions/data/users.ts'
import { type Availability, canSetAvailability } from '#shared/rules/availability.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { canPost } from '#shared/rules/user.ts'
import { carFields, type CarDraft } from '#shared/schemas/listing.ts'
import type { KeptReason } from '#shared/schemas/stock-import.ts'

const live = { isJumpHeld, getListingById, replaceListing, removeListing, keepRow, newSlugSuffix, now }

type Change = ImportRow['changes'][number]

const comparable = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? null))
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other))

/** What a row may change of a listing beside the answers about its car. */
const isBeside = (field: string): field is 'status' | 'availability' | 'stockNumber' =>
  field === 'status' || field === 'availability' || field === 'stockNumber'

const presentOf = (seen: ListingRecord, field: string): unknown =>
  isBeside(field) ? seen[field] : seen.car[field as keyof CarDraft]

const undone: RowUndo = { outcome: 'UNDONE', reason: null, fields: [] }
const kept = (reason: KeptReason, fields: string[] = []): RowUndo => ({ outcome: 'KEPT', reason, fields })

type Step = { row: ImportRow; run: ImportRun; seller: UserRecord; seen: ListingRecord }

const together = ({ row, run, seller }: Step, undo: RowUndo) => [
  { ...verifiedWrite(seller.id), refuse: 'DEALERSHIP_NOT_VERIFIED' } as const,
  rowUndoWrite(run.of, row.row, undo),
]

/** What is not as the import made it. Photos do not count, since they come after it; that a draft was published does. */
const editedSince = ({ row, run, seen }: Step): string[] => {
  const made: CarDraft = { ...startingAnswers, ...row.answers }
  const fields: string[] = Object.keys(carFields).filter(
    (field) => !isSame(seen.car[field as keyof CarDraft], made[field as keyof CarDraft]),
  )
  const isMadeDraft = run.mode === 'DRAFT' || row.moves.intent === 'DRAFT'
  if (isMadeDraft && seen.status !== 'DRAFT') fields.push('status')
  if (stockKey(seen.stockNumber ?? '') !== stockKey(row.stockNumber ?? '')) fields.push('stockNumber')
  const isAvailabilityMade =
    seen.isPausedBySilence || seen.availability === (row.moves.availability ?? ('AVAILABLE' as Availability))
  return isAvailabilityMade ? fields : [...fields, 'availability']
}

const remove = async (step: Step, asked: ReadonlySet<string>, deps: typeof live): Promise<RowUndo> => {
  const fields = editedSince(step)
  if (asked.has(step.seen.id)) throw new Kept('HAS_LEADS')
  if (fields.length > 0) throw new Kept('CHANGED_SINCE', fields)
  await deps.removeListing(step.seen, together(step, undone))
  return undone
}

/** The changes that are still as the import made them, and those that somebody has changed since. */
const sort = ({ row, seen }: Step) => {
  const open = row.changes.filter(({ field, before }) => !isSame(presentOf(seen, field), before))
  // A rejected car that went back to review stays there: only an admin rejects.
  const isTakenBack = ({ field, before, after }: Change) =>
    isSame(presentOf(seen, field), after) && !(field === 'status' && before === 'REJECTED')
  return { back: open.filter(isTakenBack), left: open.filter((change) => !isTakenBack(change)) }
}

/** The listing with a price history in which the step of the import was never taken, so that no badge shows it. */
const withoutPriceStep = (seen: ListingRecord, back: readonly Change[]): ListingRecord => {
  const price = back.find(({ field }) => field === 'priceQAR')
  const [last, previous] = [seen.priceHistory.at(-1), seen.priceHistory.at(-2)]
  const isStep = price && last?.priceQAR === price.after && previous?.priceQAR === price.before
  return isStep ? { ...seen, priceHistory: seen.priceHistory.slice(0, -1) } : seen
}

/** Whether all that the row did is taken back, and nothing else was done since. */
const isWhole = ({ row, seen }: Step, back: readonly Change[]): boolean =>
  row.doneVersion === seen.version && back.length === row.changes.length

/** The former state, with the same version: availability where one can be set, and a public car that only its new price held back. */
const withFormerState = (listing: ListingRecord, step: Step, back: readonly Change[], at: Date) => {
  const { row, seen } = step
  const isHeldBack = isWhole(step, back) && row.statusBefore === 'APPROVED' && seen.status === 'PENDING'
  const former: ListingRecord = isHeldBack ? { ...listing, status: 'APPROVED' } : listing
  const availability = back.find(({ field }) => field === 'availability')?.before as Availability | undefined
  // As `carryOutRow` could: also of a car that has waited for a review since.
  const canSet = canSetAvailability(former.status) || canSetAvailability(row.statusBefore ?? 'DRAFT')
  return availability && canSet
    ? { ...changeAvailability(former, availability, at), version: listing.version }
    : former
}

const restore = async (step: Step, deps: typeof live): Promise<RowUndo> => {
  const { seen, seller } = step
  const { back, left } = sort(step)
  const isRejection = left.every(({ field, before }) => field === 'status' && before === 'REJECTED')
  const undo =
    left.length > 0
      ? kept(
          isRejection ? 'REVIEWED' : 'CHANGED_SINCE',
          left.map(({ field }) => field),
        )
      : undone
  if (seen.availability === 'SOLD' && !step.row.changes.some(({ after }) => after === 'SOLD'))
    throw new Kept('CHANGED_SINCE', ['availability'])
  if (back.length === 0) throw new Kept(undo.reason, undo.fields, undo.outcome)
  const at = deps.now()
  const status = back.find(({ field }) => field === 'status')?.before
  const renumbering = back.find(({ field }) => field === 'stockNumber')
  const answers = back.filter(({ field }) => !isBeside(field))
  const blanked = new Set(answers.filter(({ before }) => before === null).map(({ field }) => field))
  const former: CarDraft = Object.fromEntries(
    answers.filter(({ before }) => before !== null).map(({ field, before }) => [field, before]),
  )
  // A price that nobody has to look at any more.
  const isFreed = step.row.mustReviewBefore === false && isWhole(step, back)
  const base = { ...withoutPriceStep(seen, back), ...(isFreed && { mustReview: false }) }
  const car = Object.fromEntries(Object.entries(base.car).filter(([field]) => !blanked.has(field)))
  const isKnownPrice = seen.priceHistory.some(({ priceQAR }) => priceQAR === former.priceQAR)
  const edit = {
    car: former,
    files: { photos: seen.photos, documents: seen.documents },
    stockNumber: renumbering && (renumbering.before as string | null),
    intent: status === 'DRAFT' ? 'DRAFT' : status === undefined ? 'KEEP' : 'SUBMIT',
    // What an admin was to look at goes back to them.
    isJumpHeld:
      status === 'PENDING' || (!isKnownPrice && (await deps.isJumpHeld(seen, former.priceQAR, seller, at))),
  } as const
  const edited = applyEdit({ ...base, car }, edit, seller, at, deps.newSlugSuffix())
  const listing = withFormerState(edited, step, back, at)
  checkCar(listing.car, at)
  if (listing.status === 'PENDING' || listing.status === 'APPROVED') checkComplete(listing, seller)
  await deps.replaceListing(listing, seen, [
    ...together(step, undo),
    ...countSale(seen, listing.availability),
  ])
  return undo
}

/** A row that is left as it is, and why. */
class Kept extends Error {
  readonly undo: RowUndo
  constructor(reason: KeptReason | null, fields: string[] = [], outcome: RowUndo['outcome'] = 'KEPT') {
    super('kept')
    this.undo = { outcome, reason, fields }
  }
}

const undoOf = (error: unknown): RowUndo => {
  if (error instanceof Kept) return error.undo
  if (!(error instanceof AppError)) throw error
  return kept(error.code === 'EDIT_CONFLICT' ? 'CHANGED_SINCE' : 'REFUSED')
}

/**
 * Takes a row of a carried out import back, as far as nobody has changed since what it did: deletes the car that it made unless
 * somebody asked about it (`asked`), else gives the car its former values back. Idempotent.
 * @returns what became of it; undefined when another run was faster
 * @throws any other error, such as a store that fails: the row is then still to be taken back
 */
export const undoRow = async (
  row: ImportRow,
  run: ImportRun,
  asked: ReadonlySet<string>,
  deps = live,
): Promise<RowUndo | undefined> => {
  try {
    const { seller } = run
    if (!seller || seller.status !== 'ACTIVE' || !canPost(seller))
      throw new AppError('DEALERSHIP_NOT_VERIFIED')
    const seen = row.listingId === null ? undefined : await deps.getListingById(row.listingId)
    // A car that was to be deleted and is gone is as it was before.
    if (!seen || seen.ownerId !== seller.id)
      throw row.action === 'CREATE' ? new Kept(null, [], 'UNDONE') : new Kept('GONE')
    const step = { row, run, seller, seen }
    return await (row.action === 'CREATE' ? remove(step, asked, deps) : restore(step, deps))
  } catch (error) {
    const undo = undoOf(error)
    return (await deps.keepRow(run.of, row.row, undo)) ? undo : undefined
  }
}
