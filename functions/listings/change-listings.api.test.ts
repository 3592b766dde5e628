import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const change = ({ token }: Person, action: string, ids: readonly string[], prices?: object[]) =>
  api('POST', '/api/seller/listings/bulk', { token, body: { action, ids, prices } })
const draft = async ({ token }: Person): Promise<{ id: string }> =>
  (await apiOk('POST', '/api/listings', { token, body: { ...carForm(), status: 'DRAFT' } })).body
const own = async ({ token }: Person) =>
  new Map<string, { availability: string; status: string; priceQAR: number }>(
    (await apiOk('GET', '/api/user/listings', { token })).body.map((car: { id: string }) => [car.id, car]),
  )
const nowhere = `lst_${'0'.repeat(26)}`

it('says of each car what came of it, in the order asked for', async () => {
  const [dealer, other] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const [live, sold, unfinished, foreign] = await Promise.all([
    submitCar(dealer),
    submitCar(dealer),
    draft(dealer),
    submitCar(other),
  ])
  expect((await change(dealer, 'SELL', [sold.id])).body.results).toMatchObject([
    { id: sold.id, failure: null },
  ])
  const asked = [foreign.id, live.id, nowhere, unfinished.id, sold.id]
  expect(await change(dealer, 'PAUSE', asked)).toMatchObject({
    status: 200,
    body: {
      results: [
        // Public, and still answered as unknown: neither FORBIDDEN nor changed.
        { id: foreign.id, failure: 'LISTING_NOT_FOUND' },
        { id: live.id, failure: null },
        { id: nowhere, failure: 'LISTING_NOT_FOUND' },
        { id: unfinished.id, failure: 'ILLEGAL_STATUS_MOVE' },
        { id: sold.id, failure: 'ILLEGAL_STATUS_MOVE' },
      ],
    },
  })
  const cars = await own(dealer)
  expect([cars.get(live.id)?.availability, cars.get(sold.id)?.availability]).toEqual(['PAUSED', 'SOLD'])
  expect((await own(other)).get(foreign.id)?.availability).toBe('AVAILABLE')

  const again = await change(dealer, 'RESUME', [live.id, sold.id])
  expect(again.body.results.map(({ failure }: { failure: string }) => failure)).toEqual([
    null,
    'ILLEGAL_STATUS_MOVE',
  ])
  expect((await own(dealer)).get(live.id)?.availability).toBe('AVAILABLE')
  expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body.totalSales).toBe(1)
})

it('leaves a car alone that is not the version that was seen, and names the one that it has made of the others', async () => {
  const dealer = await registerVerifiedDealer()
  const { token } = dealer
  const [one, other] = [await submitCar(dealer), await submitCar(dealer)]
  await apiOk('PATCH', `/api/listings/${other.id}`, { token, body: { priceQAR: 71_000 } })
  const bulk = (action: string) =>
    api('POST', '/api/seller/listings/bulk', {
      token,
      body: {
        action,
        ids: [one.id, other.id],
        versions: { [one.id]: one.version, [other.id]: other.version },
      },
    })
  expect((await bulk('PAUSE')).body.results).toEqual([
    { id: one.id, failure: null, version: one.version + 1, status: 'APPROVED' },
    { id: other.id, failure: 'EDIT_CONFLICT' },
  ])
  const deleted = await bulk('DELETE')
  expect(deleted.body.results.map(({ failure }: { failure: string }) => failure)).toEqual([
    'EDIT_CONFLICT',
    'EDIT_CONFLICT',
  ])
  expect((await own(dealer)).size).toBe(2)
})

it('deletes as many as the limit says, and once', async () => {
  const seller = await registerSeller()
  const drafts = await Promise.all(Array.from({ length: 12 }, () => draft(seller)))
  const ids = drafts.map(({ id }) => id)
  const answers = await Promise.all([change(seller, 'DELETE', ids), change(seller, 'DELETE', ids)])
  for (const id of ids) {
    const came = answers.map(({ body }) => body.results.find((one: { id: string }) => one.id === id).failure)
    expect(came.filter((failure) => failure === null)).toHaveLength(1)
  }
  expect((await own(seller)).size).toBe(0)
})

it('refuses what is no list of cars', async () => {
  const seller = await registerSeller()
  const many = Array.from({ length: limits.selling.bulk + 1 }, (_, i) => `lst_${String(i).padStart(26, '0')}`)
  const refused = [
    await change(seller, 'PAUSE', many),
    await change(seller, 'PAUSE', [nowhere, nowhere]),
    await change(seller, 'PAUSE', []),
    await change(seller, 'PAUSE', ['lst_1']),
    await change(seller, 'APPROVE', [nowhere]),
  ]
  for (const answer of refused) expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect((await change(seller, 'PAUSE', many.slice(1))).status).toBe(200)
  expect((await change(await registerAdmin(), 'DELETE', [nowhere])).body.code).toBe('FORBIDDEN')
})

it('publishes drafts by the rules of a single one, and says which cannot be', async () => {
  const [dealer, seller] = [await registerVerifiedDealer(), await registerSeller()]
  const ready = await draft(dealer)
  const lacking: { id: string } = (
    await apiOk('POST', '/api/listings', { token: dealer.token, body: { make: 'Nissan', status: 'DRAFT' } })
  ).body
  const live = await submitCar(dealer)
  const published = await change(dealer, 'PUBLISH', [ready.id, lacking.id, live.id])
  expect(published.body.results).toMatchObject([
    { id: ready.id, failure: null },
    { id: lacking.id, failure: 'LISTING_INCOMPLETE' },
    { id: live.id, failure: 'ILLEGAL_STATUS_MOVE' },
  ])
  expect((await own(dealer)).get(ready.id)?.status).toBe('APPROVED')
  // A private seller's documents are asked for as ever.
  const { id } = await draft(seller)
  expect((await change(seller, 'PUBLISH', [id])).body.results).toMatchObject([
    { id, failure: 'DOCUMENTS_REQUIRED' },
  ])
})

it('sets the prices that were previewed, and none of a car that has another one by now', async () => {
  const dealer = await registerVerifiedDealer()
  const cars = [await submitCar(dealer), await submitCar(dealer)]
  const ids = cars.map(({ id }) => id)
  const from = (await own(dealer)).get(ids[0]!)!.priceQAR
  const changed = await change(dealer, 'PRICE', ids, [
    { from, to: from - 1000 },
    { from: from + 1, to: from - 1000 },
  ])
  expect(changed.body.results.map(({ failure }: { failure: string }) => failure)).toEqual([
    null,
    'EDIT_CONFLICT',
  ])
  const after = await own(dealer)
  expect(ids.map((id) => after.get(id)?.priceQAR)).toEqual([from - 1000, from])
  const wrong = [
    await change(dealer, 'PRICE', ids),
    await change(dealer, 'PRICE', ids, [{ from, to: from - 1000 }]),
    await change(dealer, 'PRICE', ids.slice(1), [{ from, to: -5 }]),
    await change(dealer, 'PAUSE', ids.slice(1), [{ from, to: from - 1000 }]),
  ]
  for (const answer of wrong) expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

it('tells of a price that changed so much that the car waits for a review', async () => {
  const [seller, admin] = [await registerSeller(), await registerAdmin()]
  const ids = [(await submitCar(seller)).id, (await submitCar(seller)).id]
  for (const id of ids) await decide(admin, id, { status: 'APPROVED' })
  const from = (await own(seller)).get(ids[0]!)!.priceQAR
  const { body } = await change(seller, 'PRICE', ids, [
    { from, to: Math.floor(from / 2) },
    { from, to: from - 1000 },
  ])
  expect(body.results).toMatchObject([
    { failure: null, status: 'PENDING' },
    { failure: null, status: 'APPROVED' },
  ])
})

it('lists the stock page by page as rows, newest first, and no page of another list', async () => {
  const [dealer, other] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const [first, second] = [await submitCar(dealer), await draft(dealer)]
  await submitCar(other)
  const { body } = await apiOk('GET', '/api/seller/stock', { token: dealer.token })
  expect(body.nextCursor).toBeNull()
  expect(body.cars.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(body.cars[0]).toMatchObject({ status: 'DRAFT', isReady: true, market: null })
  expect(body.cars[1]).toMatchObject({ status: 'APPROVED', isReady: false, viewCount: 0 })
  expect(JSON.stringify(body.cars[1]).length).toBeLessThan(900)
  const cursor = Buffer.from(
    JSON.stringify({ pk: 'x', sk: 'x', ownerPk: `OWNER#${other.user.id}`, ownerSk: 'x' }),
  ).toString('base64url')
  const foreign = await api('GET', `/api/seller/stock?cursor=${cursor}`, { token: dealer.token })
  expect(foreign).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})
