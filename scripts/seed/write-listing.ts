import type { ListingRecord } from '#functions/data/listing-record.ts'
import { insertListing } from '#functions/data/listings.ts'
import { reviewedWrite } from '#functions/data/reviewed-listings.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { storeDocument } from './documents.ts'
import type { PlannedListing } from './market/market.ts'
import { pictureOf } from './demo-pictures.ts'
import { judgedUpload, photoUpload } from './uploads.ts'
import { createRandom, seededId } from './random.ts'

/** The pictures that stand for every private seller's documents. */
type DocumentFiles = Readonly<Record<'registrationCard' | 'idCard', Buffer>>

const attached = (
  { id: attachedTo, ownerId, createdAt }: ListingRecord,
  upload: Pick<UploadRecord, 'id' | 'purpose' | 'contentLength' | 'picture'>,
): Write => judgedUpload({ ...upload, ownerId, attachedTo, createdAt })

/** What an admin's decision about a private seller's listing leaves beside it. Its audit record and count follow in their turn. */
const decision = (listing: ListingRecord): Write[] => {
  if (!listing.decision) return []
  const { at, by, status } = listing.decision
  const outcome = status === 'APPROVED' ? 'APPROVED' : 'REJECTED'
  return [reviewedWrite(listing, outcome, { at, by })]
}

/** Stores a listing with its uploads, its documents and its count in one transaction, as the product's own acts would. */
export const writeListing = async (
  { record, photos: planned, needsDocuments }: PlannedListing,
  files: DocumentFiles,
): Promise<void> => {
  const random = createRandom(record.id)
  const documents = { ...record.documents }
  const writes = planned.map((photo) => photoUpload(photo, record.ownerId, record.id, record.createdAt))
  if (needsDocuments) {
    for (const name of ['registrationCard', 'idCard'] as const) {
      const id = seededId(random, 'document')
      const jpeg = files[name]
      documents[name] = id
      await storeDocument(id, jpeg)
      writes.push(attached(record, { id, purpose: 'document', contentLength: jpeg.length, picture: null }))
    }
  }
  const photos = planned.map(({ uploadId, picture }) => {
    const { width, height, placeholder } = pictureOf(picture)
    return { id: uploadId, width, height, placeholder }
  })
  const listing = { ...record, photos, documents }
  await insertListing(listing, [...writes, ...decision(listing)])
}
