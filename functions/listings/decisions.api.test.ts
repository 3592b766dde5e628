import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { carForm, decide, ownCar, submitCar } from '#functions/testing/cars.ts'
import { notificationsOf, statuses, times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { listingStatuses } from '#shared/schemas/listing.ts'

let admin: Person
let second: Person
beforeAll(async () => {
  ;[admin, second] = await Promise.all([registerAdmin(), registerAdmin()])
})

const review = (id: string, { token }: Person = admin) => api('GET', `/api/admin/listings/${id}`, { token })
const patch = ({ token }: Person, id: string, body: unknown) =>
  api('PATCH', `/api/listings/${id}`, { token, body })

/** A listing in this status, of a seller of its own. */
const listingIn = async (status: string) => {
  const seller = await registerSeller()
  if (status === 'DRAFT') {
    const body = { ...carForm(), status }
    return { seller, car: (await apiOk('POST', '/api/listings', { token: seller.token, body })).body }
  }
  const car = await submitCar(seller)
  return { seller, car: status === 'PENDING' ? car : (await decide(admin, car.id, { status })).body }
}

const allowed = new Set(['PENDING APPROVED', 'PENDING REJECTED', 'APPROVED REJECTED', 'REJECTED APPROVED'])

describe('the moves of an admin', () => {
  it.each(listingStatuses)('from %s, by PUT and by PATCH alike', async (from) => {
    const unmoved = await listingIn(from)
    for (const to of listingStatuses) {
      const answers = []
      for (const method of ['PUT', 'PATCH']) {
        const { car } = allowed.has(`${from} ${to}`) ? await listingIn(from) : unmoved
        const path = `/api/admin/listings/${car.id}/status`
        const { status, body } = await api(method, path, { token: admin.token, body: { status: to } })
        const after = (await review(car.id)).body.listing
        answers.push([body.code ?? status, after.status, after.version - car.version])
      }
      const isAsked = to === 'APPROVED' || to === 'REJECTED'
      const refused = [isAsked ? 'ILLEGAL_STATUS_MOVE' : 'BAD_REQUEST', from, 0]
      expect(answers, `${from} ${to}`).toEqual(
        times(2, () => (allowed.has(`${from} ${to}`) ? [200, to, 1] : refused)),
      )
    }
  })
})

describe('a rejection', () => {
  it('without a word gives the reason of its status', async () => {
    const waiting = await listingIn('PENDING')
    const first = await decide(admin, waiting.car.id, { status: 'REJECTED' })
    expect(first.body).toMatchObject({ reasonCodes: ['REVIEW_REQUIRED'], rejectionReason: null })
    await decide(admin, waiting.car.id, { status: 'APPROVED' })
    const removed = await decide(admin, waiting.car.id, { status: 'REJECTED', rejectionReason: '' })
    expect(removed.body).toMatchObject({ reasonCodes: ['CONTENT_REVIEW'], rejectionFields: [] })
    expect(await notificationsOf(waiting.seller)).toMatchObject([
      { kind: 'LISTING_REJECTED', about: { reasonCodes: ['CONTENT_REVIEW'] } },
      { kind: 'LISTING_APPROVED' },
      { kind: 'LISTING_REJECTED', about: { reasonCodes: ['REVIEW_REQUIRED'] } },
    ])
  })

  it('leads to the fields of its codes, or to those that the admin names', async () => {
    const { seller, car } = await listingIn('PENDING')
    const reasonCodes = ['WRONG_PRICE', 'PHOTOS_UNCLEAR']
    const rejectionReason = 'Is it 16,500?'
    const said = { status: 'REJECTED', reasonCodes, rejectionReason }
    await decide(admin, car.id, said)
    expect(await ownCar(seller, car.id)).toMatchObject({
      ...said,
      rejectionFields: ['priceQAR', 'images'],
      appeal: null,
    })
    // Fields that were changed since are no longer rejected; the rest are.
    await patch(seller, car.id, { priceQAR: 99_000 })
    expect(await ownCar(seller, car.id)).toMatchObject({ ...said, rejectionFields: ['images'] })

    await decide(admin, car.id, {
      status: 'APPROVED',
      reasonCodes: ['WRONG_PRICE'],
      rejectionReason: 'Ignored',
    })
    const cleared = { rejectionReason: null, reasonCodes: [], rejectionFields: [] }
    expect(await ownCar(seller, car.id)).toMatchObject({ status: 'APPROVED', ...cleared })
    const rejectionFields = ['mileage']
    await decide(admin, car.id, { status: 'REJECTED', reasonCodes: ['WRONG_DETAILS'], rejectionFields })
    expect(await ownCar(seller, car.id)).toMatchObject({ rejectionFields, rejectionReason: null })
    await patch(seller, car.id, { status: 'PENDING' })
    expect(await ownCar(seller, car.id)).toMatchObject({ status: 'PENDING', ...cleared })
  })

  it('with words that are none is refused', async () => {
    const { car } = await listingIn('PENDING')
    const many = ['PHOTOS_UNCLEAR', 'PHOTOS_NOT_YOURS', 'PHOTOS_MARKED', 'WRONG_DETAILS', 'WRONG_PRICE']
    for (const said of [
      { reasonCodes: ['NO_SUCH_REASON'] },
      { reasonCodes: ['FRAUD'] },
      { reasonCodes: ['WRONG_PRICE', 'WRONG_PRICE'] },
      { reasonCodes: [...many, 'DUPLICATE'] },
      { rejectionReason: 'x'.repeat(501) },
      { rejectionFields: ['slug'] },
    ])
      expect((await decide(admin, car.id, { status: 'REJECTED', ...said })).status).toBe(400)
    expect((await review(car.id)).body.listing.status).toBe('PENDING')
  })
})

describe('when it came before the admins', () => {
  it('is noted whenever it has to wait, and not when a dealer publishes at once', async () => {
    const { seller, car } = await listingIn('PENDING')
    const submitted = async () => (await review(car.id)).body.listing.submittedAt
    const first = await submitted()
    expect(first).toBe(car.createdAt)
    await patch(seller, car.id, { mileage: 70_000 })
    expect(await submitted()).toBe(first)
    await decide(admin, car.id, { status: 'APPROVED' })
    await patch(seller, car.id, { priceQAR: 150_000 })
    expect(await submitted()).toBe(first)
    const { body } = await patch(seller, car.id, { mileage: 71_000 })
    expect([body.status, await submitted()]).toEqual(['PENDING', body.updatedAt])

    const direct = await submitCar(await registerVerifiedDealer())
    const { listing } = (await review(direct.id)).body
    expect([listing.status, listing.submittedAt, listing.decision]).toEqual(['APPROVED', null, null])
  })
})

describe('two admins at once', () => {
  it('one wins, and the other sees who and what', async () => {
    const { car } = await listingIn('PENDING')
    const said = [{ status: 'APPROVED' }, { status: 'REJECTED', reasonCodes: ['DUPLICATE'] }]
    const answers = await Promise.all([
      decide(admin, car.id, { ...said[0], version: car.version }),
      decide(second, car.id, { ...said[1], version: car.version }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const isFirst = answers[0].status === 200
    const winner = isFirst ? admin : second
    const { listing } = (await review(car.id, isFirst ? second : admin)).body
    const { status, version } = listing
    expect(listing).toMatchObject(isFirst ? said[0]! : said[1]!)
    expect(listing.decision).toEqual({
      status,
      at: listing.updatedAt,
      by: { id: winner.user.id, username: winner.user.username },
    })
    const query = `/api/admin/listings?status=${status}&search=${listing.owner.username}`
    const { body } = await apiOk('GET', query, { token: admin.token })
    expect(body.listings).toMatchObject([{ id: car.id, version, decision: listing.decision }])

    const detail = { from: 'PENDING', to: status, version: String(car.version) }
    expect(await auditAbout(car.id)).toMatchObject([
      {
        action: 'listing.status',
        actorId: winner.user.id,
        at: listing.updatedAt,
        detail: isFirst ? detail : { ...detail, codes: 'DUPLICATE' },
      },
    ])
  })

  it('an approval and an edit of what it is about: one of the two', async () => {
    for (const round of times(5, (index) => index)) {
      const { seller, car } = await listingIn('PENDING')
      const { version } = car
      const answers = await Promise.all([
        decide(admin, car.id, { status: 'APPROVED', version }),
        patch(seller, car.id, { mileage: 1000 + round, version }),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      const { listing } = (await review(car.id)).body
      const isApproved = answers[0].status === 200
      expect([listing.status, listing.mileage]).toEqual(
        isApproved ? ['APPROVED', car.mileage] : ['PENDING', 1000 + round],
      )
      expect(await auditAbout(car.id)).toHaveLength(isApproved ? 1 : 0)
    }
  })
})
