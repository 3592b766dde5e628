import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { getListingById } from '#functions/data/listings.ts'
import { putWrite, write } from '#functions/data/table.ts'
import type { Person } from '#functions/testing/people.ts'
import { uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Availability } from '#shared/rules/availability.ts'
import { workingContent } from '#shared/schemas/working-copy.ts'

/** A complete car form; `parts` replace fields. */
export const carForm = (parts: Readonly<Record<string, unknown>> = {}) => ({
  make: 'Nissan',
  model: 'Patrol',
  year: 2020,
  variant: 'Platinum',
  mileage: 61_000,
  priceQAR: 165_000,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  condition: 'Excellent',
  city: 'Doha',
  country: 'Qatar',
  description: 'One owner, agency serviced.',
  isGCCSpec: true,
  hasWarranty: false,
  isAccidentFree: true,
  ...parts,
})

/** What stands in the wizard for a car that has just been begun: a make, and a mileage that is none yet. */
export const typedCar = (answers: Readonly<Record<string, unknown>> = {}) => ({
  step: 'basics',
  answers: {
    ...Object.fromEntries(Object.keys(workingContent.shape.answers.shape).map((name) => [name, ''])),
    make: 'Nissan',
    mileage: '61,0',
    isGCCSpec: false,
    hasWarranty: false,
    isAccidentFree: true,
    isPriceFixed: false,
    features: [],
    ...answers,
  },
  photos: [],
  video: null,
  documents: [],
})

/** The two documents that a private seller attaches. */
export const sellerDocuments = async ({ token }: Person) => {
  const [registrationCard, idCard] = await Promise.all([uploadDocument(token), uploadDocument(token)])
  return { registrationCard: registrationCard.url, idCard: idCard.url }
}

/** A submitted listing of this seller with one photo. @returns the own listing that the API answered */
export const submitCar = async (seller: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const photo = await uploadPhoto(seller.token)
  const documents =
    seller.user.role === 'PRIVATE' ? { verificationDocuments: await sellerDocuments(seller) } : {}
  const body = { ...carForm(parts), images: [photo.url], ...documents, status: 'PENDING' }
  return (await apiOk('POST', '/api/listings', { token: seller.token, body })).body
}

/** A dealership's car on sale with the report of an inspection. */
export const submitReportedCar = async (dealer: Person) => {
  const { url } = await uploadDocument(dealer.token)
  return submitCar(dealer, { verificationDocuments: { inspectionReport: url }, inspectedBy: 'Fahes' })
}

/** Decides on a listing as an admin. */
export const decide = (admin: Person, listingId: string, body: Readonly<Record<string, unknown>>) =>
  api('PUT', `/api/admin/listings/${listingId}/status`, { token: admin.token, body })

/** Sets the availability of a car, which must succeed. */
export const setAvailability = ({ token }: Person, listingId: string, availability: Availability) =>
  apiOk('PUT', `/api/listings/${listingId}/availability`, { token, body: { availability } })

/** A car as its seller sees it. */
export const ownCar = async ({ token }: Person, listingId: string) =>
  (await apiOk('GET', `/api/seller/listings/${listingId}`, { token })).body

type Found = { total: number; listings: { id: string }[] }

/**
 * Repeats a search until its result is right and returns the last result. What it found is known to all other routes then: the search holds
 * an index of its own, and theirs may learn of a car a moment later.
 */
export const searchUntil = async (query: string, isRight: (found: Found) => boolean): Promise<Found> => {
  const found: Found = await askUntil(
    async () => (await apiOk('GET', `/api/listings?${query}`)).body,
    isRight,
  )
  const ids = found.listings.slice(0, limits.cardsAtOnce).map(({ id }) => id)
  if (ids.length > 0)
    await askUntil(
      async () => (await apiOk('GET', `/api/market-index/cards?ids=${ids.join()}`)).body.length,
      (known) => known === ids.length,
    )
  return found
}

/** Puts a public car before the admins, as the job does with those that are drawn, which may be at it at the same moment. */
export const drawForCheck = async (listingId: string): Promise<void> => {
  const { ownerId = '' } = (await getListingById(listingId)) ?? {}
  const at = new Date().toISOString()
  const check = { id: listingId, ownerId, at, status: 'OPEN', isNew: true, reasons: ['SAMPLE'], share: 0.25 }
  const place = { statusPk: partitions.publicationChecks('OPEN'), statusSk: timeSort(at, listingId) }
  await write(putWrite({ ...keys.publicationCheck(listingId), ...check, ...place }))
}
