import { dayMs } from '#functions/core/time.ts'
import { keys } from '#functions/data/keys.ts'
import { deleteWrite, tableName } from '#functions/data/table.ts'
import { beginTotp, confirmTotpWrite } from '#functions/data/factors.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { pictureOf, videoOf } from './demo-pictures.ts'
import { kindOfPicture, type PlannedPhoto, type PlannedVideo } from './market/photos.ts'
import { createAccount } from '#functions/adapters/identity-pool.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { newUserWrites } from '#functions/identity/new-user.ts'
import { demoAccounts, demoPassword, demoTotpSecret } from './demo-accounts.ts'
import type { Accounts } from './market/accounts.ts'
import { createRandom, seededId } from './random.ts'
import { tokensFrom } from './history/actions.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { noCounts } from '#functions/data/counts.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { insertListing, reviewedWrite } from '#functions/data/listings.ts'
import { type DocumentFiles, storeDocument } from './documents.ts'
import type { PlannedListing } from './market/market.ts'

type Upload = Pick<
  UploadRecord,
  'id' | 'ownerId' | 'purpose' | 'contentLength' | 'picture' | 'attachedTo' | 'createdAt'
> &
  Partial<Pick<UploadRecord, 'contentType' | 'film'>>

/** A write of an upload that arrived and passed every check. It is in no index of loose ones, so something is to claim it. */
export const judgedUpload = (upload: Upload): Write => {
  const record: UploadRecord = { contentType: 'image/jpeg', ...upload, state: 'READY', refusal: null }
  return { Put: { TableName: tableName(), Item: { ...keys.upload(record.id), ...record } } }
}

/** A write of a photo as its upload and the photo job leave it, used by a listing or a dealership. */
const photoUpload = (
  { uploadId, picture }: PlannedPhoto,
  ownerId: string,
  attachedTo: string,
  createdAt: string,
): Write => {
  const { width, height, placeholder, hash, contentLength } = pictureOf(picture)
  return judgedUpload({
    id: uploadId,
    ownerId,
    purpose: 'photo',
    contentLength,
    picture: { width, height, placeholder, hash, hasThumbnail: true },
    attachedTo,
    createdAt,
  })
}

const beginningOf = (user: UserRecord): Write[] => {
  const random = createRandom(user.id)
  return newUserWrites(user, {
    language: undefined,
    consentId: seededId(random, 'consent'),
    unsubscribeToken: tokensFrom(random)(),
  })
}

/**
 * Stores everybody as registration does. Only those a newcomer signs in as get an account in the pool, with the
 * password of the demo, and the suspended one, to see that it is refused; nobody knows the others' passwords anyway.
 */
export const writeAccounts = async (accounts: Accounts): Promise<void> => {
  const { admin, supervisor, buyer, seller, suspended, sellers, dealerships, unverified, applying } = accounts
  const signIn = new Set<string>([...demoAccounts.map(({ username }) => username), suspended.username])
  for (const user of [admin, supervisor, buyer, seller, suspended, ...sellers]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    await createUser(user, beginningOf(user))
  }
  await beginTotp(supervisor.id, demoTotpSecret)
  const since = supervisor.createdAt
  await transact([
    confirmTotpWrite(supervisor.id, demoTotpSecret, { since, lastStep: 0, salt: '', recovery: [] }),
  ])
  for (const { user, dealer, showcase } of [...dealerships, unverified, ...applying]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    const pictures = showcase.map((photo) => photoUpload(photo, user.id, dealer.id, user.createdAt))
    await createUser(user, [...newDealerWrites(dealer), ...beginningOf(user), ...pictures])
  }
}

const asStored = ({ uploadId, picture }: PlannedPhoto) => {
  const { width, height, placeholder } = pictureOf(picture)
  return { id: uploadId, width, height, placeholder, hasThumbnail: true }
}

const shownFilm = ({ name }: PlannedVideo) => {
  const { contentLength: _, ...film } = videoOf(name)
  return film
}

/** The writes of a video and its poster as their uploads and jobs leave them. */
const videoUploads = (video: PlannedVideo, { id, ownerId, createdAt }: ListingRecord): Write[] => {
  const film = shownFilm(video)
  const { contentLength } = videoOf(video.name)
  return [
    photoUpload(video.poster, ownerId, id, createdAt),
    judgedUpload({
      id: video.uploadId,
      ownerId,
      // Stored as a photo: only its id says that it is a video.
      purpose: 'photo',
      contentType: film.contentType,
      contentLength,
      picture: null,
      film,
      attachedTo: id,
      createdAt,
    }),
  ]
}

const attached = (
  { id: attachedTo, ownerId, createdAt }: ListingRecord,
  upload: Pick<UploadRecord, 'id' | 'purpose' | 'contentLength' | 'picture'>,
): Write => judgedUpload({ ...upload, ownerId, attachedTo, createdAt })

/** Items beside a listing that an admin's decision about it writes. Its audit record and count follow in their turn. */
const decision = (listing: ListingRecord): Write[] => {
  if (!listing.decision) return []
  const { at, by, status } = listing.decision
  const { reasonCodes, rejectionReason } = listing
  const outcome = status === 'APPROVED' ? 'APPROVED' : 'REJECTED'
  return [reviewedWrite(listing, outcome, { at, by, reasonCodes, rejectionReason })]
}

// Longer than admins take to look at what was published without a review.
const lookedAtAfterMs = 2 * dayMs

/** Of what was published without a review, admins have long looked at all but the newest, and found it fine. */
const passOld = async ({ id, ownerId, status, decision: decided, updatedAt: at }: ListingRecord) => {
  if (status !== 'APPROVED' || decided || Date.now() - Date.parse(at) < lookedAtAfterMs) return
  // Whatever it has become: the job that looks for reasons may have been at it already.
  await transact([deleteWrite(keys.publicationCheck(id)), trackWrite(ownerId, 'checked')])
}

/** Stores a listing with its uploads, its documents and its count in one transaction, as the product's own acts would. */
export const writeListing = async (
  { record, photos: planned, video: film, needsDocuments }: PlannedListing,
  files: DocumentFiles,
): Promise<void> => {
  const random = createRandom(record.id)
  const documents = { ...record.documents }
  const reportId = record.car.inspectedBy ? seededId(random.fork('report'), 'document') : null
  const writes = planned.map((photo) => photoUpload(photo, record.ownerId, record.id, record.createdAt))
  if (film) writes.push(...videoUploads(film, record))
  if (needsDocuments) {
    for (const name of ['registrationCard', 'idCard'] as const) {
      const id = seededId(random, 'document')
      const { length: contentLength } = files[name]
      documents[name] = id
      writes.push(attached(record, { id, purpose: 'document', contentLength, picture: null }))
    }
  }
  if (reportId) {
    const { length: contentLength } = files.inspectionReport
    writes.push(attached(record, { id: reportId, purpose: 'document', contentLength, picture: null }))
  }
  const inspectionReport = reportId ? { id: reportId, uploadedAt: record.createdAt } : null
  const photos = planned.map((photo) => ({ ...asStored(photo), kind: kindOfPicture(photo.picture) }))
  const video = film ? { ...shownFilm(film), id: film.uploadId, poster: asStored(film.poster) } : null
  // Its counts have an item of their own: see `writeCounts`.
  const listing = { ...record, ...noCounts, photos, video, documents, inspectionReport }
  await insertListing(listing, [...writes, ...decision(listing)])
  await passOld(listing)
  // Afterwards: a file that no upload is known for is deleted when it arrives.
  if (reportId) await storeDocument(reportId, files.inspectionReport)
  if (!needsDocuments) return
  for (const name of ['registrationCard', 'idCard'] as const)
    await storeDocument(documents[name]!, files[name])
}
