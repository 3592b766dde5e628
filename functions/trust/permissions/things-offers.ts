import { newId, newSecret, newSlugSuffix } from '#functions/adapters/ids.ts'
import { putPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { availabilityLinkWrite } from '#functions/data/confirmations.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { insertListing } from '#functions/data/listings.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { insertPlate } from '#functions/data/plates.ts'
import { transact } from '#functions/data/transact.ts'
import { putWorkingCopy } from '#functions/data/working-copies.ts'
import { typedCar } from '#functions/testing/cars.ts'
import { workingContent } from '#shared/schemas/working-copy.ts'
import { claimWrite, newUploadWrite } from '#functions/data/uploads.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { aListing, aPlate } from '#functions/testing/builders.ts'
import { drawForCheck } from '#functions/testing/cars.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'

/** A text that only owners and admins may read, so that no public response may contain it. */
export const forAdminsAlone = 'Only its owner and admins may read this'

const dealerOf = (user: UserRecord) =>
  isDealershipSeller(user)
    ? { id: user.id, slug: 'al-matrix-motors', businessName: 'Al Matrix Motors' }
    : null

/** A ready upload of this user that nothing uses yet. */
export const newUpload = async (ownerId: string, purpose: 'photo' | 'document'): Promise<string> => {
  const id = newId(purpose === 'photo' ? 'upload' : 'document')
  const write = newUploadWrite({
    id,
    ownerId,
    purpose,
    contentType: purpose === 'photo' ? 'image/jpeg' : 'application/pdf',
    contentLength: 1000,
    state: 'READY',
    refusal: null,
    picture: null,
    attachedTo: null,
    createdAt: new Date().toISOString(),
  })
  await transact([write])
  return id
}

const noPapers = { registrationCard: null, idCard: null }

const documentsOf = async ({ id, role }: UserRecord) => {
  if (role !== 'PRIVATE') return noPapers
  const [registrationCard, idCard] = await Promise.all([newUpload(id, 'document'), newUpload(id, 'document')])
  return { registrationCard, idCard }
}

// Items of a hidden seller are stored as not public, so that search does not find them. Their pages must refuse them by the owner's account
// status alone.
const publicSince = ({ status, role, isVerified }: UserRecord, at: string): string | null =>
  status === 'ACTIVE' && (role !== 'SELLER_DEALERSHIP' || isVerified) ? at : null

/** A car that its owner has begun to fill in. */
export const begunCar = (whose: Whose): Thing => ({
  name: `${whose} car that was begun`,
  whose,
  make: async ({ user }) => {
    const name = newSecret()
    const savedAt = new Date().toISOString()
    const content = workingContent.parse(typedCar())
    await putWorkingCopy(user.id, { ...content, name, version: 1, savedAt, base: null }, 0)
    return { id: name }
  },
})

/** What somebody has typed into the form of a plate. */
export const typedForm = (whose: Whose): Thing => ({
  name: `${whose} form that was begun`,
  whose,
  make: async ({ user }) => {
    const name = newId('plate')
    const savedAt = new Date().toISOString()
    await putWorkingCopy(user.id, { name, version: 1, savedAt, values: { price: '5' } }, 0)
    return { id: name }
  },
})

type CarState = ListingRecord['status'] | 'SOLD' | 'PAUSED'

type CarFiles = { photo?: string; report?: string }

const insertCar = async (
  owner: UserRecord,
  state: CarState,
  { photo, report }: CarFiles = {},
): Promise<ListingRecord> => {
  const at = new Date().toISOString()
  const id = newId('listing')
  const isOutOfOffer = state === 'SOLD' || state === 'PAUSED'
  const status = isOutOfOffer ? 'APPROVED' : state
  const isPublished = status === 'APPROVED' || status === 'REJECTED'
  const documents = await documentsOf(owner)
  const listing = aListing({
    id,
    ownerId: owner.id,
    dealer: dealerOf(owner),
    status,
    availability: isOutOfOffer ? state : 'AVAILABLE',
    slug: status === 'DRAFT' ? null : `nissan-patrol-2020-${newSlugSuffix()}`,
    photos: photo ? [{ id: photo, width: 1600, height: 1200, placeholder: 'data:,' }] : [],
    documents,
    ...(report && { inspectionReport: { id: report, uploadedAt: at } }),
    rejectionReason: status === 'REJECTED' ? forAdminsAlone : null,
    submittedAt: status === 'DRAFT' ? null : at,
    // Else a job would look at it meanwhile.
    decision: status === 'APPROVED' ? { status, at, by: newId('user') } : null,
    confirmedAt: isPublished ? at : null,
    publishedAt: isPublished ? publicSince(owner, at) : null,
    createdAt: at,
    updatedAt: at,
  })
  const files = [...Object.values(documents), photo, report].filter(
    (file) => file !== null && file !== undefined,
  )
  await insertListing(
    listing,
    files.map((file) => claimWrite(file, owner.id, id)),
  )
  return listing
}

/** A complete car in a state. */
export const car = (state: CarState, whose: Whose = 'matrix'): Thing => ({
  name: `${state} car`,
  whose,
  make: async ({ user }) => {
    const { id, slug } = await insertCar(user, state)
    return { id, more: { slug: slug ?? id } }
  },
})

/** A car in a state with a photo whose file is there. */
export const carWithPhoto = (state: CarState, whose: Whose = 'matrix'): Thing => ({
  name: `${state} car with a photo`,
  whose,
  make: async ({ user }) => {
    const photo = await newUpload(user.id, 'photo')
    await putPhotoVariant(photo, 960, 'avif', Buffer.from('a photo'))
    return { id: (await insertCar(user, state, { photo })).id }
  },
})

/** A car on sale with the report of an inspection. */
export const carWithReport: Thing = {
  name: 'car with a report',
  whose: 'matrix',
  make: async ({ user }) => {
    const report = await newUpload(user.id, 'document')
    return { id: (await insertCar(user, 'APPROVED', { report })).id }
  },
}

/** A car on sale that admins are to look at. */
export const drawnCar: Thing = {
  name: 'car to be looked at',
  whose: 'matrix',
  make: async ({ user }) => {
    const { id } = await insertCar(user, 'APPROVED')
    await drawForCheck(id)
    return { id }
  },
}

/** A car on sale whose seller was sent an email with a link. */
export const askedAbout: Thing = {
  name: 'car with a link in a letter',
  whose: 'PO',
  make: async ({ user }) => {
    const { id } = await insertCar(user, 'APPROVED')
    const token = newSecret()
    await transact([availabilityLinkWrite({ token, userId: user.id, listingId: id }, new Date())])
    return { id, more: { token } }
  },
}

type PlateState = PlateRecord['status'] | 'SOLD'

/** A number plate in a state, with a unique number. */
export const plate = (state: PlateState, whose: Whose = 'matrix'): Thing => ({
  name: `${state} plate`,
  whose,
  make: async ({ user }) => {
    const at = new Date().toISOString()
    const id = newId('plate')
    const status = state === 'SOLD' ? 'APPROVED' : state
    const record = aPlate({
      id,
      ownerId: user.id,
      dealer: dealerOf(user),
      number: await freeNumber(),
      status,
      availability: state === 'SOLD' ? 'SOLD' : 'AVAILABLE',
      rejectionReason: status === 'REJECTED' ? forAdminsAlone : null,
      createdAt: at,
      updatedAt: at,
      publishedAt: status === 'PENDING' ? null : publicSince(user, at),
    })
    await insertPlate(record, [])
    return { id, more: { slug: record.number } }
  },
})
