import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'

// A model that no other test lists, so that nobody else's cars are compared.
const model = { make: 'Lamborghini', model: 'Huracan', bodyType: 'Coupe', mileage: 20_000 }

it('compares a car with its like that are for sale now, never with itself', async () => {
  const [dealer, seller, admin] = [
    await registerVerifiedDealer(),
    await registerSeller(),
    await registerAdmin(),
  ]
  const others = []
  for (const priceQAR of [695_000, 700_000, 705_000])
    others.push(await submitCar(dealer, { ...model, priceQAR }))
  const car = await submitCar(seller, { ...model, priceQAR: 600_000 })
  const query = `make=${model.make}&model=${model.model}`
  await searchUntil(query, ({ total }) => total === 3)

  // Before it is public, its seller may ask and nobody else.
  const rating = (token?: string) => api('GET', `/api/listings/${car.id}/price-rating`, { token })
  expect((await rating()).body.code).toBe('LISTING_NOT_FOUND')
  expect((await rating(seller.token)).body).toMatchObject({ verdict: null, count: 3, median: 700_000 })

  others.push(await submitCar(dealer, { ...model, year: 2021, priceQAR: 769_231 }))
  expect((await decide(admin, car.id, { status: 'APPROVED' })).status).toBe(200)
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'APPROVED'))
  const { listings } = await searchUntil(query, ({ total }) => total === 5)
  expect(listings.map(({ id }) => id).toSorted()).toEqual([car, ...others].map(({ id }) => id).toSorted())
  const { body } = await askUntil(rating, (answer) => answer.body.count === 4)
  expect(body).toMatchObject({
    // How far prices spread is fitted on the whole market, which other tests fill.
    verdict: expect.stringMatching(/^(?:GREAT|GOOD)$/),
    confidence: 'LOW',
    count: 4,
    median: 700_000,
    differencePercent: -14.3,
    fair: { from: expect.any(Number), to: expect.any(Number) },
    basis: { years: 1, from: 2020, to: 2021, isGCCSpec: true },
  })
  const compared = body.comparables.map(({ card }: { card: { id: string } }) => card.id)
  expect(compared.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  expect(body.comparables.at(-1)).toMatchObject({ card: { year: 2021 } })
  expect(body.comparables.at(-1).adjustedQAR).toBeLessThan(750_000)
  expect((await apiOk('GET', `/api/listings/${car.slug}/price-rating`)).body).toEqual(body)

  // The same on cards: of a search, of cars that are asked for by id, of saved cars; and the best deal is first.
  const deal = { verdict: body.verdict, differencePercent: body.differencePercent }
  const best = await apiOk('GET', `/api/listings?${query}&sortBy=deal`)
  expect(best.body.listings[0]).toMatchObject({ id: car.id, deal })
  const good = await apiOk('GET', `/api/listings?${query}&goodPrice=true`)
  expect(good.body.listings).toMatchObject([{ id: car.id }])
  const cards = await apiOk('GET', `/api/listings/cards?ids=${car.id}`)
  expect(cards.body).toMatchObject([{ id: car.id, deal }])
})

it('says of which years and origins the cars are that the verdict rests upon, also of those that it does not show', async () => {
  const dealer = await registerVerifiedDealer()
  // One generation of many years.
  const urus = { make: 'Lamborghini', model: 'Urus', bodyType: 'SUV', mileage: 20_000, year: 2024 }
  const car = await submitCar(dealer, { ...urus, priceQAR: 900_000 })
  for (const priceQAR of [890_000, 895_000, 900_000, 905_000, 910_000, 915_000])
    await submitCar(dealer, { ...urus, priceQAR })
  await submitCar(dealer, { ...urus, year: 2019, isGCCSpec: false, priceQAR: 550_000 })
  await searchUntil('make=Lamborghini&model=Urus', ({ total }) => total === 8)
  const { body } = await askUntil(
    () => apiOk('GET', `/api/listings/${car.id}/price-rating`),
    (answer) => answer.body.count === 7,
  )
  expect(body.basis).toEqual({ years: 1, from: 2019, to: 2024, isGCCSpec: null })
  const shown: { card: { year: number; isGCCSpec: boolean } }[] = body.comparables
  expect(shown.every(({ card }) => card.year === 2024 && card.isGCCSpec)).toBe(true)
})

it('has no opinion on a draft that does not say what it is', async () => {
  const { token } = await registerSeller()
  const draft = await apiOk('POST', '/api/listings', { token, body: { make: 'Kia', status: 'DRAFT' } })
  const { body } = await apiOk('GET', `/api/listings/${draft.body.id}/price-rating`, { token })
  expect(body).toMatchObject({ verdict: null, count: 0, comparables: [] })
})
