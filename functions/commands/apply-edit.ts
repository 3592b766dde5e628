import { withPrice } from '#shared/rules/price-drop.ts'
import { isDeepStrictEqual } from 'node:util'
import { confirmListing } from './change-availability.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import { toSlug } from '#shared/rules/slug.ts'
import { isOtherCar, statusAfterSubmit } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import { type CarChange, carFields, type CarDraft, type ListingStatus } from '#shared/schemas/listing.ts'
import type { Role } from '#shared/schemas/user.ts'

/** The seller's intent: keep it a draft, submit it, or just change it. */
export type Intent = 'DRAFT' | 'SUBMIT' | 'KEEP'

/** DRAFT is a draft; PENDING and APPROVED are both a wish to submit (product decision). */
export const toIntent = (status: 'DRAFT' | 'PENDING' | 'APPROVED' | undefined, absent: Intent): Intent => {
  if (status === undefined) return absent
  return status === 'DRAFT' ? 'DRAFT' : 'SUBMIT'
}

/** The answers about the car in a request body, without what else it carries. */
export const pickCar = (body: Readonly<Record<string, unknown>>): CarChange =>
  // The body was parsed with the very schemas of sentCarFields.
  Object.fromEntries(
    Object.keys(carFields)
      .filter((name) => body[name] !== undefined)
      .map((name) => [name, body[name]]),
  )

const withoutNulls = (car: CarChange): CarDraft =>
  Object.fromEntries(Object.entries(car).filter(([, answer]) => answer !== null)) as CarDraft

/** The answers after a change, without those that it takes back. Another city leaves no area of the former one. */
export const changedCar = (before: CarDraft, change: CarChange): CarDraft => {
  const { area, ...car } = withoutNulls({ ...before, ...change })
  const isLeft = area !== undefined && (change.area !== undefined || cityOfArea(area) === car.city)
  return isLeft ? { ...car, area } : car
}

const contentOf = ({ car, photos, video, documents, inspectionReport }: ListingRecord) => {
  const { priceQAR: _price, isPriceFixed: _fixed, ...rest } = car
  const videoIds = video && [video.id, video.poster.id]
  return {
    rest,
    photos: photos.map(({ id }) => id),
    video: videoIds,
    documents,
    report: inspectionReport?.id,
  }
}

/**
 * The status after an edit.
 * - A rejected listing goes back to review, a verified dealer's too: else a dealer could undo an admin's decision.
 * - A private seller's approved listing goes back to review unless only its price changed, or whether it is fixed (product decision).
 */
const nextStatus = (
  before: ListingRecord,
  after: ListingRecord,
  intent: Intent,
  seller: { role: Role },
): ListingStatus => {
  if (intent === 'DRAFT' && before.status !== 'REJECTED') return 'DRAFT'
  switch (before.status) {
    case 'DRAFT':
      if (intent !== 'SUBMIT') return 'DRAFT'
      return before.mustReview ? 'PENDING' : statusAfterSubmit(seller)
    case 'REJECTED':
      return intent === 'SUBMIT' ? 'PENDING' : 'REJECTED'
    case 'PENDING':
      return 'PENDING'
    case 'APPROVED': {
      const isSameCar = isDeepStrictEqual(contentOf(before), contentOf(after))
      return isSameCar || !mustAttachDocuments(seller) ? 'APPROVED' : 'PENDING'
    }
  }
}

/** The rejected fields that are still as they were when rejected: the seller is not led to one that has changed since. */
const stillRejected = (before: ListingRecord, after: ListingRecord): ListingRecord['rejectionFields'] =>
  before.rejectionFields.filter((field) => {
    const part = ({ car, photos, documents }: ListingRecord) => {
      if (field === 'images') return photos.map(({ id }) => id)
      if (field === 'registrationCard') return [documents[field], documents.registrationCardBack]
      return field === 'idCard' ? documents[field] : car[field]
    }
    return isDeepStrictEqual(part(before), part(after))
  })

/** The rejection fields of a listing that is not rejected. Submitting a change ends the appeal. */
const notRejected = { rejectionReason: null, reasonCodes: [], rejectionFields: [], appeal: null }

type Edit = {
  car: CarChange
  files: Pick<ListingRecord, 'photos' | 'video' | 'documents' | 'inspectionReport'>
  intent: Intent
  /** The new price waits for a review (`isJumpHeld`), where the edit would otherwise be public at once, or once the draft is published. */
  isJumpHeld?: boolean
  /** Undefined leaves it; null or '' is none. */
  stockNumber?: string | null | undefined
}

/** The listing after its owner's edit: merged answers, status, price history, slug and version. Pure. */
export const applyEdit = (
  before: ListingRecord,
  { car, files, intent, isJumpHeld = false, stockNumber = before.stockNumber }: Edit,
  seller: { role: Role },
  at: Date,
  slugSuffix: string,
): ListingRecord => {
  const time = at.toISOString()
  // An edit shows that the seller still has the car: one that was paused without an answer is back.
  const present = before.isPausedBySilence ? confirmListing(before, at) : before
  const merged: ListingRecord = { ...present, ...files, car: changedCar(before.car, car) }
  const next = nextStatus(before, merged, intent, seller)
  const status = isJumpHeld && next === 'APPROVED' ? 'PENDING' : next
  const { make = '', model = '', variant = '', year = '', priceQAR } = merged.car
  const { publishedAt } = before
  return {
    ...merged,
    status,
    // A draft is no way past the review that its price, or it itself, was to wait for.
    mustReview: before.mustReview || (status === 'DRAFT' && (isJumpHeld || before.status === 'PENDING')),
    stockNumber: stockNumber || null,
    documentsChecked: isOtherCar(before.car, merged.car) ? null : before.documentsChecked,
    slug: before.slug ?? (status === 'DRAFT' ? null : toSlug([make, model, variant, year, slugSuffix])),
    priceHistory:
      priceQAR === undefined
        ? before.priceHistory
        : withPrice(before.priceHistory, { priceQAR, at: time }, { status, publishedAt }),
    ...(status === 'REJECTED' ? { rejectionFields: stillRejected(before, merged) } : notRejected),
    submittedAt: status === 'PENDING' && before.status !== 'PENDING' ? time : before.submittedAt,
    confirmedAt: publishedAt || status === 'APPROVED' ? time : null,
    publishedAt: publishedAt ?? (status === 'APPROVED' ? time : null),
    updatedAt: time,
    version: before.version + 1,
  }
}
