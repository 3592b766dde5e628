import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerVerifiedDealer } from '#functions/testing/people.ts'

// The emulators run the real handlers, feed and snapshots; `searchUntil` waits two seconds at most.
it('shows a publication, a new price, a rejection, a return and a deletion within two seconds', async () => {
  const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
  const own = `dealer=${dealer.user.id}`
  const totalUntil = async (query: string, wanted: number) =>
    expect((await searchUntil(`${own}&${query}`, ({ total }) => total === wanted)).total).toBe(wanted)

  const car = await submitCar(dealer, { priceQAR: 165_000 })
  await totalUntil('minPrice=165000&maxPrice=165000', 1)

  const edit = { ...carForm({ priceQAR: 149_000 }), version: car.version }
  const { body: edited } = await apiOk('PATCH', `/api/listings/${car.id}`, {
    token: dealer.token,
    body: edit,
  })
  await totalUntil('maxPrice=150000', 1)
  await totalUntil('minPrice=150001', 0)
  expect(edited.status).toBe('APPROVED')

  expect((await decide(admin, car.id, { status: 'REJECTED' })).status).toBe(200)
  // The page reads the listing itself: nothing of it is left from the moment the answer came.
  expect((await api('GET', `/api/listings/${car.slug}`)).status).toBe(404)
  await totalUntil('', 0)

  await decide(admin, car.id, { status: 'APPROVED' })
  await totalUntil('', 1)
  await apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token })
  expect((await api('GET', `/api/listings/${car.slug}`)).status).toBe(404)
  await totalUntil('', 0)
})

it('understands a text in both languages, and says what it understood', async () => {
  const dealer = await registerVerifiedDealer()
  await submitCar(dealer, { year: 2020, priceQAR: 95_000 })
  await submitCar(dealer, { year: 2020, priceQAR: 165_000 })
  await submitCar(dealer, { year: 2019, priceQAR: 90_000 })
  await submitCar(dealer, { make: 'Toyota', model: 'Camry', year: 2020, priceQAR: 60_000 })
  const search = (text: string) => `dealer=${dealer.user.id}&search=${encodeURIComponent(text)}`
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 4)
  for (const text of ['باترول 2020 اقل من 100 الف', 'nisan patrol 2020 under 100k']) {
    const { body } = await apiOk('GET', `/api/listings?${search(text)}`)
    expect(body.listings.map((card: { priceQAR: number }) => card.priceQAR)).toEqual([95_000])
    expect(body.understood).toMatchObject([
      { kind: 'model', make: 'Nissan', value: 'Patrol' },
      { kind: 'year', min: 2020, max: 2020 },
      { kind: 'price', max: 100_000 },
    ])
  }
})

it('says what to drop when nothing matches, and how prices lie when asked', async () => {
  const dealer = await registerVerifiedDealer()
  await submitCar(dealer, { priceQAR: 165_000 })
  const own = `dealer=${dealer.user.id}`
  await searchUntil(own, ({ total }) => total === 1)
  const { body } = await apiOk('GET', `/api/listings?${own}&make=Nissan&maxPrice=50000&histogram=true`)
  expect(body.total).toBe(0)
  // Cars of other dealerships may be found without the dealer.
  expect(body.relaxations[0]).toEqual({ without: ['maxPrice'], total: 1 })
  expect(body.priceHistogram.reduce((sum: number, count: number) => sum + count, 0)).toBe(1)
})

it('shows what is close when nothing matches, and says how it differs', async () => {
  const dealer = await registerVerifiedDealer()
  await submitCar(dealer, { year: 2019, city: 'Doha' })
  const own = `dealer=${dealer.user.id}`
  await searchUntil(own, ({ total }) => total === 1)
  const { body } = await apiOk('GET', `/api/listings?${own}&search=patrol+2021+lusail`)
  expect(body).toMatchObject({
    total: 0,
    near: [
      {
        car: { make: 'Nissan', model: 'Patrol' },
        differences: [
          { field: 'year', min: 2021, max: 2021, has: 2019 },
          { field: 'city', wanted: [{ value: 'Lusail' }], has: { value: 'Doha' } },
        ],
      },
    ],
  })
})
