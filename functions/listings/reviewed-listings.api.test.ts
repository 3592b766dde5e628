import { beforeAll, describe, expect, it } from 'vitest'
import { getItems, anyItem } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'
import { readReviewed } from '#functions/data/listings.ts'
import { eraseFiles } from '#functions/jobs/erase-files.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, sellerDocuments, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const review = async (id: string) =>
  (await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })).body
const patch = async ({ token }: Person, id: string, body: unknown) =>
  (await apiOk('PATCH', `/api/listings/${id}`, { token, body })).body

/** Erases a dropped file, as the job does seconds later. */
const eraseNow = (uploadId: string) => eraseFiles([{ id: '', body: { id: uploadId }, receives: 1 }])

describe('a listing under review', () => {
  it('comes with what admins saw when they last approved and last refused it', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    expect(await review(car.id)).toMatchObject({
      listing: { id: car.id, status: 'PENDING', decision: null, submittedAt: car.createdAt },
      approved: null,
      rejected: null,
    })
    await decide(admin, car.id, { status: 'APPROVED' })
    const [photo] = car.images
    const next = await uploadPhoto(seller.token)
    const images = [photo.imageUrl, next.url]
    await patch(seller, car.id, { mileage: 75_000, images })

    const changed = await review(car.id)
    expect(changed.listing).toMatchObject({ status: 'PENDING', mileage: 75_000 })
    expect(changed.listing.images).toHaveLength(2)
    expect(changed.approved).toMatchObject({
      status: 'APPROVED',
      by: { id: admin.user.id, username: admin.user.username },
      at: changed.listing.decision.at,
      car: { mileage: car.mileage, make: car.make, priceQAR: car.priceQAR, description: car.description },
      photos: [{ id: photo.id, placeholder: photo.placeholder, imageUrl: photo.imageUrl }],
      hasSameDocuments: true,
    })

    const why = { reasonCodes: ['PHOTOS_UNCLEAR'], rejectionReason: 'All of them are dark.' }
    await decide(admin, car.id, { status: 'REJECTED', ...why })
    await patch(seller, car.id, {
      verificationDocuments: await sellerDocuments(seller),
      mileage: 80_000,
      status: 'PENDING',
    })
    const both = await review(car.id)
    expect([both.listing.mileage, both.rejected.car.mileage, both.approved.car.mileage]).toEqual([
      80_000,
      75_000,
      car.mileage,
    ])
    expect([both.approved.hasSameDocuments, both.rejected.hasSameDocuments]).toEqual([false, false])
    // Sent again, the listing itself has no reasons any more.
    expect(both.listing).toMatchObject({ reasonCodes: [], rejectionReason: null })
    expect(both.rejected).toMatchObject({ ...why, replacedDocuments: ['registrationCard', 'idCard'] })
    expect(both.approved).toMatchObject({ reasonCodes: [], rejectionReason: null })
    // Documents are read one by one, each with a record: what admins saw names none.
    expect(JSON.stringify([both.approved, both.rejected])).not.toContain('doc_')
  })

  it('shows a photo that is gone by its placeholder alone', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    const [photo] = car.images
    await decide(admin, car.id, { status: 'APPROVED' })
    await patch(seller, car.id, { images: [] })
    const { id, placeholder } = photo
    const shown = [{ id, placeholder, imageUrl: null }]
    expect((await review(car.id)).approved.photos).toEqual(shown)
    expect(await eraseNow(photo.id)).toEqual([])
    expect((await review(car.id)).approved.photos).toEqual(shown)
  })

  it('takes what was seen of it along when it is deleted', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    for (const status of ['REJECTED', 'APPROVED']) await decide(admin, car.id, { status })
    expect(Object.keys(await readReviewed(car.id)).toSorted()).toEqual(['APPROVED', 'REJECTED'])
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: seller.token })
    expect(await readReviewed(car.id)).toEqual({})
    expect(await getItems([keys.retention('LISTING', car.id), keys.confirmation(car.id)], anyItem)).toEqual(
      [],
    )
    const gone = await api('GET', `/api/admin/listings/${car.id}`, { token: admin.token })
    expect(gone.body.code).toBe('LISTING_NOT_FOUND')
  })

  it('is for admins, whoever owns it', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    expect((await api('GET', `/api/admin/listings/${car.id}`, { token: seller.token })).status).toBe(403)
    expect((await api('GET', `/api/admin/listings/${car.id}`)).status).toBe(401)
  })
})
