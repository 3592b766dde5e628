import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'

// A model that no other test lists, so that nobody else's cars are compared.
const model = { make: 'Lamborghini', model: 'Aventador', bodyType: 'Coupe', mileage: 20_000, year: 2020 }
const asked = {
  make: model.make,
  model: model.model,
  year: '2020',
  mileage: '20000',
  isGCCSpec: 'true',
  variant: 'Platinum',
}

const guidance = async (token: string, query: Readonly<Record<string, string>>) =>
  (await apiOk('GET', `/api/prices/guidance?${new URLSearchParams(query)}`, { token })).body

it('says what cars of its like cost before there is a price, judges one that is named, and leaves one out', async () => {
  const [dealer, seller] = [await registerVerifiedDealer(), await registerSeller()]
  const own = await submitCar(dealer, { ...model, priceQAR: 1_900_000 })
  for (const priceQAR of [995_000, 1_000_000, 1_005_000, 1_010_000])
    await submitCar(dealer, { ...model, priceQAR })
  await searchUntil(`make=${model.make}&model=${model.model}`, ({ total }) => total === 5)

  const unpriced = await guidance(seller.token, asked)
  expect(unpriced).toMatchObject({ verdict: null, count: 5, median: 1_000_000, differencePercent: null })
  expect(unpriced.fair.from).toBeLessThan(unpriced.median)
  expect(unpriced.comparables).toHaveLength(5)

  const priced = await guidance(dealer.token, { ...asked, priceQAR: '490000', except: own.id })
  expect(priced).toMatchObject({ verdict: 'SUSPECT', count: 4, median: 1_000_000 })
})

it('has nothing to say about a car that nobody knows, whatever its name', async () => {
  const { token } = await registerSeller()
  for (const make of ['Trabant', 'Toyota,Nissan', ',', 'سيارة "x" 🚗'])
    expect(await guidance(token, { ...asked, make })).toMatchObject({ verdict: null, count: 0, median: null })
})

it('is for sellers, and refuses what is not a car', async () => {
  const path = `/api/prices/guidance?${new URLSearchParams(asked)}`
  expect((await api('GET', path)).status).toBe(401)
  const { token } = await registerSeller()
  for (const [name, value] of Object.entries({ year: '1200', mileage: '-1', priceQAR: '1e9', except: 'x' })) {
    const query = new URLSearchParams({ ...asked, [name]: value })
    expect((await api('GET', `/api/prices/guidance?${query}`, { token })).body.code).toBe('BAD_REQUEST')
  }
})
