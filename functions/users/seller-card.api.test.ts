import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { ownerOfReviewed } from '#functions/data/owner-of-reviewed.ts'
import { listSellerNotes } from '#functions/data/seller-notes.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { password, registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { addSellerNote } from '#functions/users/add-seller-note.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller()
})

const cardOf = async ({ user }: Person) =>
  (await apiOk('GET', `/api/admin/sellers/${user.id}`, { token: admin.token })).body
const note = (about: string, text: string) =>
  api('POST', `/api/admin/sellers/${seller.user.id}/notes`, { token: admin.token, body: { about, text } })

describe('the card of a seller', () => {
  it('says who they are, what was decided, and how much of theirs is on offer', async () => {
    const [first, second] = [await submitCar(seller), await submitCar(seller)]
    await decide(admin, first.id, { status: 'APPROVED' })
    await decide(admin, second.id, { status: 'REJECTED', reasonCodes: ['PHOTOS_UNCLEAR'] })
    const { username, phoneNumber, createdAt } = seller.user
    expect(await cardOf(seller)).toMatchObject({
      user: { username, phoneNumber, createdAt, status: 'ACTIVE' },
      slug: null,
      record: { approved: 1, rejected: 1, upheld: 0, suspensions: 0 },
      live: { count: 1, isMore: false },
      openReports: { count: 0 },
      linked: [],
      notes: [],
    })
  })

  it('counts the open reports about their cars', async () => {
    const other = await registerSeller()
    const car = await submitCar(other)
    await decide(admin, car.id, { status: 'APPROVED' })
    await apiOk('POST', `/api/listings/${car.id}/reports`, {
      token: seller.token,
      body: { reason: 'FRAUD', details: 'It is not there.' },
    })
    expect((await cardOf(other)).openReports.count).toBe(1)
    // To delete the car is no way out.
    await apiOk('DELETE', `/api/listings/${car.id}`, { token: other.token })
    expect((await cardOf(other)).openReports.count).toBe(1)
  })

  it('names another account of the same browser under both, as its cookie proves, and forgets it with either', async () => {
    const [one, two, three] = [await registerSeller(), await registerSeller(), await registerSeller()]
    const signIn = ({ user }: Person, cookie = '') =>
      api('POST', '/api/login', {
        body: { username: user.username, password },
        headers: { cookie },
      })
    const cookie = (await signIn(one)).headers.getSetCookie()[0]!.split(';')[0]!
    await signIn(two, cookie)
    // A person who knows the id of somebody else's account can write a cookie, but no secret of a session.
    await signIn(three, cookie.replace(/[\w-]{43}$/, 'x'.repeat(43)))
    const by = (person: Person) => [{ user: { id: person.user.id }, by: ['DEVICE'] }]
    expect((await cardOf(one)).linked).toMatchObject(by(two))
    expect((await cardOf(two)).linked).toMatchObject(by(one))
    expect((await cardOf(three)).linked).toEqual([])
    await apiOk('DELETE', `/api/admin/users/${one.user.id}`, { token: admin.token })
    expect((await cardOf(two)).linked).toEqual([])
  })

  it('names no account that is not linked, and nothing secret of the seller', async () => {
    const text = JSON.stringify(await cardOf(seller))
    for (const name of ['tokensValidAfter', 'endedSessions', 'passwordHash']) expect(text).not.toContain(name)
  })
})

describe('a note', () => {
  it('is on the card with its admin, newest first, and in nothing that its seller can read', async () => {
    const car = await submitCar(seller)
    const words = 'Zephyr says the papers belong to his brother'
    expect((await note(car.id, words)).body).toMatchObject({ about: car.id, text: words })
    for (let times = 0; times < 2; times++)
      expect((await note(seller.user.id, 'A later one')).status).toBe(201)
    const { notes } = await cardOf(seller)
    expect(notes).toMatchObject([
      { about: seller.user.id, text: 'A later one', by: { username: admin.user.username } },
      { about: car.id, text: words, by: { id: admin.user.id } },
    ])
    await decide(admin, car.id, { status: 'REJECTED' })
    const paths = [
      'user',
      'user/export',
      'user/listings',
      'notifications',
      `user/listings/${car.id}`,
      `listings/${car.id}`,
    ]
    for (const path of paths) {
      const { body } = await api('GET', `/api/${path}`, { token: seller.token })
      expect(JSON.stringify(body), path).not.toContain('Zephyr')
    }
    // The log says who noted about whom, never what.
    const { body: log } = await apiOk('GET', `/api/admin/audit?subject=${seller.user.id}`, {
      token: admin.token,
    })
    expect(JSON.stringify(log)).toContain('"fields":"note"')
    expect(JSON.stringify(log)).not.toContain('Zephyr')
  })

  it('with the same words is the same one for ten minutes, and on another day another', async () => {
    const { id } = (await registerSeller()).user
    const first = Date.parse('2026-05-01T12:00:00.000Z')
    const noteAfter = (minutes: number) =>
      addSellerNote(
        { actor: admin.user, params: { id }, body: { about: id, text: 'Called, no answer' } } as never,
        { ownerOfReviewed, listSellerNotes, transact, newId, now: () => new Date(first + minutes * 60_000) },
      )
    const ids = [await noteAfter(0), await noteAfter(9), await noteAfter(24 * 60)].map((each) => each.id)
    expect(ids[1]).toBe(ids[0])
    expect((await listSellerNotes(id)).map((each) => each.id)).toEqual([ids[2], ids[0]])
  })

  it('is not taken about what is another’s, nor without a word', async () => {
    const foreign = await submitCar(await registerSeller())
    expect((await note(foreign.id, 'Whose is it?')).status).toBe(404)
    expect((await note(seller.user.id, '  ')).status).toBe(400)
  })
})

describe('the history of a seller', () => {
  const historyOf = ({ user }: Person, part: string) =>
    apiOk('GET', `/api/admin/sellers/${user.id}/history?part=${part}&limit=1`, { token: admin.token })

  it('has all that they offer with the last decision and its reasons, page by page, and reports about it', async () => {
    const person = await registerSeller()
    const [older, newer] = [await submitCar(person), await submitCar(person)]
    await decide(admin, older.id, { status: 'REJECTED', reasonCodes: ['PHOTOS_UNCLEAR'] })
    await decide(admin, newer.id, { status: 'APPROVED' })
    await apiOk('POST', `/api/listings/${newer.id}/reports`, {
      token: seller.token,
      body: { reason: 'FRAUD', details: 'It is not there.' },
    })
    const { body: first } = await historyOf(person, 'LISTINGS')
    expect(first.offers).toMatchObject([
      { id: newer.id, status: 'APPROVED', decision: { status: 'APPROVED' } },
    ])
    const { body: second } = await apiOk(
      'GET',
      `/api/admin/sellers/${person.user.id}/history?limit=1&cursor=${first.nextCursor}`,
      { token: admin.token },
    )
    expect(second.offers).toMatchObject([{ id: older.id, reasonCodes: ['PHOTOS_UNCLEAR'] }])
    expect((await historyOf(person, 'REPORTS')).body.reports).toMatchObject([
      { listing: { id: newer.id }, reason: 'FRAUD', status: 'OPEN' },
    ])
    expect((await historyOf(person, 'PLATES')).body).toMatchObject({ offers: [], reports: [] })
  })

  it('takes no place of another list, and is there for nobody else', async () => {
    const { body } = await historyOf(seller, 'LISTINGS')
    const other = await registerSeller()
    const path = (cursor: string) => `/api/admin/sellers/${other.user.id}/history?cursor=${cursor}`
    expect((await api('GET', path(body.nextCursor), { token: admin.token })).status).toBe(400)
    expect((await api('GET', path(body.nextCursor), { token: other.token })).status).toBe(403)
  })
})
