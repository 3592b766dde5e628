import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { anyItem, getItem } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const featureCar = (id: string, isFeatured: unknown, { token } = admin) =>
  api('PUT', `/api/admin/listings/${id}/featured`, { token, body: { isFeatured } })
const featurePlate = (id: string, isFeatured: unknown, { token } = admin) =>
  api('PUT', `/api/admin/number-plates/${id}/featured`, { token, body: { isFeatured } })

/** Whether the home page shows it among the featured ones, as soon as its index is up to date. */
const isOnHome = (id: string, expected: boolean) =>
  askUntil(
    async () =>
      (await apiOk('GET', '/api/listings/featured')).body.some((card: { id: string }) => card.id === id),
    (isThere) => isThere === expected,
  )

describe('a featured car', () => {
  it('is on the home page until it is taken away, with a record of both', async () => {
    const car = await submitCar(await registerVerifiedDealer())
    expect(await isOnHome(car.id, false)).toBe(false)
    const on = await featureCar(car.id, true)
    expect([on.status, on.body]).toMatchObject([
      200,
      { id: car.id, isFeatured: true, version: car.version + 1 },
    ])
    expect(await isOnHome(car.id, true)).toBe(true)
    // A repetition changes nothing.
    expect((await featureCar(car.id, true)).body.version).toBe(on.body.version)
    expect((await featureCar(car.id, false)).body).toMatchObject({ isFeatured: false })
    expect(await isOnHome(car.id, false)).toBe(false)
    expect(await auditAbout(car.id)).toMatchObject([
      { action: 'listing.featured', actorId: admin.user.id, detail: { featured: 'true' } },
      { action: 'listing.featured', detail: { featured: 'false' } },
    ])
  })

  it('is an approved one, whatever its seller changes meanwhile', async () => {
    const seller = await registerSeller()
    const waiting = await submitCar(seller)
    expect((await featureCar(waiting.id, true)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    await decide(admin, waiting.id, { status: 'REJECTED' })
    expect((await featureCar(waiting.id, true)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    expect((await featureCar(`lst_${'0'.repeat(26)}`, true)).body.code).toBe('LISTING_NOT_FOUND')

    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const answers = await Promise.all([
      featureCar(car.id, true),
      ...times(2, (index) =>
        api('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { mileage: 5000 + index } }),
      ),
    ])
    expect(answers[0].status).toBe(200)
    const { body } = await apiOk('GET', `/api/admin/listings/${car.id}`, { token: admin.token })
    expect(body.listing.isFeatured).toBe(true)
    expect((await featureCar(car.id, true, seller)).status).toBe(403)
    expect((await featureCar(car.id, 'yes')).status).toBe(400)
  })
})

it('is featured no more once it is refused, and no time ends that later', async () => {
  const [car, plate] = [
    await submitCar(await registerVerifiedDealer()),
    await publishPlate(await registerSeller(), admin),
  ]
  const body = { isFeatured: true, until: new Date(Date.now() + 3_600_000).toISOString() }
  for (const path of [`listings/${car.id}`, `number-plates/${plate.id}`])
    await apiOk('PUT', `/api/admin/${path}/featured`, { token: admin.token, body })
  const ends = async () =>
    (
      await Promise.all(
        [keys.timedEnd('LISTING', car.id), keys.timedEnd('PLATE', plate.id)].map((key) =>
          getItem(key, anyItem),
        ),
      )
    ).filter((end) => end !== undefined).length
  expect(await ends()).toBe(2)
  for (const status of ['REJECTED', 'APPROVED'])
    for (const { body: decided } of [
      await decide(admin, car.id, { status }),
      await decidePlate(admin, plate.id, { status }),
    ])
      expect(decided).toMatchObject({ status, isFeatured: false, featuredUntil: null })
  expect(await ends()).toBe(0)
})

describe('a featured plate', () => {
  it('is an approved one, with a record, and an admin sees it in every status', async () => {
    const seller = await registerSeller()
    const plate = await offerPlate(seller)
    const see = (token: string) => api('GET', `/api/admin/number-plates/${plate.id}`, { token })
    expect((await see(admin.token)).body).toMatchObject({
      id: plate.id,
      status: 'PENDING',
      owner: { username: seller.user.username },
      submittedAt: plate.createdAt,
      decision: null,
      isHidden: false,
    })
    expect((await featurePlate(plate.id, true)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    await decidePlate(admin, plate.id, { status: 'APPROVED' })
    expect((await featurePlate(plate.id, true)).body).toMatchObject({ isFeatured: true })
    expect((await see(admin.token)).body).toMatchObject({
      isFeatured: true,
      decision: { status: 'APPROVED', by: { username: admin.user.username } },
    })
    expect((await api('GET', `/api/number-plates/${plate.id}`)).body.isFeatured).toBe(true)
    const records = await auditAbout(plate.id)
    expect(records.map(({ action }) => action)).toEqual(['plate.status', 'plate.featured'])
    expect((await see(seller.token)).status).toBe(403)
    expect((await featurePlate(plate.id, false, seller)).status).toBe(403)
    const nothing = `/api/admin/number-plates/plt_${'0'.repeat(26)}`
    expect((await api('GET', nothing, { token: admin.token })).body.code).toBe('PLATE_NOT_FOUND')
  })

  it('keeps its reasons as codes when it is refused', async () => {
    const seller = await registerSeller()
    const plate = await publishPlate(seller, admin)
    const { body } = await decidePlate(admin, plate.id, { status: 'REJECTED' })
    expect(body).toMatchObject({ reasonCodes: ['CONTENT_REVIEW'], decision: { status: 'REJECTED' } })
    const bad = { status: 'REJECTED', reasonCodes: ['PHOTOS_UNCLEAR'] }
    expect((await decidePlate(admin, plate.id, bad)).status).toBe(400)
  })
})
