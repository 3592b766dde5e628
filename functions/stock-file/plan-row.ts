import { isDeepStrictEqual } from 'node:util'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { problemWith, type RowRead } from './read-row.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { missingAnswers } from '#shared/rules/listing.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { ImportMode, ImportRowView } from '#shared/schemas/stock-import.ts'

/**
 * The planned effect of a row. `answers` are the values that it would write, `seenVersion` the version of the listing that it
 * was compared with.
 */
export type PlannedRow = Omit<ImportRowView, 'outcome' | 'failure'> & {
  answers: CarDraft
  seenVersion: number | null
}

type Change = ImportRowView['changes'][number]

// Equipment is a set: another order says nothing new.
const comparable = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

const changesOf = (before: CarDraft, answers: CarDraft): Change[] =>
  Object.entries(answers)
    .map(([field, after]) => ({ field, before: before[field as keyof CarDraft] ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(comparable(before), comparable(after)))

const refused = (): Pick<PlannedRow, 'action' | 'listingId' | 'changes' | 'answers' | 'seenVersion'> => ({
  action: 'REFUSE',
  listingId: null,
  changes: [],
  answers: {},
  seenVersion: null,
})

type Place = { row: number; stockNumber: string | null }

/** A row of which nothing can be used. */
export const refuseRow = (place: Place, problems: PlannedRow['problems']): PlannedRow => ({
  ...place,
  ...refused(),
  title: '',
  titleAr: '',
  photoNames: [],
  problems,
})

const titlesOf = (car: Parameters<typeof carTitle>[0]) => ({
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
})

/** The plan for a car that is not in the stock yet; `newId` is the listing it would become. */
const planNew = (place: Place, read: RowRead, mode: ImportMode, newId: string): PlannedRow => {
  const asked = new Set(read.problems.map(({ field }) => field))
  const missing = mode === 'PUBLISH' ? missingAnswers(read.answers).filter((field) => !asked.has(field)) : []
  // The model of an unknown make has not been looked at, so it is not missing.
  const problems = [
    ...read.problems,
    ...missing
      .filter((field) => !(field === 'model' && read.named.model))
      .map((field) => problemWith(field, 'REQUIRED')),
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
    seenVersion: null,
  }
}

/** The plan for a car of the stock. */
const planKnown = (place: Place, read: RowRead, seen: ListingRecord): PlannedRow => {
  const changes = changesOf(seen.car, read.answers)
  // Sold is sold: a file that still has the car with another price does not put it back on sale.
  const isSold = seen.availability === 'SOLD' && changes.length > 0 && read.problems.length === 0
  const problems = isSold ? [problemWith(null, 'CANNOT_CHANGE')] : read.problems
  const common = {
    ...place,
    ...titlesOf({ ...seen.car, ...read.answers, ...read.named }),
    photoNames: read.photoNames,
  }
  if (problems.length > 0) return { ...common, ...refused(), listingId: seen.id, problems }
  return {
    ...common,
    action: changes.length > 0 ? 'CHANGE' : 'SAME',
    listingId: seen.id,
    changes,
    problems,
    answers: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
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
