import { describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { getListingById, readReviewed } from '#functions/data/listings.ts'
import { readPlateGuard } from '#functions/data/plate-numbers.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { api } from '#functions/testing/api.ts'
import { answer, appeal, appealsAbout } from '#functions/testing/appeals.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { establish, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate } from '#functions/testing/plates.ts'
import { race, times, type Call } from './race.ts'
import { auditsOf, expectOnePath, itemAt } from './read-back.ts'
import { adminOf, admins, aRefusedCar, aWaitingCar, deleteCar, editCar, people, storedCar } from './things.ts'

const rejected = { status: 'REJECTED', reasonCodes: ['WRONG_DETAILS'] }

/** Alternating approvals and rejections of one car by three admins. */
const verdicts = (by: readonly Person[], id: string, parallel: number, version?: number) =>
  Array.from({ length: parallel }, (_, index): Call<'approve' | 'reject'> => {
    const [act, said] =
      index % 2 ? (['reject', rejected] as const) : (['approve', { status: 'APPROVED' }] as const)
    return { act, send: () => decide(adminOf(by, index), id, { ...said, ...(version && { version }) }) }
  })

const refusedOnce = ['200', '409 ILLEGAL_STATUS_MOVE', '409 EDIT_CONFLICT']

/** Asserts that one decision was made and stored; the car is one version further. */
const decidedOnce = async ({ id, version }: { id: string; version: number }, status: string) => {
  expect(await storedCar(id)).toMatchObject({ status, version: version + 1, decision: { status } })
  const records = (await auditsOf(id)).filter(({ detail }) => detail['version'] === String(version))
  expect(records).toMatchObject([{ action: 'listing.status', detail: { to: status } }])
}

const claim = (by: Person, id: string, body: object = {}) =>
  api('PUT', `/api/admin/claims/${id}`, { token: by.token, body })

describe('a car under review', () => {
  it(
    'is claimed by one of the admins who open it at once, and everybody is told by whom',
    race({
      setup: aWaitingCar,
      calls: ({ car, admins: by }, parallel) =>
        times(parallel, 'claim', (index) => claim(adminOf(by, index), car.id)),
      may: { claim: ['200'] },
      holds: async ({ car, admins: by }, { all }) => {
        const { body: first } = await claim(by[0]!, car.id)
        expect(new Set(all.map(({ body }) => body.by.id))).toEqual(new Set([first.by.id]))
        for (const { index, body } of all) expect(body.isOwn).toBe(adminOf(by, index).user.id === first.by.id)
        // Who has it may let go of it, and nobody else.
        for (const admin of by.filter(({ user }) => user.id !== first.by.id))
          await api('DELETE', `/api/admin/claims/${car.id}`, { token: admin.token })
        expect((await claim(by[0]!, car.id)).body.by.id).toBe(first.by.id)
        const other = by.find(({ user }) => user.id !== first.by.id)!
        expect((await claim(other, car.id, { takesOver: true })).body.isOwn).toBe(true)
      },
    }),
  )

  it(
    'is approved once, however many admins approve it',
    race({
      isNamed: true,
      sizes: 'crowd',
      setup: aWaitingCar,
      calls: ({ car, admins: by }, parallel) =>
        times(parallel, 'approve', (index) => decide(adminOf(by, index), car.id, { status: 'APPROVED' })),
      may: { approve: refusedOnce },
      wins: () => ({ all: 1 }),
      holds: ({ car }) => decidedOnce(car, 'APPROVED'),
    }),
  )

  it(
    'is approved or rejected as it was seen, not both',
    race({
      isNamed: true,
      setup: aWaitingCar,
      calls: ({ car, admins: by }, parallel) => verdicts(by, car.id, parallel, car.version),
      may: { approve: refusedOnce, reject: refusedOnce },
      wins: () => ({ all: 1 }),
      holds: ({ car }, { won }) => decidedOnce(car, won('approve').length ? 'APPROVED' : 'REJECTED'),
    }),
  )

  it(
    'goes from verdict to verdict on one path, when nobody says what they saw',
    race({
      setup: aWaitingCar,
      calls: ({ car, admins: by }, parallel) => verdicts(by, car.id, parallel),
      may: { approve: refusedOnce, reject: refusedOnce },
      holds: async ({ car }, { won }) => {
        const { status, version } = await storedCar(car.id)
        const records = (await auditsOf(car.id)).slice(-won().length)
        expect(won().length).toBeGreaterThan(0)
        expect(version).toBe(car.version + won().length)
        expect(records[0]?.detail['from']).toBe('PENDING')
        expectOnePath(records, status)
      },
    }),
  )

  it(
    'is approved by PUT or by PATCH',
    race({
      isNamed: true,
      setup: aWaitingCar,
      calls: ({ car, admins: by }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'PUT' | 'PATCH'> => {
          const act = index % 2 ? 'PUT' : 'PATCH'
          const { token } = adminOf(by, index)
          const body = { status: 'APPROVED', version: car.version }
          return { act, send: () => api(act, `/api/admin/listings/${car.id}/status`, { token, body }) }
        }),
      may: { PUT: refusedOnce, PATCH: refusedOnce },
      wins: () => ({ all: 1 }),
      holds: ({ car }) => decidedOnce(car, 'APPROVED'),
    }),
  )

  it(
    'is never public with words that no admin has read',
    race({
      isNamed: true,
      setup: async () => {
        const [by, seller] = await Promise.all([admins(), registerSeller()])
        return { by, seller, car: await submitCar(seller) }
      },
      calls: ({ by, seller, car }, parallel) => [
        ...times(parallel / 2, 'approve', (index) =>
          decide(adminOf(by, index), car.id, { status: 'APPROVED', version: car.version }),
        ),
        ...times(parallel / 2, 'edit', (index) =>
          editCar(seller, car.id, { description: `Words of edit ${index}.` }),
        ),
      ],
      may: { approve: refusedOnce, edit: ['200', '409 EDIT_CONFLICT'] },
      holds: async ({ car }, { won }) => {
        const { car: said, status, version } = await storedCar(car.id)
        expect(won('approve').length).toBeLessThanOrEqual(1)
        expect(version).toBe(car.version + won().length)
        if (status === 'APPROVED') expect((await readReviewed(car.id)).APPROVED?.car).toEqual(said)
        else expect(status).toBe('PENDING')
        const texts = won('edit').map(({ body }) => body.description)
        expect([car.description, ...texts]).toContain(said.description)
        expect(await auditsOf(car.id)).toHaveLength(won('approve').length)
      },
    }),
  )

  it(
    'is approved or deleted by its owner, and leaves nothing when it is gone',
    race({
      isNamed: true,
      setup: aWaitingCar,
      calls: ({ dealer, car, admins: by }, parallel) => [
        ...times(parallel - 2, 'approve', (index) =>
          decide(adminOf(by, index), car.id, { status: 'APPROVED', version: car.version }),
        ),
        ...times(2, 'delete', () => deleteCar(dealer, car.id)),
      ],
      may: {
        approve: [...refusedOnce, '404 LISTING_NOT_FOUND'],
        delete: ['204', '404 LISTING_NOT_FOUND', '409 EDIT_CONFLICT'],
      },
      holds: async ({ car }, { won }) => {
        expect(won('delete').length).toBeLessThanOrEqual(1)
        expect(won('approve').length).toBeLessThanOrEqual(1)
        const isGone = won('delete').length === 1
        expect((await getListingById(car.id)) === undefined).toBe(isGone)
        expect((await itemAt(keys.slugGuard('listing', car.slug))) === undefined).toBe(isGone)
        if (isGone) expect(await readReviewed(car.id)).toEqual({})
        expect((await api('GET', `/api/listings/${car.slug}`)).status).toBe(
          !isGone && won('approve').length ? 200 : 404,
        )
      },
    }),
  )

  it(
    'becomes featured once',
    race({
      setup: async () => {
        const made = await aRefusedCar()
        await decide(adminOf(made.admins, 0), made.car.id, { status: 'APPROVED' })
        return made
      },
      calls: ({ car, admins: by }, parallel) =>
        times(parallel, 'feature', (index) =>
          api('PUT', `/api/admin/listings/${car.id}/featured`, {
            token: adminOf(by, index).token,
            body: { isFeatured: true },
          }),
        ),
      may: { feature: ['200', '409 EDIT_CONFLICT'] },
      holds: async ({ car }) => {
        expect(await storedCar(car.id)).toMatchObject({ isFeatured: true })
        expect((await auditsOf(car.id)).filter(({ action }) => action === 'listing.featured')).toHaveLength(1)
      },
    }),
  )
})

describe('many cars', () => {
  it(
    'are decided about once each, when admins decide about the same ones in bulk',
    race({
      sizes: 'few',
      setup: async () => {
        const made = await Promise.all(Array.from({ length: 3 }, aWaitingCar))
        return { by: await admins(), cars: made.map(({ car }) => car) }
      },
      calls: ({ by, cars }, parallel) =>
        times(parallel, 'decide', (index) =>
          api('POST', '/api/admin/listings/decisions', {
            token: adminOf(by, index).token,
            body: {
              ...(index % 2 ? { action: 'APPROVE' } : { action: 'REJECT', reasonCodes: ['WRONG_DETAILS'] }),
              ids: cars.map(({ id }) => id),
              versions: Object.fromEntries(cars.map(({ id, version }) => [id, version])),
            },
          }),
        ),
      may: { decide: ['200'] },
      holds: async ({ cars }, { all }) => {
        for (const car of cars) {
          expect(all.filter(({ body }) => body.done.includes(car.id))).toHaveLength(1)
          await decidedOnce(car, (await storedCar(car.id)).status)
        }
        const codes = all.flatMap(({ body }) => body.failed.map(({ code }: { code: string }) => code))
        expect(
          [...new Set(codes)].filter((code) => code !== 'EDIT_CONFLICT' && code !== 'ILLEGAL_STATUS_MOVE'),
        ).toEqual([])
      },
    }),
  )

  it(
    'are each approved, when all admins act at once, and the log has every act',
    race({
      sizes: 'crowd',
      setup: async (parallel) => {
        const sellers = await people(5)
        // Each has ten that wait.
        await Promise.all(sellers.map(establish))
        const plates = await Promise.all(
          Array.from({ length: parallel }, (_, index) => offerPlate(adminOf(sellers, index))),
        )
        return { by: await admins(), plates }
      },
      calls: ({ by, plates }, parallel) =>
        times(parallel, 'approve', (index) =>
          decidePlate(adminOf(by, index), plates[index].id, { status: 'APPROVED' }),
        ),
      may: { approve: ['200'] },
      holds: async ({ plates }, { won }) => {
        const records = (await Promise.all(plates.map(({ id }) => auditsOf(id)))).flat()
        expect(records).toHaveLength(won().length)
        expect(new Set(records.map(({ sequence }) => sequence)).size).toBe(won().length)
      },
    }),
  )
})

describe('a number plate that several wait for', () => {
  it(
    'is the plate of one of all that are approved at once, and the others are rejected',
    race({
      setup: async () => {
        const number = await freeNumber()
        const sellers = await people(5)
        const plates = await Promise.all(sellers.map((seller) => offerPlate(seller, { plateNumber: number })))
        return { by: await admins(), number, plates }
      },
      calls: ({ by, plates }, parallel) =>
        times(Math.min(5, parallel), 'approve', (index) =>
          decidePlate(adminOf(by, index), plates[index].id, { status: 'APPROVED' }),
        ),
      may: { approve: ['200', '409 PLATE_TAKEN', '409 ILLEGAL_STATUS_MOVE', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ number, plates }, { won }) => {
        expect(await readPlateGuard('QA', number)).toEqual({ id: won()[0]?.body.id, isTaken: true })
        const stored = await Promise.all(plates.map(({ id }) => getPlateById(id)))
        expect(stored.filter((plate) => plate?.status === 'APPROVED')).toHaveLength(1)
      },
    }),
  )
})

describe('a number plate under review', () => {
  it(
    'is approved or rejected as it was seen',
    race({
      sizes: 'crowd',
      setup: async () => ({ by: await admins(), plate: await offerPlate(await registerSeller()) }),
      calls: ({ by, plate }, parallel) =>
        times(parallel, 'decide', (index) =>
          decidePlate(adminOf(by, index), plate.id, {
            version: plate.version,
            ...(index % 2 ? { status: 'APPROVED' } : { status: 'REJECTED', reasonCodes: ['NOT_OWNED'] }),
          }),
        ),
      may: { decide: refusedOnce },
      wins: () => ({ all: 1 }),
      holds: async ({ plate }) => {
        const stored = await getPlateById(plate.id)
        expect(stored?.version).toBe(plate.version + 1)
        expect(await auditsOf(plate.id)).toMatchObject([{ detail: { to: stored?.status } }])
        // Its number is its own with the approval alone.
        const guard = { id: plate.id, isTaken: true }
        expect(await readPlateGuard('QA', plate.slug)).toEqual(
          stored?.status === 'APPROVED' ? guard : undefined,
        )
      },
    }),
  )
})

describe('an appeal', () => {
  const anAppeal = async () => {
    const made = await aRefusedCar()
    const { body } = await appeal(made.dealer, made.car.id)
    return { ...made, appealId: String(body.id) }
  }

  it(
    'is made once',
    race({
      setup: aRefusedCar,
      calls: ({ dealer, car }, parallel) =>
        times(Math.min(parallel, 30), 'appeal', () => appeal(dealer, car.id)),
      may: { appeal: ['201', '409 ALREADY_APPEALED', '409 EDIT_CONFLICT', '409 CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ car, admins: by }, { won }) => {
        expect((await appealsAbout(adminOf(by, 0), car.id)).map(({ id }) => id)).toEqual([won()[0]?.body.id])
        expect((await storedCar(car.id)).appeal?.id).toBe(won()[0]?.body.id)
      },
    }),
  )

  it(
    'is answered once: granted or upheld',
    race({
      setup: anAppeal,
      calls: ({ appealId, admins: by }, parallel) =>
        times(parallel, 'answer', (index) =>
          answer(
            adminOf(by, index),
            appealId,
            index % 2 ? { status: 'GRANTED' } : { status: 'UPHELD', answer: 'It stays.' },
          ),
        ),
      // Some of them are who rejected it.
      may: { answer: [...refusedOnce, '403 OWN_DECISION'] },
      wins: () => ({ all: 1 }),
      holds: async ({ car, appealId }, { won }) => {
        const { status, appeal: own } = await storedCar(car.id)
        expect([status, own?.status]).toEqual(
          won()[0]?.body.status === 'GRANTED' ? ['APPROVED', 'GRANTED'] : ['REJECTED', 'UPHELD'],
        )
        expect(await auditsOf(appealId)).toHaveLength(1)
      },
    }),
  )

  it(
    'ends when the car is sent again, or comes too late',
    race({
      setup: aRefusedCar,
      calls: ({ dealer, car }, parallel) => [
        ...times(Math.min(parallel / 2, 20), 'appeal', () => appeal(dealer, car.id)),
        ...times(parallel / 2, 'resend', () => editCar(dealer, car.id, { status: 'PENDING' })),
      ],
      may: {
        appeal: ['201', '409 ALREADY_APPEALED', '409 NOT_REJECTED', '409 EDIT_CONFLICT'],
        resend: ['200', '409 EDIT_CONFLICT'],
      },
      holds: async ({ car, admins: by }, { won }) => {
        const { status, appeal: own } = await storedCar(car.id)
        const open = await appealsAbout(adminOf(by, 0), car.id)
        expect(won('appeal').length).toBeLessThanOrEqual(1)
        expect(status).toBe(won('resend').length ? 'PENDING' : 'REJECTED')
        expect(open.map(({ id }) => id)).toEqual(own ? [own.id] : [])
        if (status === 'PENDING') expect(own).toBeNull()
      },
    }),
  )

  it(
    'is answered, or overtaken by a decision about the car',
    race({
      setup: anAppeal,
      calls: ({ car, appealId, admins: by }, parallel) => [
        ...times(parallel / 2, 'grant', (index) =>
          answer(adminOf(by, index), appealId, { status: 'GRANTED' }),
        ),
        ...times(parallel / 2, 'approve', (index) =>
          decide(adminOf(by, index), car.id, { status: 'APPROVED' }),
        ),
      ],
      may: { grant: [...refusedOnce, '404 NOT_FOUND', '403 OWN_DECISION'], approve: refusedOnce },
      wins: () => ({ all: 1 }),
      holds: async ({ car, admins: by }) => {
        expect((await storedCar(car.id)).status).toBe('APPROVED')
        expect(await appealsAbout(adminOf(by, 0), car.id)).toEqual([])
        expect((await api('GET', `/api/listings/${car.slug}`)).status).toBe(200)
      },
    }),
  )
})
