import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate } from '#functions/testing/plates.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

type Row = { id: string; createdAt: string }

/** Every row that a search finds, however many requests that takes; `key` is the name of the list. */
const findAll = async (key: 'listings' | 'plates', path: string, search: string, limit = 100) => {
  const found: Row[] = []
  const pages: number[] = []
  for (let cursor = ''; ;) {
    const query = `${path}limit=${limit}&search=${encodeURIComponent(search)}${cursor}`
    const { body } = await apiOk('GET', query, { token: admin.token })
    found.push(...body[key])
    pages.push(body[key].length)
    if (!body.nextCursor) return { ids: found.map(({ id }) => id), found, pages }
    cursor = `&cursor=${body.nextCursor}`
  }
}

const every = '/api/admin/all-listings?'
const queue = '/api/admin/listings?'
const plates = '/api/admin/number-plates?'

/** A word that no other car's title has. */
const anyWord = () => `Zq${randomBytes(6).toString('hex')}`

describe('an admin searches all listings', () => {
  it('by a part of the title in either language, whatever its case, through every status in time', async () => {
    const variant = anyWord()
    const seller = await registerSeller()
    const cars: { id: string }[] = []
    for (const model of ['Patrol', 'Sunny', 'Altima']) cars.push(await submitCar(seller, { variant, model }))
    const [first, second, third] = cars.map(({ id }) => id) as [string, string, string]
    await decide(admin, first, { status: 'APPROVED' })
    await decide(admin, second, { status: 'REJECTED' })
    for (const limit of [100, 2, 1]) {
      const { ids, pages } = await findAll('listings', every, variant.toUpperCase().slice(1), limit)
      expect(ids).toEqual([third, second, first])
      expect(Math.max(...pages)).toBeLessThanOrEqual(limit)
    }
    expect((await findAll('listings', every, `نيسان باترول ${variant}`)).ids).toEqual([first])
    expect((await findAll('listings', every, `sunny ${variant} 2020`)).ids).toEqual([second])
    expect((await findAll('listings', `${every}status=REJECTED&`, variant)).ids).toEqual([second])
    expect((await findAll('listings', every, anyWord())).ids).toEqual([])
  })

  it('by city, and is told how many there are of all', async () => {
    const variant = anyWord()
    const seller = await registerSeller()
    const car = await submitCar(seller, { city: 'Al Khor', variant })
    for (const city of ['al kho', 'الخور'])
      expect((await findAll('listings', every, city)).ids).toContain(car.id)
    expect((await findAll('listings', every, 'Dukhan')).ids).not.toContain(car.id)
    const query = `${every}limit=1&search=${variant}`
    const { body } = await apiOk('GET', query, { token: admin.token })
    const sum = Object.values<number>(body.counts).reduce((total, count) => total + count, 0)
    expect([body.total, body.total > 1]).toEqual([sum, true])
  })

  it('with no cursor of another list, and not for ever', async () => {
    const { body } = await apiOk('GET', `${queue}limit=1`, { token: admin.token })
    const refused = await api('GET', `${every}search=x&cursor=${body.nextCursor}`, { token: admin.token })
    expect(refused.status).toBe(400)
    expect((await api('GET', `${every}search=${'x'.repeat(101)}`, { token: admin.token })).status).toBe(400)
    expect((await api('GET', `${every}search=%00`, { token: admin.token })).status).toBe(400)
  })
})

describe('the review queue', () => {
  it('is searched by title, and by the username of who owns it', async () => {
    const variant = anyWord()
    const [seller, other] = [await registerSeller(), await registerSeller()]
    const cars: { id: string }[] = []
    for (const each of [seller, other, seller]) cars.push(await submitCar(each, { variant }))
    const [first, second, third] = cars.map(({ id }) => id) as [string, string, string]
    // The one that has waited longest is first.
    expect((await findAll('listings', queue, variant, 1)).ids).toEqual([first, second, third])
    const { username } = seller.user
    expect((await findAll('listings', queue, username.toUpperCase())).ids).toEqual([first, third])
    expect((await findAll('listings', `${queue}status=APPROVED&`, username)).ids).toEqual([])
  })
})

describe('the plates', () => {
  it('are searched by number, category and location, in whatever digits and language', async () => {
    const seller = await registerSeller()
    const plate = await offerPlate(seller, { category: 'lucky-number', location: 'al-rayyan' })
    const rest = await offerPlate(seller, { category: 'other', location: 'doha' })
    const arabic = plate.number.replace(/\d/g, (digit: string) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)])
    for (const search of [plate.number, arabic, plate.number.slice(0, -1)])
      expect((await findAll('plates', plates, search)).ids).toContain(plate.id)
    for (const search of ['lucky-num', 'LUCKY NUMBER', 'رقم حظ', 'al-rayyan', 'Al Rayyan', 'الريان']) {
      const { ids } = await findAll('plates', plates, search)
      expect([ids.includes(plate.id), ids.includes(rest.id)], search).toEqual([true, false])
    }
    await decidePlate(admin, plate.id, { status: 'REJECTED' })
    expect((await findAll('plates', plates, plate.number)).ids).not.toContain(plate.id)
    expect((await findAll('plates', `${plates}status=REJECTED&`, plate.number)).ids).toContain(plate.id)
  })
})
