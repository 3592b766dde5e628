import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById, getListingsById, replaceListing } from '#functions/data/listings.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { getPlateById, getPlatesById, replacePlate } from '#functions/data/plates.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import { getOwnSubmissions, getSubmissionById, replaceSubmission } from '#functions/data/submissions.ts'
import type { Write } from '#functions/data/transact.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { plateTitle } from '#shared/rules/plate.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

/** The item that an appeal is about, in its present state. */
export type Appealable =
  | { kind: 'listing'; record: ListingRecord }
  | { kind: 'plate'; record: PlateRecord }
  | { kind: 'application'; record: SubmissionRecord }

const as = <K extends Appealable['kind'], R>(kind: K, record: R | undefined) => record && { kind, record }

/** The listing, plate or application of this id, or undefined. Strongly consistent. */
export const readAppealable = async (about: string): Promise<Appealable | undefined> => {
  if (isIdOf('listing', about)) return as('listing', await getListingById(about))
  if (isIdOf('plate', about)) return as('plate', await getPlateById(about))
  return as('application', await getSubmissionById(about))
}

type About = { userId: string; about: { kind: Appealable['kind']; id: string } }

/** Reads the items that several appeals are about, by id, as far as they still exist: one batch of reads for each kind. */
export const readAppealables = async (appeals: readonly About[]): Promise<Map<string, Appealable>> => {
  const of = (kind: Appealable['kind']) => appeals.filter(({ about }) => about.kind === kind)
  const idsOf = (kind: Appealable['kind']) => of(kind).map(({ about }) => about.id)
  const [listings, plates, submissions] = await Promise.all([
    getListingsById(idsOf('listing')),
    getPlatesById(idsOf('plate')),
    getOwnSubmissions([...new Set(of('application').map(({ userId }) => userId))]),
  ])
  const found: Appealable[] = [
    ...[...listings.values()].map((record) => ({ kind: 'listing' as const, record })),
    ...[...plates.values()].map((record) => ({ kind: 'plate' as const, record })),
    ...[...submissions.values()].map((record) => ({ kind: 'application' as const, record })),
  ]
  return new Map(found.map((thing) => [thing.record.id, thing]))
}
/** Its titles in both languages. A dealership has one name. */
export const titlesOf = ({ kind, record }: Appealable): { title: string; titleAr: string } => {
  switch (kind) {
    case 'listing':
      return { title: carTitle(record.car, 'en'), titleAr: carTitle(record.car, 'ar') }
    case 'plate':
      return { title: plateTitle(record, 'en'), titleAr: plateTitle(record, 'ar') }
    case 'application': {
      const title = record.answers.businessName ?? ''
      return { title, titleAr: title }
    }
  }
}

const withAppeal = <R extends Appealable['record']>(record: R, appeal: OwnAppeal, updatedAt: string): R => ({
  ...record,
  appeal,
  updatedAt,
  version: record.version + 1,
})

/**
 * Stores an appeal, or its answer, on its item, with `together` in the same transaction.
 * @returns the item as it is then
 * @throws AppError EDIT_CONFLICT when it changed since it was read, or when another condition of the transaction fails
 */
export const noteAppeal = async (
  thing: Appealable,
  appeal: OwnAppeal,
  at: string,
  together: readonly Write[],
): Promise<Appealable> => {
  switch (thing.kind) {
    case 'listing': {
      const record = withAppeal(thing.record, appeal, at)
      await replaceListing(record, thing.record, together)
      return { kind: thing.kind, record }
    }
    case 'plate': {
      const record = withAppeal(thing.record, appeal, at)
      await replacePlate(record, thing.record, together)
      return { kind: thing.kind, record }
    }
    case 'application': {
      const record = withAppeal(thing.record, appeal, at)
      await replaceSubmission(record, thing.record, together)
      return { kind: thing.kind, record }
    }
  }
}
