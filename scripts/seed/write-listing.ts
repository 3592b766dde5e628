import { auditWrite } from '#functions/data/audit.ts'
import { keys } from '#functions/data/keys.ts'
import { insertListing, type ListingRecord } from '#functions/data/listings.ts'
import { tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { storeDocument } from './documents.ts'
import type { PlannedListing } from './market/market.ts'
import type { StoredPhoto } from './photos.ts'
import { createRandom, seededId } from './random.ts'

type Files = {
  photos: readonly StoredPhoto[]
  /** The pictures that stand for every private seller's papers. */
  papers: Readonly<Record<'registrationCard' | 'idCard', Buffer>>
  adminId: string
}

/** An upload that has been judged and that this listing has claimed: it belongs to no index of loose ones. */
const attached = (
  listing: ListingRecord,
  upload: Pick<UploadRecord, 'id' | 'purpose' | 'contentLength' | 'picture'>,
): Write => {
  const record: UploadRecord = {
    ...upload,
    ownerId: listing.ownerId,
    contentType: 'image/jpeg',
    state: 'READY',
    refusal: null,
    attachedTo: listing.id,
    createdAt: listing.createdAt,
  }
  return { Put: { TableName: tableName(), Item: { ...keys.upload(record.id), ...record } } }
}

/** The admin's decision on a private seller's listing leaves its record, as it does when an admin decides on the site. */
const decision = (listing: ListingRecord, adminId: string, auditId: string): Write[] => {
  const wasReviewed =
    listing.status === 'REJECTED' || (listing.status === 'APPROVED' && listing.dealer === null)
  if (!wasReviewed) return []
  const at = listing.status === 'REJECTED' ? listing.updatedAt : (listing.publishedAt ?? listing.updatedAt)
  const detail = { from: 'PENDING', to: listing.status, version: '1' }
  return [
    auditWrite({ id: auditId, at, actorId: adminId, action: 'listing.status', subject: listing.id, detail }),
  ]
}

/** Stores a listing with its uploads, its documents and its count in one transaction, as the product's own acts would. */
export const writeListing = async (
  { record, needsDocuments }: PlannedListing,
  files: Files,
): Promise<void> => {
  const random = createRandom(record.id)
  const documents = { ...record.documents }
  const writes = files.photos.map(({ uploadId, picture, contentLength }) =>
    attached(record, { id: uploadId, purpose: 'photo', contentLength, picture }),
  )
  if (needsDocuments) {
    for (const name of ['registrationCard', 'idCard'] as const) {
      const id = seededId(random, 'document')
      const jpeg = files.papers[name]
      documents[name] = id
      await storeDocument(id, jpeg)
      writes.push(attached(record, { id, purpose: 'document', contentLength: jpeg.length, picture: null }))
    }
  }
  const photos = files.photos.map(({ uploadId, picture: { width, height, placeholder } }) => ({
    id: uploadId,
    width,
    height,
    placeholder,
  }))
  writes.push(...decision(record, files.adminId, seededId(random, 'audit')))
  await insertListing({ ...record, photos, documents }, writes)
}
