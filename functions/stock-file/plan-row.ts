import { isDeepStrictEqual } from 'node:util'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { ListingMoves } from '#functions/data/stock-imports.ts'
import { problemWith, type RowRead } from './read-row.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { missingAnswers } from '#shared/rules/listing.ts'
import { canSetAvailability, isOnOffer } from '#shared/rules/availability.ts'
import type { CarDraft, ListingStatus } from '#shared/schemas/listing.ts'
import type { ImportMode, ImportRowView } from '#shared/schemas/stock-import.ts'

/**
 * The planned effect of a row. `answers` are the values that it would write, `seenVersion` the version of the listing that it
 * was compared with.
 */
export type PlannedRow = Omit<ImportRowView, 'outcome' | 'failure'> & {
  answers: CarDraft
  moves: ListingMoves
  seenVersion: number | null
}

type Change = ImportRowView['changes'][number]

// Equipment is a set: another order says nothing new.
const comparable = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

const changesOf = (before: CarDraft, answers: CarDraft): Change[] =>
  Object.entries(answers)
    .map(([field, after]) => ({ field, before: before[field as keyof CarDraft] ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(comparable(before), comparable(after)))

const refused = (): Pick<
  PlannedRow,
  'action' | 'listingId' | 'changes' | 'answers' | 'moves' | 'seenVersion'
> => ({
  action: 'REFUSE',
  listingId: null,
  changes: [],
  answers: {},
  moves: {},
  seenVersion: null,
})

type Place = { row: number; stockNumber: string | null }

const titlesOf = (car: Parameters<typeof carTitle>[0]) => ({
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
})

/** A row of which nothing can be used; `read` is what it says, if that is known, and names the car. */
export const refuseRow = (place: Place, problems: PlannedRow['problems'], read?: RowRead): PlannedRow => ({
  ...place,
  ...refused(),
  ...titlesOf({ ...read?.answers, ...read?.named }),
  photoNames: read?.photoNames ?? [],
  problems,
})

type State = Pick<ListingRecord, 'status' | 'availability' | 'mustReview'>

type StatePlan = { moves: ListingMoves; changes: Change[]; problems: PlannedRow['problems'] }

/** Where a wish for a status leads, or undefined where a file cannot bring it about: only an admin approves and rejects. */
const moveTo = (wish: ListingStatus, { status, mustReview }: State): StatePlan['moves']['intent'] => {
  if (wish === 'DRAFT') return status === 'REJECTED' ? undefined : 'DRAFT'
  if (wish === 'REJECTED') return undefined
  if (status === 'REJECTED') return 'SUBMIT'
  return status === 'DRAFT' && (wish === 'APPROVED' || mustReview) ? 'SUBMIT' : undefined
}

const statusAfter = (intent: ListingMoves['intent'], { status, mustReview }: State): ListingStatus => {
  if (intent === 'DRAFT') return 'DRAFT'
  if (intent !== 'SUBMIT') return status
  return status === 'REJECTED' || mustReview ? 'PENDING' : 'APPROVED'
}

/** What a row says about the state of its listing: the moves that a seller may make, and a problem with any other. */
const planState = ({ said }: RowRead, seen: State): StatePlan => {
  const plan: StatePlan = { moves: {}, changes: [], problems: [] }
  const refuse = (field: 'status' | 'availability') =>
    plan.problems.push(problemWith(field, 'CANNOT_CHANGE', said[field]))
  if (said.status !== undefined && said.status !== seen.status) {
    const intent = moveTo(said.status, seen)
    if (!intent) refuse('status')
    else {
      plan.moves.intent = intent
      plan.changes.push({ field: 'status', before: seen.status, after: statusAfter(intent, seen) })
    }
  }
  if (said.availability !== undefined && said.availability !== seen.availability) {
    if (!canSetAvailability(statusAfter(plan.moves.intent, seen))) refuse('availability')
    else {
      plan.moves.availability = said.availability
      plan.changes.push({ field: 'availability', before: seen.availability, after: said.availability })
    }
  }
  return plan
}

/** The plan for a car that is not in the stock yet; `newId` is the listing it would become. */
const planNew = (place: Place, read: RowRead, mode: ImportMode, newId: string): PlannedRow => {
  const asked = new Set(read.problems.map(({ field }) => field))
  const { status = 'APPROVED', availability = 'AVAILABLE' } = read.said
  // "I look at each one first" holds for all; a row alone may be kept back.
  const isPublished = mode === 'PUBLISH' && status !== 'DRAFT'
  const missing = isPublished ? missingAnswers(read.answers).filter((field) => !asked.has(field)) : []
  const isUnmakeable = status === 'REJECTED' || status === 'PENDING'
  const isUnsayable = availability === 'SOLD' || (availability !== 'AVAILABLE' && !isPublished)
  // The model of an unknown make has not been looked at, so it is not missing.
  const problems = [
    ...read.problems,
    ...missing
      .filter((field) => !(field === 'model' && read.named.model))
      .map((field) => problemWith(field, 'REQUIRED')),
    ...(isUnmakeable ? [problemWith('status', 'CANNOT_CHANGE', status)] : []),
    ...(isUnsayable ? [problemWith('availability', 'CANNOT_CHANGE', availability)] : []),
  ]
  const common = { ...place, ...titlesOf({ ...read.answers, ...read.named }), photoNames: read.photoNames }
  if (problems.length > 0) return { ...common, ...refused(), problems }
  return {
    ...common,
    action: 'CREATE',
    listingId: newId,
    changes: [],
    problems,
    answers: read.answers,
    moves: {
      ...(mode === 'PUBLISH' && !isPublished && { intent: 'DRAFT' as const }),
      ...(availability !== 'AVAILABLE' && { availability }),
    },
    seenVersion: null,
  }
}

/** The answers that a listing would lack once it leaves its drafts. */
const missingToPublish = (seen: ListingRecord, read: RowRead, { moves }: StatePlan) =>
  seen.status === 'DRAFT' && moves.intent === 'SUBMIT'
    ? missingAnswers({ ...seen.car, ...read.answers }).map((field) => problemWith(field, 'REQUIRED'))
    : []

/** A mere yes ends no reservation, and a mere no takes no sale back. */
const withPresentAvailability = (row: RowRead, { availability }: State): RowRead =>
  row.isAvailable === isOnOffer(availability) ? { ...row, said: { ...row.said, availability } } : row

/** The row without its price where it says that a public car is sold: an odd price must not keep that car on sale. */
const withoutSoldPrice = (row: RowRead, { status }: State): RowRead => {
  if (row.said.availability !== 'SOLD' || !canSetAvailability(status)) return row
  const { priceQAR: _price, ...answers } = row.answers
  return { ...row, answers, problems: row.problems.filter(({ field }) => field !== 'priceQAR') }
}

/** The change of a car's stock number by a row that knows it otherwise. */
const renumberingOf = ({ stockNumber }: Place, seen: ListingRecord): Change[] =>
  stockKey(stockNumber ?? '') === stockKey(seen.stockNumber ?? '')
    ? []
    : [{ field: 'stockNumber', before: seen.stockNumber, after: stockNumber }]

/** The plan for a car of the stock. */
const planKnown = (place: Place, row: RowRead, seen: ListingRecord): PlannedRow => {
  const read = withoutSoldPrice(withPresentAvailability(row, seen), seen)
  const car = changesOf(seen.car, read.answers)
  const renumbering = renumberingOf(place, seen)
  const state = planState(read, seen)
  const changes = [...renumbering, ...car, ...state.changes]
  const found = [...read.problems, ...state.problems, ...missingToPublish(seen, read, state)]
  // Sold is sold: a file that still has the car with another price does not put it back on sale unless it says so.
  const isSold =
    seen.availability === 'SOLD' && car.length > 0 && !state.moves.availability && found.length === 0
  const problems = isSold ? [problemWith(null, 'CANNOT_CHANGE')] : found
  const common = {
    ...place,
    ...titlesOf({ ...seen.car, ...read.answers, ...read.named }),
    photoNames: read.photoNames,
  }
  if (problems.length > 0) return { ...common, ...refused(), listingId: seen.id, problems }
  // An edit revives a car that was paused without an answer, unless the file says that it is paused.
  const isKeptPaused =
    seen.isPausedBySilence &&
    canSetAvailability(seen.status) &&
    read.said.availability === 'PAUSED' &&
    changes.length > 0
  return {
    ...common,
    action: changes.length > 0 ? 'CHANGE' : 'SAME',
    listingId: seen.id,
    changes,
    problems,
    answers: Object.fromEntries(car.map(({ field, after }) => [field, after])),
    moves: { ...state.moves, ...(isKeptPaused && { availability: 'PAUSED' as const }) },
    seenVersion: seen.version,
  }
}

/** Plans the effect of a row on the stock, in which `seen` is its car already, or undefined. Pure. */
export const planRow = (
  place: Place,
  read: RowRead,
  seen: ListingRecord | undefined,
  { mode, newId }: { mode: ImportMode; newId: string },
): PlannedRow => (seen ? planKnown(place, read, seen) : planNew(place, read, mode, newId))
