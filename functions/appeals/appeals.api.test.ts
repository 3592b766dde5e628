import { beforeAll, describe, expect, it } from 'vitest'
import { appealCounts, deleteAppealsOf, getAppealById, listOwnAppeals } from '#functions/data/appeals.ts'
import { readCounts } from '#functions/data/counters.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { answer, appeal, appealsAbout, appealsIn, plea } from '#functions/testing/appeals.ts'
import { decide, ownCar, submitCar } from '#functions/testing/cars.ts'
import { statuses, times } from '#functions/testing/leads.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate } from '#functions/testing/plates.ts'
import { appealStatuses } from '#shared/schemas/moderation.ts'

let admin: Person
/** Who answers: nobody answers an appeal against their own rejection. */
let other: Person
beforeAll(async () => {
  ;[admin, other] = await Promise.all([registerAdmin(), registerAdmin()])
})

/** A car that an admin has refused, and its seller. */
const refusedCar = async () => {
  const seller = await registerSeller()
  const car = await submitCar(seller)
  await decide(admin, car.id, {
    status: 'REJECTED',
    reasonCodes: ['WRONG_PRICE'],
    rejectionReason: 'Too low.',
  })
  return { seller, id: String(car.id), car }
}

/** The same of a plate. */
const refusedPlate = async () => {
  const seller = await registerSeller()
  const plate = await offerPlate(seller)
  await decidePlate(admin, plate.id, { status: 'REJECTED', reasonCodes: ['NOT_OWNED'] })
  return { seller, id: String(plate.id), plate }
}

const ownPlate = async ({ token }: Person, id: string) =>
  (await apiOk('GET', '/api/seller/number-plates', { token })).body.find(
    (plate: { id: string }) => plate.id === id,
  )

describe('an appeal', () => {
  it('about a car waits for the admins, with what was said when it was refused', async () => {
    const { seller, id, car } = await refusedCar()
    const made = await appeal(seller, id, `${plea}\r\nLook again.`)
    const own = { status: 'OPEN', message: `${plea}\nLook again.`, answer: null, answeredAt: null }
    expect([made.status, made.body]).toEqual([201, { ...own, id: made.body.id, at: expect.any(String) }])
    const listing = await ownCar(seller, id)
    expect(listing).toMatchObject({ status: 'REJECTED', appeal: made.body })
    expect(await appealsAbout(admin, id)).toEqual([
      {
        ...made.body,
        about: {
          kind: 'listing',
          id,
          title: car.title,
          titleAr: car.titleAr,
          version: listing.version,
          isRejected: true,
        },
        reasonCodes: ['WRONG_PRICE'],
        rejectionReason: 'Too low.',
        rejectedBy: { id: admin.user.id, username: admin.user.username },
        rejectedAt: expect.any(String),
        mayAnswer: 'NO',
        by: { id: seller.user.id, username: seller.user.username, name: 'Noor Al Test', role: 'PRIVATE' },
        answeredBy: null,
      },
    ])
  })

  it('about a plate does too', async () => {
    const { seller, id, plate } = await refusedPlate()
    const { body } = await appeal(seller, id)
    expect(await ownPlate(seller, id)).toMatchObject({ status: 'REJECTED', appeal: body })
    const title = `Number plate ${plate.plateNumber}`
    expect(await appealsAbout(admin, id)).toMatchObject([
      {
        about: { kind: 'plate', title, isRejected: true },
        reasonCodes: ['NOT_OWNED'],
        rejectionReason: null,
      },
    ])
  })

  it('is made once per refusal: of ten at once, one counts', async () => {
    for (const { seller, id } of [await refusedCar(), await refusedPlate()]) {
      const answers = await Promise.all(times(10, () => appeal(seller, id)))
      expect(statuses(answers)).toEqual([201, ...times(9, () => 409)])
      for (const { body } of answers.filter(({ status }) => status === 409))
        expect(body.code).toBe('ALREADY_APPEALED')
      expect(await appealsAbout(admin, id)).toHaveLength(1)
      expect((await appeal(seller, id)).body.code).toBe('ALREADY_APPEALED')
      expect(await listOwnAppeals(seller.user.id)).toHaveLength(1)
    }
  })

  it('is of what is the caller’s, refused, and there', async () => {
    const { seller, id } = await refusedCar()
    const other = await registerSeller()
    const waiting = await submitCar(seller)
    const nobodys = ['lst', 'plt', 'sub'].map((kind) => `${kind}_${'0'.repeat(26)}`)
    for (const about of [...nobodys, id]) expect((await appeal(other, about)).body.code).toBe('NOT_FOUND')
    expect((await appeal(seller, waiting.id)).body.code).toBe('NOT_REJECTED')
    await decide(admin, waiting.id, { status: 'APPROVED' })
    expect((await appeal(seller, waiting.id)).body.code).toBe('NOT_REJECTED')
    expect((await appeal(other, waiting.id)).body.code).toBe('NOT_FOUND')
    expect((await appeal(admin, id)).status).toBe(403)
    for (const message of ['', 'too short', 'x'.repeat(1001)])
      expect((await appeal(seller, id, message)).status).toBe(400)
    for (const about of [seller.user.id, 'lst_1', '']) expect((await appeal(seller, about)).status).toBe(400)
    expect((await ownCar(seller, id)).appeal).toBeNull()
  })

  it('can be made again of another refusal', async () => {
    const { seller, id } = await refusedCar()
    const first = (await appeal(seller, id)).body
    await answer(other, first.id, { status: 'GRANTED' })
    await decide(admin, id, { status: 'REJECTED' })
    expect((await ownCar(seller, id)).appeal).toBeNull()
    const second = await appeal(seller, id)
    expect(second.status).toBe(201)
    expect(await appealsAbout(admin, id)).toMatchObject([
      { id: second.body.id, reasonCodes: ['CONTENT_REVIEW'] },
    ])
  })
})

describe('an open appeal is withdrawn', () => {
  const withdrawn = async (id: string) => {
    expect(await appealsAbout(admin, id)).toEqual([])
    const [one, ...more] = await appealsAbout(admin, id, 'WITHDRAWN')
    expect(more).toEqual([])
    expect(one).toMatchObject({ answer: null, answeredAt: null, answeredBy: null })
    return one!.about
  }

  it('when its car is submitted anew, and not before', async () => {
    const { seller, id } = await refusedCar()
    const { body } = await appeal(seller, id)
    const change = (parts: object) =>
      api('PATCH', `/api/listings/${id}`, { token: seller.token, body: parts })
    await change({ priceQAR: 180_000 })
    expect((await ownCar(seller, id)).appeal).toEqual(body)
    expect(await appealsAbout(admin, id)).toHaveLength(1)
    await change({ status: 'PENDING' })
    expect(await ownCar(seller, id)).toMatchObject({ status: 'PENDING', appeal: null })
    expect(await withdrawn(id)).toMatchObject({ isRejected: false })
    expect((await answer(other, body.id, { status: 'GRANTED' })).body.code).toBe('ILLEGAL_STATUS_MOVE')
  })

  it('when its plate is offered anew', async () => {
    const { seller, id } = await refusedPlate()
    await appeal(seller, id)
    await apiOk('PATCH', `/api/number-plates/${id}`, { token: seller.token, body: { price: 9 } })
    expect(await ownPlate(seller, id)).toMatchObject({ status: 'PENDING', appeal: null })
    expect(await withdrawn(id)).toMatchObject({ isRejected: false })
  })

  it('when what it is about is deleted, by whomever', async () => {
    const [car, other, plate] = [await refusedCar(), await refusedCar(), await refusedPlate()]
    for (const { seller, id } of [car, other, plate]) await appeal(seller, id)
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: car.seller.token })
    await apiOk('DELETE', `/api/admin/listings/${other.id}`, { token: admin.token })
    await apiOk('DELETE', `/api/number-plates/${plate.id}`, { token: plate.seller.token })
    const title = car.car.title
    expect(await withdrawn(car.id)).toMatchObject({ title, version: null, isRejected: false })
    for (const { id } of [other, plate]) expect(await withdrawn(id)).toMatchObject({ version: null })
  })

  it('when an admin decides without it', async () => {
    const { seller, id } = await refusedCar()
    await appeal(seller, id)
    await decide(admin, id, { status: 'APPROVED' })
    expect(await ownCar(seller, id)).toMatchObject({ status: 'APPROVED', appeal: null })
    await withdrawn(id)
  })
})

describe('the queue', () => {
  it('shows who waited longest first, and no cursor of another list', async () => {
    const made = []
    for (const { seller, id } of [await refusedPlate(), await refusedCar(), await refusedPlate()])
      made.push((await appeal(seller, id)).body)
    const open = await appealsIn(admin, 'OPEN')
    const instants = open.map(({ at }) => at)
    expect(instants).toEqual(instants.toSorted())
    const ids = new Set(made.map(({ id }) => id))
    expect(open.filter(({ id }) => ids.has(id)).map(({ id }) => id)).toEqual(made.map(({ id }) => id))

    await answer(other, made[0].id, { status: 'UPHELD' })
    await answer(other, made[1].id, { status: 'UPHELD' })
    const upheld = (await appealsIn(admin, 'UPHELD')).map(({ at }) => at)
    expect(upheld).toEqual(upheld.toSorted().toReversed())
    const list = (query: string, { token } = admin) => api('GET', `/api/admin/appeals?${query}`, { token })
    const { body } = await list('limit=1')
    expect(body.appeals).toHaveLength(1)
    expect((await list(`status=UPHELD&cursor=${body.nextCursor}`)).status).toBe(400)
    for (const bad of ['status=CLOSED', 'limit=0', 'cursor=x', 'seek=x'])
      expect((await list(bad)).status).toBe(400)
    expect((await list('', await registerSeller())).status).toBe(403)
    const kept = await readCounts(appealCounts)
    for (const status of appealStatuses) expect(kept[status] ?? 0).toBeGreaterThanOrEqual(0)
  })
})

describe('a person who leaves', () => {
  it('takes their appeals along, and had them in their export', async () => {
    const { seller, id } = await refusedCar()
    const plate = await offerPlate(seller)
    await decidePlate(admin, plate.id, { status: 'REJECTED' })
    const open = (await appeal(seller, id)).body
    const closed = (await appeal(seller, plate.id)).body
    await answer(other, closed.id, { status: 'UPHELD', answer: 'The proof shows another name.' })
    const { appeals } = (await apiOk('GET', '/api/user/export', { token: seller.token })).body
    expect(appeals).toMatchObject([
      { id: closed.id, about: { kind: 'plate' }, answer: 'The proof shows another name.' },
      { id: open.id, about: { kind: 'listing', id }, message: plea, answer: null },
    ])
    expect(JSON.stringify(appeals)).not.toContain(admin.user.id)

    // While its car exists, the appeal is deleted together with the car.
    await expect(deleteAppealsOf(seller.user.id)).rejects.toMatchObject({
      failed: expect.arrayContaining([true]),
    })
    expect(await getAppealById(open.id)).toMatchObject({ status: 'OPEN' })
    await apiOk('DELETE', `/api/listings/${id}`, { token: seller.token })
    for (const round of times(2, (index) => index)) {
      await deleteAppealsOf(seller.user.id)
      expect(await listOwnAppeals(seller.user.id), `round ${round}`).toEqual([])
    }
    expect(await getAppealById(open.id)).toBeUndefined()
    expect(await appealsAbout(admin, id, 'WITHDRAWN')).toEqual([])
  })
})
