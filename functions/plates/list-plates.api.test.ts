import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  ;[admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
})

type Found = {
  total: number
  plates: { id: string; number: string; price: number }[]
  near?: { plate: { id: string }; why: string }[]
  isUnderstood?: false
}

const list = async (query: Readonly<Record<string, string>>): Promise<Found> =>
  (await apiOk('GET', `/api/number-plates?${new URLSearchParams(query)}`)).body

/** Lists until `isRight`; gives the last answer. */
const listUntil = (query: Readonly<Record<string, string>>, isRight: (found: Found) => boolean) =>
  askUntil(() => list(query), isRight)

describe('the list of plates', () => {
  it('shows an approval, a new price, a sale, a return and a deletion within two seconds', async () => {
    const { token } = seller
    const number = await freeNumber()
    const totalUntil = async (query: Record<string, string>, wanted: number) => {
      const found = await listUntil({ search: number, ...query }, ({ total }) => total === wanted)
      expect(found.total, JSON.stringify(query)).toBe(wanted)
      return found
    }
    const { id } = await offerPlate(seller, { plateNumber: number, price: 250_000 })
    const place = `/api/number-plates/${id}`
    expect((await list({ search: number })).total).toBe(0)

    await decidePlate(admin, id, { status: 'APPROVED' })
    const { plates } = await totalUntil({}, 1)
    expect(plates).toMatchObject([
      { id, country: 'QA', series: null, number, plateNumber: number, slug: number, currency: 'QAR' },
    ])
    expect(JSON.stringify(plates)).not.toMatch(/owner|rejection|version|changedAt/)

    await apiOk('PATCH', place, { token, body: { price: 240_000 } })
    await totalUntil({ maxPrice: '240000' }, 1)
    await totalUntil({ minPrice: '240001' }, 0)

    await apiOk('PUT', `${place}/availability`, { token, body: { availability: 'RESERVED' } })
    await listUntil({ search: number }, ({ plates }) => JSON.stringify(plates).includes('RESERVED'))
    expect(await list({ search: number })).toMatchObject({ total: 1, plates: [{ availability: 'RESERVED' }] })
    await apiOk('PUT', `${place}/availability`, { token, body: { availability: 'SOLD' } })
    await totalUntil({}, 0)
    await apiOk('PUT', `${place}/availability`, { token, body: { availability: 'AVAILABLE' } })
    await totalUntil({}, 1)

    await decidePlate(admin, id, { status: 'REJECTED', rejectionReason: 'PRICE' })
    await totalUntil({}, 0)
    await decidePlate(admin, id, { status: 'APPROVED' })
    await totalUntil({}, 1)
    await apiOk('DELETE', place, { token })
    await totalUntil({}, 0)
  })

  it('finds by pattern in any script, by filters and in order, with defaults', async () => {
    const numbers = await Promise.all([freeNumber(), freeNumber(), freeNumber()])
    const description = 'three of a test'
    for (const [place, plateNumber] of numbers.entries())
      await publishPlate(seller, admin, {
        plateNumber,
        price: 1_000_003 + place,
        location: 'al-shamal',
        description,
      })
    const price = { minPrice: '1000003', maxPrice: '1000005' }
    await listUntil({ ...price, location: 'al-shamal' }, ({ total }) => total >= 3)
    const found = await list({ ...price, location: 'al-shamal,doha', sortBy: 'price', sortOrder: 'asc' })
    expect(found).toMatchObject({ page: 1, limit: 100 })
    expect(found.plates.map((plate) => plate.number)).toEqual(numbers)
    const [first = ''] = numbers
    const arabic = Array.from(first, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    for (const search of [first, arabic, `*${first.slice(1)}`, `${arabic.slice(0, 5)}؟`, `الشمال ${first}`]) {
      const { plates } = await list({ search, ...price })
      expect(
        plates.map(({ number }) => number),
        search,
      ).toContain(first)
    }
    for (const search of [`${first}0`, '1234567', 'banana', `${first.slice(1)}??`])
      expect(await list({ search, ...price }), search).toMatchObject({ plates: [], total: 0 })
    const second = await list({ ...price, location: 'al-shamal', sortBy: 'price', limit: '1', page: '2' })
    expect(second).toMatchObject({ total: 3, page: 2, limit: 1, plates: [{ number: numbers[1] }] })
  })

  it('shows the nearest plates with the reason when nobody offers a number', async () => {
    const number = await freeNumber()
    const { id } = await publishPlate(seller, admin, { plateNumber: number, price: 7000 })
    await listUntil({ search: number }, ({ total }) => total === 1)
    const other = await list({ search: `T ${number}` })
    expect(other).toMatchObject({ total: 0, near: [{ plate: { id, slug: number }, why: 'OTHER_LETTER' }] })
    const oneOff = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
    const found = await list({ search: oneOff, minPrice: '7000', maxPrice: '7000' })
    expect(found.near).toContainEqual(expect.objectContaining({ why: 'ONE_DIGIT' }))
    expect(JSON.stringify(other)).not.toMatch(/owner|version|changedAt/)
    expect(await list({ search: 'banana' })).not.toHaveProperty('near')
    expect((await list({ limit: '5' })).plates[0]).toHaveProperty('similar')
  })

  it.each([
    'digits=7',
    'series=X',
    'category=cheap',
    'location=dubai',
    'tags=nice',
    'sortBy=id',
    'limit=101',
    'page=0',
    'x=1',
  ])('refuses %s', async (query) =>
    expect((await api('GET', `/api/number-plates?${query}`)).status).toBe(400),
  )
})

it('says of a text that is not understood that no plate can match it', async () => {
  const unknown = await list({ search: 'premuim 777' })
  expect([unknown.total, unknown.isUnderstood]).toEqual([0, false])
  expect(await list({ search: '5 digits under 2000' })).not.toHaveProperty('isUnderstood')
})

describe('an estimate', () => {
  const estimate = (plateNumber: string) =>
    api('GET', `/api/number-plates/estimate?${new URLSearchParams({ plateNumber })}`)

  it('is made from plates on offer and sales, without the number itself', async () => {
    const numbers = await Promise.all(Array.from({ length: 5 }, freeNumber))
    for (const plateNumber of numbers)
      await publishPlate(seller, admin, { plateNumber, price: 6000, category: 'other' })
    const [own = ''] = numbers
    await listUntil({ search: numbers.at(-1)! }, ({ total }) => total === 1)
    const { status, body } = await estimate(`٠${own}`.slice(1))
    expect(status).toBe(200)
    expect(body).toMatchObject({ number: own, plateNumber: own, country: 'QA', series: null })
    expect(body.comparables.map(({ number }: { number: string }) => number)).not.toContain(own)
    expect(body.range.low).toBeLessThan(body.range.high)
    expect(body.steps[0]).toMatchObject({ kind: 'DIGITS', digits: 6 })
    expect(body.steps.at(-1)).toMatchObject({ kind: 'MARKET' })
    expect((await estimate('q-5')).body).toMatchObject({ plateNumber: 'Q 5', range: null, confidence: null })
  })

  it.each(['', '1234567', 'A 12', '12a', '*12'])('refuses %j', async (text) =>
    expect((await estimate(text)).status).toBe(400),
  )
})
