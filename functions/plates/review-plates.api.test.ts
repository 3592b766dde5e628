import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { notificationsOf, statuses, times } from '#functions/testing/leads.ts'
import { establish, registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate, plateForm, publishPlate } from '#functions/testing/plates.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  ;[admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
  await establish(seller)
})

const offer = ({ token }: Person, body: unknown) => api('POST', '/api/number-plates', { token, body })
const patch = ({ token }: Person, id: string, body: unknown) =>
  api('PATCH', `/api/number-plates/${id}`, { token, body })
const see = (id: string) => api('GET', `/api/number-plates/${id}`, { token: admin.token })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status

/** A plate in this status, of a new seller: one with many offers would reach a limit. */
const plateIn = async (status: string) => {
  const plate = await offerPlate(await registerSeller())
  return status === 'PENDING' ? plate : (await decidePlate(admin, plate.id, { status })).body
}

describe('an admin', () => {
  it.each([
    ['PENDING', 'PENDING', 'ILLEGAL_STATUS_MOVE'],
    ['PENDING', 'APPROVED', 200],
    ['PENDING', 'REJECTED', 200],
    ['APPROVED', 'PENDING', 'ILLEGAL_STATUS_MOVE'],
    ['APPROVED', 'APPROVED', 'ILLEGAL_STATUS_MOVE'],
    ['APPROVED', 'REJECTED', 200],
    ['REJECTED', 'PENDING', 'ILLEGAL_STATUS_MOVE'],
    ['REJECTED', 'APPROVED', 200],
    ['REJECTED', 'REJECTED', 'ILLEGAL_STATUS_MOVE'],
  ])('moves %s to %s: %s', async (from, to, expected) => {
    const plate = await plateIn(from)
    const answer = await decidePlate(admin, plate.id, { status: to, version: plate.version })
    expect(codeOf(answer)).toBe(expected)
    expect((await see(plate.id)).body.status).toBe(expected === 200 ? to : from)
  })

  it('alone decides, on what is there, as it was reviewed', async () => {
    const plate = await offerPlate(seller)
    const status = 'APPROVED'
    expect((await decidePlate(seller, plate.id, { status })).status).toBe(403)
    const nothing = `plt_${'0'.repeat(26)}`
    expect((await decidePlate(admin, nothing, { status })).body.code).toBe('PLATE_NOT_FOUND')
    await patch(seller, plate.id, { price: 1 })
    const { version } = plate
    expect((await decidePlate(admin, plate.id, { status, version })).body.code).toBe('EDIT_CONFLICT')
    for (const body of [{}, { status: 'SOLD' }, { status, rejectionReason: 'x'.repeat(501) }])
      expect((await decidePlate(admin, plate.id, body)).status).toBe(400)
  })

  it('tells the seller why, once, and what was said is gone with the next offer', async () => {
    const owner = await registerSeller()
    const plate = await offerPlate(owner)
    const rejectionReason = 'The description names another number.'
    const { body } = await decidePlate(admin, plate.id, { status: 'REJECTED', rejectionReason })
    expect(body).toMatchObject({ status: 'REJECTED', rejectionReason })
    const news = await notificationsOf(owner)
    const about = { plate: { id: plate.id, number: plate.number }, reason: rejectionReason }
    expect(news).toMatchObject([{ kind: 'PLATE_REJECTED', about }])
    const again = await patch(owner, plate.id, { price: 200_000 })
    expect(again.body).toMatchObject({ status: 'PENDING', rejectionReason: null })
    expect((await decidePlate(admin, plate.id, { status: 'APPROVED' })).status).toBe(200)
    expect((await notificationsOf(owner)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'PLATE_APPROVED',
      'PLATE_REJECTED',
    ])
  })
})

describe('what was public last', () => {
  const shown = async (id: string) => {
    const { token } = admin
    const { body } = await api('GET', `/api/admin/number-plates/${id}`, { token })
    return [body.status, body.publicPrice, body.publicDescription]
  }

  it('is beside a price and a description that wait, until they are public themselves', async () => {
    const owner = await registerSeller()
    const { id, description } = await publishPlate(owner, admin, { price: 450_000 })
    expect(await shown(id)).toEqual(['APPROVED', undefined, undefined])
    const held = await patch(owner, id, { price: 4500 })
    expect(held.body).toMatchObject({ status: 'PENDING', price: 4500 })
    expect(held.body).not.toHaveProperty('publicPrice')
    await patch(owner, id, { description: 'Call 5512 3456 first.' })
    await decidePlate(admin, id, { status: 'REJECTED' })
    expect(await shown(id)).toEqual(['REJECTED', 450_000, description])
    await patch(owner, id, { description: 'Another text.' })
    expect(await shown(id)).toEqual(['PENDING', 450_000, description])
    await decidePlate(admin, id, { status: 'APPROVED' })
    expect(await shown(id)).toEqual(['APPROVED', undefined, undefined])
    await decidePlate(admin, id, { status: 'REJECTED' })
    await patch(owner, id, { description: 'The third text.' })
    expect(await shown(id)).toEqual(['PENDING', 4500, 'Another text.'])
  })

  it('is of the last approval also where the name of its owner has taken it back', async () => {
    const owner = await registerSeller()
    const { id } = await publishPlate(owner, admin)
    await patch(owner, id, { description: 'Another text.' })
    await decidePlate(admin, id, { status: 'APPROVED' })
    const body = { firstName: 'Mubarak' }
    expect((await api('PATCH', '/api/user', { token: owner.token, body })).status).toBe(200)
    expect(await shown(id)).toEqual(['PENDING', expect.any(Number), 'Another text.'])
  })

  it('is unknown of a plate that never was', async () => {
    const { id } = await offerPlate(await registerSeller())
    expect(await shown(id)).toEqual(['PENDING', undefined, undefined])
  })
})

describe('at once', () => {
  it('of ten decisions one counts, and its seller is told once', async () => {
    const owner = await registerSeller()
    const plate = await offerPlate(owner)
    const answers = await Promise.all(
      times(10, (index) =>
        decidePlate(admin, plate.id, { status: index % 2 ? 'APPROVED' : 'REJECTED', version: 1 }),
      ),
    )
    expect(statuses(answers)).toEqual([200, ...times(9, () => 409)])
    expect(await notificationsOf(owner)).toHaveLength(1)
  })

  it('a decision and an edit of what it is about: one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const plate = await offerPlate(seller)
      const answers = await Promise.all([
        decidePlate(admin, plate.id, { status: 'APPROVED', version: 1 }),
        patch(seller, plate.id, { description: 'Another text.', version: 1 }),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      const { body } = await see(plate.id)
      const isApproved = answers[0].status === 200
      expect([body.status, body.description]).toEqual(
        isApproved ? ['APPROVED', plate.description] : ['PENDING', 'Another text.'],
      )
    }
  })

  it('a plate that comes back and five that want its number: one of the six has it in the end', async () => {
    const others = await Promise.all(times(5, () => registerSeller()))
    for (const back of ['review', 'edit', 'sale']) {
      const plate = await publishPlate(seller, admin)
      const path = `/api/number-plates/${plate.id}/availability`
      const say = (availability: string) => api('PUT', path, { token: seller.token, body: { availability } })
      await (back === 'sale' ? say('SOLD') : decidePlate(admin, plate.id, { status: 'REJECTED' }))
      const comesBack = {
        review: () => decidePlate(admin, plate.id, { status: 'APPROVED' }),
        edit: () => patch(seller, plate.id, { price: 1 }),
        sale: () => say('AVAILABLE'),
      }[back]
      const answers = await Promise.all([
        comesBack?.() ?? Promise.reject(new Error('Nothing comes back')),
        ...others.map((other) => offer(other, plateForm(plate.number))),
      ])
      expect(answers[0]?.status).toBe(200)
      for (const { status, body } of answers) if (status >= 300) expect(body.code).toBe('PLATE_TAKEN')
      const ids = answers.flatMap(({ status, body }) => (status < 300 ? [body.id] : []))
      for (const id of ids) await decidePlate(admin, id, { status: 'APPROVED' })
      const holders = await Promise.all(ids.map((id) => see(id)))
      expect(holders.filter(({ body }) => body.status === 'APPROVED')).toHaveLength(1)
      expect((await see(plate.number)).status).toBe(200)
      // Nobody keeps a place in the queue that cannot be approved.
      for (const { token } of others)
        for (const { id, status } of (await apiOk('GET', '/api/seller/number-plates', { token })).body) {
          expect(status).not.toBe('PENDING')
          await apiOk('DELETE', `/api/number-plates/${id}`, { token })
        }
    }
  })
})

describe('a rejected plate', () => {
  it('cannot come back while another has its number, and can when that is gone', async () => {
    const [owner, other] = await Promise.all([registerSeller(), registerSeller()])
    const plate = await offerPlate(owner)
    await decidePlate(admin, plate.id, { status: 'REJECTED' })
    const rival = await publishPlate(other, admin, { plateNumber: plate.number })
    expect((await decidePlate(admin, plate.id, { status: 'APPROVED' })).body.code).toBe('PLATE_TAKEN')
    expect((await patch(owner, plate.id, { price: 9 })).body.code).toBe('PLATE_TAKEN')
    expect((await see(plate.id)).body).toMatchObject({ status: 'REJECTED', price: 250_000 })
    expect(await notificationsOf(owner)).toHaveLength(1)
    await apiOk('DELETE', `/api/number-plates/${plate.id}`, { token: owner.token })
    expect((await see(plate.number)).body.id).toBe(rival.id)

    const next = await offer(owner, plateForm(plate.number))
    expect(next.body.code).toBe('PLATE_TAKEN')
    await apiOk('DELETE', `/api/number-plates/${rival.id}`, { token: other.token })
    expect((await offer(owner, plateForm(plate.number))).status).toBe(201)
  })
})

describe('the queue', () => {
  it('pages through what waits, the longest waiting first, with its owner', async () => {
    const owner = await registerSeller()
    const waiting = []
    for (let count = 0; count < 3; count++) waiting.push(await offerPlate(owner))
    const seen: { id: string; createdAt: string; owner: { username: string } }[] = []
    let cursor: string | undefined
    do {
      const path = `/api/admin/number-plates?limit=100${cursor ? `&cursor=${cursor}` : ''}`
      const { body } = await apiOk('GET', path, { token: admin.token })
      expect(Object.keys(body.counts).toSorted()).toEqual(['APPROVED', 'PENDING', 'REJECTED'])
      expect(body.total).toBe(body.counts.PENDING)
      seen.push(...body.plates)
      cursor = body.nextCursor
    } while (cursor)
    // Those of other tests were perhaps sent at the same moment: in what order, only their queue knows.
    const own = seen.filter((plate) => plate.owner.username === owner.user.username)
    expect(own.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id))
  })

  it('finds a plate by its number as people write it', async () => {
    const number = await freeNumber()
    const { id } = await offerPlate(seller, { plateNumber: `T ${number}` })
    const find = async (search: string) => {
      const path = `/api/admin/number-plates?${new URLSearchParams({ search, limit: '100' })}`
      const { body } = await apiOk('GET', path, { token: admin.token })
      return body.plates.map((plate: { id: string }) => plate.id)
    }
    const spaced = [...number].join(' ')
    const eastern = [...number].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join(' ')
    for (const search of [`T${number}`, `t-${number}`, number, spaced, eastern, `t ${spaced}`])
      expect(await find(search), search).toEqual([id])
    expect(await find(`R${number}`)).toEqual([])
  })

  it('shows any one status, the newest first, and refuses another list’s cursor', async () => {
    const plate = await plateIn('REJECTED')
    const list = (query: string) => api('GET', `/api/admin/number-plates?${query}`, { token: admin.token })
    const { body } = await list('status=REJECTED&limit=100')
    expect(body.plates).toContainEqual(expect.objectContaining({ id: plate.id, status: 'REJECTED' }))
    const times = body.plates.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    await offerPlate(seller)
    const { body: first } = await list('limit=1')
    expect((await list(`status=APPROVED&cursor=${first.nextCursor}`)).status).toBe(400)
    for (const bad of ['cursor=x', 'status=SOLD', 'limit=101', 'limit=0', 'page=2'])
      expect((await list(bad)).status, bad).toBe(400)
    expect((await api('GET', '/api/admin/number-plates', { token: seller.token })).status).toBe(403)
  })
})
