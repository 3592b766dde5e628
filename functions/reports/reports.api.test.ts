import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { id as idOf } from '#shared/schemas/ids.ts'
import { strangersReportsOfOne } from '#shared/rules/reputation.ts'
import { namedListing } from '#shared/schemas/listing.ts'
import { queueReason } from '#shared/schemas/report.ts'
import { reportOffer } from '#functions/commands/report-offer.ts'
import { personOfUser } from '#functions/core/caller.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { newId } from '#functions/adapters/ids.ts'
import {
  addToReport,
  deleteReporterWrites,
  getReportById,
  insertReport,
  listOwnReports,
  wasReported,
} from '#functions/data/reports.ts'
import { table } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { removeSomeOfUser } from '#functions/data/user-accounts.ts'
import { anyIp, api, apiOk, type CallOptions } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  establish,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

type Seen = { id: string; listing: { id: string }; status: string }

const report = (id: string, body: Record<string, string>, options: CallOptions = {}) =>
  api('POST', `/api/listings/${id}/reports`, { body, ...options })

/** Every report in a status, page by page. */
const reportsIn = async ({ token }: Person, status: string): Promise<Seen[]> => {
  const found: Seen[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/reports?status=${status}&limit=100${cursor}`, { token })
    found.push(...body.reports)
    if (!body.nextCursor) return found
    cursor = `&cursor=${body.nextCursor}`
  }
}

const about = async (admin: Person, listingId: string, status = 'OPEN') =>
  (await reportsIn(admin, status)).filter(({ listing }) => listing.id === listingId)

const resolve = ({ token }: Person, id: string, status = 'RESOLVED') =>
  api('PUT', `/api/admin/reports/${id}/status`, { token, body: { status } })

describe('reporting a car', () => {
  it('reaches the admins once per person, oldest first', async () => {
    const [dealer, seller, admin] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerAdmin(),
    ]
    const car = await submitCar(dealer)
    const visitor = randomBytes(16).toString('hex')
    const first = await report(car.id, { reason: 'SOLD', visitor })
    expect([first.status, first.body]).toEqual([201, { received: true }])
    const again = await report(car.id, { reason: 'FRAUD', visitor })
    expect([again.status, again.body]).toEqual([201, { received: true }])
    const asked = { reason: 'OTHER', details: 'The car on the photos is another one.' }
    await Promise.all([1, 2, 3].map(() => report(car.id, asked, { token: seller.token })))

    expect(await about(admin, car.id)).toMatchObject([
      { reason: 'SOLD', details: '', reporter: null, resolvedAt: null },
      {
        ...asked,
        listing: { id: car.id, slug: car.slug, title: car.title, titleAr: car.titleAr },
        reporter: { id: seller.user.id, username: seller.user.username },
      },
    ])
  })

  it('is refused to its owner, without a reason, and for what the public does not see', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const car = await submitCar(dealer)
    expect((await report(car.id, { reason: 'SOLD' }, { token: dealer.token })).body.code).toBe('OWN_LISTING')
    const silent = await report(car.id, { reason: 'OTHER' })
    expect([silent.body.code, silent.body.issues[0].path]).toEqual(['BAD_REQUEST', 'details'])
    await decide(admin, car.id, { status: 'REJECTED' })
    expect((await report(car.id, { reason: 'SOLD' })).body.code).toBe('LISTING_NOT_FOUND')
    expect(await about(admin, car.id)).toEqual([])
  })
})

describe('a flood of reports', () => {
  it('fills a few rows, counts the rest in one, and tells nobody so', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const [car, other] = [await submitCar(dealer), await submitCar(dealer)]
    const ip = anyIp()
    const flood = async (id: string) => {
      for (let n = 0; n < 8; n++) {
        const visitor = randomBytes(16).toString('hex')
        const { status, body } = await report(id, { reason: 'FRAUD', visitor }, { ip })
        expect([status, body]).toEqual([201, { received: true }])
      }
    }
    await flood(car.id)
    // Three rows, and one that counts four more.
    const rows = await about(admin, car.id)
    expect(rows).toHaveLength(4)
    expect(rows.at(-1)).toMatchObject({ others: 4, countedBy: 'NETWORK' })
    // One of them again and again counts once.
    const visitor = randomBytes(16).toString('hex')
    for (let n = 0; n < 3; n++) await report(car.id, { reason: 'FRAUD', visitor }, { ip })
    expect((await about(admin, car.id)).at(-1)).toMatchObject({ others: 5 })
    await flood(other.id)
    expect(await about(admin, other.id)).toHaveLength(3)
    expect((await about(admin, car.id)).at(-1)).toMatchObject({ others: 10 })
    const known = await establish(await registerSeller())
    await report(car.id, { reason: 'SOLD' }, { ip, token: known.token })
    expect(await about(admin, car.id)).toHaveLength(5)
  })

  it('from many networks about one car is counted in a row that says so', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const car = await submitCar(dealer)
    for (let n = 0; n < strangersReportsOfOne + 3; n++) {
      const visitor = randomBytes(16).toString('hex')
      await report(car.id, { reason: 'FRAUD', visitor }, { ip: anyIp() })
    }
    const rows = await about(admin, car.id)
    expect(rows).toHaveLength(strangersReportsOfOne + 1)
    expect(rows.at(-1)).toMatchObject({ others: 2, countedBy: 'OFFER' })
    expect(rows[0]).not.toHaveProperty('countedBy')
  })

  it('loses none when the first write of the row that counts them fails, or several are first at once', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const [car, other] = [await submitCar(dealer), await submitCar(dealer)]
    const folded = (
      { id, slug, title, titleAr }: typeof car,
      deps: Parameters<typeof reportOffer>[1] = {},
    ) => {
      const place = { isRow: false, source: id, countedBy: 'OFFER' as const }
      return reportOffer(
        {
          actor: undefined,
          body: { reason: 'FRAUD', visitor: randomBytes(16).toString('hex') },
          request: { ip: anyIp(), userAgent: '' } as RequestInfo,
          listing: { id, slug, title, titleAr },
          plate: null,
          ownerId: dealer.user.id,
        },
        { takeReportPlace: () => Promise.resolve(place), ...deps },
      )
    }
    const busy = () => Promise.reject(new Error('busy'))
    await expect(folded(car, { insertReport: busy })).rejects.toThrow('busy')
    for (let n = 0; n < 3; n++) expect(await folded(car)).toEqual({ received: true })
    expect(await about(admin, car.id)).toMatchObject([{ others: 2 }])
    await Promise.all([1, 2, 3, 4].map(() => folded(other)))
    expect(await about(admin, other.id)).toMatchObject([{ others: 3 }])
  })

  it('loses none whose row is stored just after they looked for it', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const [car, other] = [await submitCar(dealer), await submitCar(dealer)]
    await report(other.id, { reason: 'FRAUD' })
    const row = (await getReportById((await about(admin, other.id))[0]!.id))!
    const { id, slug, title, titleAr } = car
    const late = { ...row, id: newId('report'), listing: { id, slug, title, titleAr } }
    const send = table().send.bind(table())
    vi.spyOn(table(), 'send').mockImplementationOnce(async (command) => {
      const answer = await send(command).catch((error: unknown) => error)
      await insertReport(late, 'the first')
      throw answer
    })
    const [person, at] = ['the second', new Date()]
    expect(await addToReport(late.id, { person, listingId: car.id, at })).toBe(true)
    expect(await about(admin, car.id)).toMatchObject([{ others: 1 }])
  })
})

describe('the reports of admins', () => {
  it('are no decisions: how long one was open is no time that a decision took', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const car = await submitCar(dealer)
    await report(car.id, { reason: 'DUPLICATE' })
    const [{ id } = { id: '' }] = await about(admin, car.id)
    await resolve(admin, id)
    const { body } = await apiOk('GET', `/api/admin/figures?search=${admin.user.username}`, {
      token: admin.token,
    })
    expect(body.moderators).toMatchObject([{ reports: 1, decisions: 0, medianDecisionMinutes: null }])
  })

  it('are closed once, by whoever is first, with a record and right counts', async () => {
    const [dealer, admin, other] = [
      await registerVerifiedDealer(),
      await registerAdmin(),
      await registerAdmin(),
    ]
    const car = await submitCar(dealer)
    await report(car.id, { reason: 'DUPLICATE' })
    const [{ id } = { id: '' }] = await about(admin, car.id)

    const answers = await Promise.all([resolve(admin, id), resolve(other, id, 'DISMISSED')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)!.body
    expect(won).toMatchObject({ id, resolvedAt: expect.any(String), listing: { id: car.id } })
    expect((await resolve(admin, id)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    expect((await resolve(admin, `rep_${'0'.repeat(26)}`)).body.code).toBe('NOT_FOUND')
    expect(await about(admin, car.id)).toEqual([])
    expect(await about(admin, car.id, won.status)).toMatchObject([{ id }])
    // Only these, and again while other tests close theirs.
    const isCounted = async (status: string) => {
      const { body } = await apiOk('GET', `/api/admin/reports?status=${status}`, { token: admin.token })
      return body.total === (await reportsIn(admin, status)).length
    }
    for (const status of ['RESOLVED', 'DISMISSED']) await expect.poll(() => isCounted(status)).toBe(true)

    expect(await auditAbout(id)).toMatchObject([
      { action: 'report.status', detail: { from: 'OPEN', to: won.status } },
    ])
  })

  it('page without gaps, and take no cursor of another list', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const car = await submitCar(dealer)
    for (const reason of ['SOLD', 'FRAUD']) await report(car.id, { reason })
    const get = (query: string) => api('GET', `/api/admin/reports?${query}`, { token: admin.token })
    const { body: first } = await get('limit=1')
    expect(first.reports).toHaveLength(1)
    const { body: second } = await get(`limit=1&cursor=${first.nextCursor}`)
    expect(second.reports[0].id).not.toBe(first.reports[0].id)
    expect((await get(`status=RESOLVED&cursor=${first.nextCursor}`)).status).toBe(400)
  })

  it('count for the seller who deletes what was reported', async () => {
    const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
    const car = await submitCar(dealer)
    await report(car.id, { reason: 'FRAUD' })
    const [{ id } = { id: '' }] = await about(admin, car.id)
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token })
    expect((await resolve(admin, id)).status).toBe(200)
    const { body: card } = await apiOk('GET', `/api/admin/sellers/${dealer.user.id}`, { token: admin.token })
    expect(card.record.upheld).toBe(1)
  })

  it('outlive the car and, without a name and a word, the person', async () => {
    const [dealer, seller, admin] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerAdmin(),
    ]
    const car = await submitCar(dealer)
    await report(car.id, { reason: 'FRAUD', details: 'He owes me.' }, { token: seller.token })
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token })
    expect(await about(admin, car.id)).toMatchObject([
      { listing: { slug: null, title: car.title }, reporter: { id: seller.user.id } },
    ])

    const own = await listOwnReports(seller.user.id)
    expect(own).toMatchObject([{ reason: 'FRAUD', listing: { id: car.id } }])
    await transact(own.flatMap((each) => deleteReporterWrites(seller.user.id, each)))
    expect(await listOwnReports(seller.user.id)).toEqual([])
    expect(await about(admin, car.id)).toMatchObject([{ reason: 'FRAUD', reporter: null, details: '' }])
  })
})

it('what somebody reported is forgotten with their account, also what was counted in another’s row', async () => {
  const [dealer, seller, admin] = [
    await registerVerifiedDealer(),
    await registerSeller(),
    await registerAdmin(),
  ]
  const car = await submitCar(dealer)
  await report(car.id, { reason: 'FRAUD' })
  const [{ id } = { id: '' }] = await about(admin, car.id)
  const [person, at] = [personOfUser(seller.user.id), new Date()]
  await addToReport(id, { person, listingId: car.id, at })
  expect(await wasReported(person, car.id, at)).toBe(true)
  await removeSomeOfUser(seller.user.id)
  expect(await wasReported(person, car.id, at)).toBe(false)
})

describe('a report in the queue', () => {
  it('comes with the seller, a photo, what was reported before, and how right its reporter was', async () => {
    const [dealer, first, second, admin] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerSeller(),
      await registerAdmin(),
    ]
    const [car, other] = [await submitCar(dealer), await submitCar(dealer)]
    await report(other.id, { reason: 'FRAUD' }, { token: first.token })
    const [earlier] = await about(admin, other.id)
    await resolve(admin, earlier!.id)
    await report(car.id, { reason: 'SOLD' }, { token: first.token })
    await report(car.id, { reason: 'FRAUD' }, { token: second.token })
    const [one, two] = await about(admin, car.id)
    expect(one).toMatchObject({
      seller: { id: dealer.user.id, isSuspended: false },
      image: { isMain: true },
      earlier: { ofListing: 0, ofSeller: 1, upheld: 1, isMore: false },
      record: { upheld: 1, dismissed: 0, open: 1 },
    })
    expect(two).toMatchObject({
      earlier: { ofListing: 1, ofSeller: 2, upheld: 1 },
      record: { upheld: 0, dismissed: 0, open: 1 },
    })
  })

  it('is found by the seller, the reporter, an id and a phone number', async () => {
    const [dealer, reporter, admin] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerAdmin(),
    ]
    const car = await submitCar(dealer)
    await report(car.id, { reason: 'SOLD' }, { token: reporter.token })
    const [made] = await about(admin, car.id)
    for (const search of [
      dealer.user.username,
      dealer.user.id,
      reporter.user.username,
      reporter.user.email,
      car.id,
      made!.id,
    ]) {
      const path = `/api/admin/reports?limit=50&search=${encodeURIComponent(search)}`
      const { body } = await apiOk('GET', path, { token: admin.token })
      expect(body.reports.map(({ id }: Seen) => id)).toContain(made!.id)
      expect(body.reports.every(({ listing }: Seen) => listing.id === car.id)).toBe(true)
    }
    const { body: none } = await apiOk('GET', '/api/admin/reports?search=nobody-is-called-this', {
      token: admin.token,
    })
    expect(none.reports).toEqual([])
  })
})

describe('reporting a number plate', () => {
  it('is as reporting a car: once per person, never one’s own, upheld for its owner', async () => {
    const [dealer, seller, admin] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerAdmin(),
    ]
    const plate = await publishPlate(dealer, admin)
    const send = (body: Record<string, string>, options: CallOptions = {}) =>
      api('POST', `/api/number-plates/${plate.id}/reports`, { body, ...options })
    expect((await send({ reason: 'SOLD' }, { token: dealer.token })).body.code).toBe('OWN_LISTING')
    for (const reason of ['FRAUD', 'SOLD']) {
      const { status, body } = await send({ reason }, { token: seller.token })
      expect([status, body]).toEqual([201, { received: true }])
    }
    const waiting = await apiOk('GET', `/api/admin/reports?search=${plate.id}`, { token: admin.token })
    expect(waiting.body.reports).toMatchObject([
      {
        reason: 'FRAUD',
        plate: { id: plate.id, slug: plate.slug },
        listing: { slug: null, title: `Number plate ${plate.plateNumber}` },
        seller: { id: dealer.user.id },
        reporter: { id: seller.user.id },
        image: null,
      },
    ])
    const [{ id }] = waiting.body.reports
    expect((await resolve(admin, id)).body).toMatchObject({ status: 'RESOLVED', plate: { id: plate.id } })
    expect(await auditAbout(id)).toMatchObject([{ detail: { plate: plate.id } }])
    const { body: card } = await apiOk('GET', `/api/admin/sellers/${dealer.user.id}`, { token: admin.token })
    expect(card.record.upheld).toBe(1)
  })

  it('can be read by a build that knows reports of cars alone, as one about something without a page', async () => {
    const [dealer, seller] = [await registerVerifiedDealer(), await registerSeller()]
    const plate = await publishPlate(dealer, await registerAdmin())
    await apiOk('POST', `/api/number-plates/${plate.id}/reports`, {
      token: seller.token,
      body: { reason: 'FRAUD' },
    })
    const [own] = await listOwnReports(seller.user.id)
    const released = z.object({ id: idOf('report'), reason: queueReason, listing: namedListing })
    expect(released.parse(own)).toMatchObject({ listing: { slug: null } })
    await transact(deleteReporterWrites(seller.user.id, own!))
    expect(await listOwnReports(seller.user.id)).toEqual([])
  })
})
