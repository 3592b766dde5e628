import { describe, expect, it } from 'vitest'
import { findDealer } from '#functions/data/dealers.ts'
import { keys } from '#functions/data/keys.ts'
import { getListingById, listOwnedListings } from '#functions/data/listings.ts'
import { findStock } from '#functions/data/stock-numbers.ts'
import { readPlateGuard } from '#functions/data/plate-numbers.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { plateForm } from '#functions/testing/plates.ts'
import {
  carryOut,
  csv,
  rowsOf,
  sendStockFile,
  stockHeaders,
  stockRow,
  untilState,
} from '#functions/testing/stock-imports.ts'
import { accountLimits } from '#shared/rules/reputation.ts'
import { race, times, type Call } from './race.ts'
import { itemAt } from './read-back.ts'
import { aDealerAndACar, adminOf, createCar, deleteCar, editCar, people, storedCar } from './things.ts'

const offer = ({ token }: Person, number: string, parts: object = {}) =>
  api('POST', '/api/number-plates', { token, body: plateForm(number, { ...parts }) })
const requestId = 'a-request-with-a-name'
const price = (index: number) => 100_000 + index

describe('a number plate', () => {
  it(
    'is waited for once by each of all who offer its number',
    race({
      isNamed: true,
      sizes: 'crowd',
      // New accounts, of five plates a day: a call too late counts nothing.
      setup: async () => ({ number: await freeNumber(), sellers: await people(5) }),
      calls: ({ number, sellers }, parallel) =>
        times(parallel, 'offer', (index) => offer(adminOf(sellers, index), number)),
      may: { offer: ['201', '409 PLATE_TAKEN'] },
      wins: (calls) => ({ all: Math.min(5, calls) }),
      holds: async ({ number, sellers }, { won }) => {
        const owned = await Promise.all(sellers.map(({ user }) => listOwnedPlates(user.id)))
        for (const own of owned) expect(own.length).toBeLessThanOrEqual(1)
        const ids = owned.flat().map(({ id }) => id)
        expect(ids.toSorted()).toEqual(
          won()
            .map(({ body }) => body.id)
            .toSorted(),
        )
        expect(await readPlateGuard('QA', number)).toBeUndefined()
      },
    }),
  )

  it(
    'is made once by one request',
    race({
      // A new account, of five plates a day: the calls count as one.
      setup: async () => ({ number: await freeNumber(), seller: await registerSeller() }),
      calls: ({ number, seller }, parallel) =>
        times(Math.min(parallel, 20), 'offer', () => offer(seller, number, { requestId })),
      may: { offer: ['201'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ seller }, { won }) => {
        const [plate, ...others] = await listOwnedPlates(seller.user.id)
        expect(others).toEqual([])
        for (const { body } of won()) expect(body).toEqual(won()[0]?.body)
        expect(won()[0]?.body.id).toBe(plate?.id)
      },
    }),
  )

  it(
    'is offered by a new account as often as its day allows, however many it offers at once',
    race({
      sizes: 'few',
      setup: async (parallel) => ({
        numbers: await Promise.all(Array.from({ length: parallel }, () => freeNumber())),
        seller: await registerSeller(),
      }),
      calls: ({ numbers, seller }) =>
        times(numbers.length, 'offer', (index) => offer(seller, numbers[index] ?? '')),
      may: { offer: ['201', '429 TOO_MANY_PLATES'] },
      wins: () => ({ all: accountLimits.waitingPlates.new }),
      holds: async ({ seller }) => {
        const owned = await listOwnedPlates(seller.user.id)
        expect(owned).toHaveLength(accountLimits.waitingPlates.new)
      },
    }),
  )
})

describe('a car', () => {
  it(
    'is made once by one request',
    race({
      isNamed: true,
      setup: async () => ({ dealer: await registerVerifiedDealer() }),
      calls: ({ dealer }, parallel) => times(parallel, 'create', () => createCar(dealer, { requestId })),
      may: { create: ['201'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ dealer }, { won }) => {
        const stock = await listOwnedListings(dealer.user.id)
        expect(stock.map(({ id }) => id)).toEqual([won()[0]?.body.id])
        for (const { body } of won()) expect(body).toEqual(won()[0]?.body)
      },
    }),
  )

  it(
    'is changed by one of all who have seen the same version',
    race({
      isNamed: true,
      sizes: 'crowd',
      setup: () => aDealerAndACar(),
      calls: ({ dealer, car }, parallel) =>
        times(parallel, 'edit', (index) =>
          editCar(dealer, car.id, { priceQAR: price(index), version: car.version }),
        ),
      may: { edit: ['200', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ car }, { won }) => {
        const stored = await storedCar(car.id)
        expect(stored.version).toBe(car.version + 1)
        expect(stored.car.priceQAR).toBe(won()[0]?.body.priceQAR)
        expect(stored.priceHistory.map(({ priceQAR }) => priceQAR)).toEqual([
          car.priceQAR,
          stored.car.priceQAR,
        ])
      },
    }),
  )

  it(
    'loses no change of those who send different fields without a version',
    race({
      setup: () => aDealerAndACar(),
      calls: ({ dealer, car }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'price' | 'mileage'> =>
          index % 2
            ? { act: 'price', send: () => editCar(dealer, car.id, { priceQAR: price(index) }) }
            : { act: 'mileage', send: () => editCar(dealer, car.id, { mileage: price(index) }) },
        ),
      may: { price: ['200', '409 EDIT_CONFLICT'], mileage: ['200', '409 EDIT_CONFLICT'] },
      holds: async ({ car }, { won }) => {
        const stored = await storedCar(car.id)
        // Each successful edit is a version of its own, and the last one of each kind is stored.
        expect(stored.version).toBe(car.version + won().length)
        const last = (act: 'price' | 'mileage') =>
          won(act).toSorted((a, b) => b.body.version - a.body.version)[0]?.body
        expect(stored.car.priceQAR).toBe(last('price')?.priceQAR ?? car.priceQAR)
        expect(stored.car.mileage).toBe(last('mileage')?.mileage ?? car.mileage)
        expect(new Set(won().map(({ body }) => body.version)).size).toBe(won().length)
      },
    }),
  )

  it(
    'does not come back by an edit when it is deleted',
    race({
      isNamed: true,
      sizes: 'crowd',
      setup: () => aDealerAndACar({ stockNumber: 'S1' }),
      calls: ({ dealer, car }, parallel) => [
        ...times(parallel / 2, 'edit', (index) => editCar(dealer, car.id, { priceQAR: price(index) })),
        ...times(parallel / 2, 'delete', () => deleteCar(dealer, car.id)),
      ],
      may: {
        edit: ['200', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
        delete: ['204', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
      },
      holds: async ({ dealer, car }, { won }) => {
        expect(won('delete').length).toBeLessThanOrEqual(1)
        const isGone = won('delete').length === 1
        const left = [
          await itemAt(keys.listing(car.id)),
          await itemAt(keys.slugGuard('listing', car.slug)),
          (await findStock(dealer.user.id, ['S1'])).get('S1'),
          await itemAt(keys.confirmation(car.id)),
        ]
        for (const item of left) expect(item === undefined).toBe(isGone)
        expect((await api('GET', `/api/listings/${car.slug}`)).status).toBe(isGone ? 404 : 200)
      },
    }),
  )

  it(
    'is published once from its draft',
    race({
      isNamed: true,
      setup: () => aDealerAndACar({ status: 'DRAFT' }),
      calls: ({ dealer, car }, parallel) =>
        times(parallel, 'publish', () =>
          editCar(dealer, car.id, { status: 'PENDING', version: car.version }),
        ),
      may: { publish: ['200', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ car }, { won }) => {
        const stored = await storedCar(car.id)
        expect(stored).toMatchObject({
          status: 'APPROVED',
          slug: won()[0]?.body.slug,
          version: car.version + 1,
        })
        expect(await itemAt(keys.slugGuard('listing', stored.slug ?? ''))).toMatchObject({ id: car.id })
      },
    }),
  )

  it(
    'has a number of the stock that no other has',
    race({
      setup: async () => ({ dealer: await registerVerifiedDealer() }),
      calls: ({ dealer }, parallel) =>
        times(parallel, 'create', () => createCar(dealer, { stockNumber: 'S7' })),
      may: { create: ['201', '409 STOCK_NUMBER_TAKEN'] },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer }, { won }) => {
        expect((await findStock(dealer.user.id, ['S7'])).get('S7')).toBe(won()[0]?.body.id)
        expect(await listOwnedListings(dealer.user.id)).toHaveLength(1)
      },
    }),
  )

  it(
    'is sold once, whoever says so how often',
    race({
      setup: () => aDealerAndACar(),
      calls: ({ dealer, car }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'sold' | 'available'> => {
          const act = index % 3 ? 'sold' : 'available'
          const body = { availability: act.toUpperCase() }
          return {
            act,
            send: () => api('PUT', `/api/listings/${car.id}/availability`, { token: dealer.token, body }),
          }
        }),
      may: { sold: ['200', '409 EDIT_CONFLICT'], available: ['200', '409 EDIT_CONFLICT'] },
      holds: async ({ dealer, car }, { won }) => {
        const { availability } = await storedCar(car.id)
        expect(won().length).toBeGreaterThan(0)
        expect((await findDealer(dealer.user.id))?.totalSales).toBe(availability === 'SOLD' ? 1 : 0)
        // A confirmation is awaited only while the car is available.
        expect((await itemAt(keys.confirmation(car.id))) !== undefined).toBe(availability === 'AVAILABLE')
      },
    }),
  )

  it(
    'that was seen in one version lets one of all acts on it win, however late each of them leaves',
    race({
      setup: () => aDealerAndACar(),
      calls: ({ dealer: { token }, car: { id, version } }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'sell' | 'price' | 'bulk' | 'remove'> => {
          const act = (['sell', 'price', 'bulk', 'remove'] as const)[index % 4]!
          const send = {
            sell: () =>
              api('PUT', `/api/listings/${id}/availability`, {
                token,
                body: { availability: 'SOLD', version },
              }),
            price: () =>
              api('PATCH', `/api/listings/${id}`, { token, body: { priceQAR: price(index), version } }),
            bulk: () =>
              api('POST', '/api/seller/listings/bulk', {
                token,
                body: { action: 'PAUSE', ids: [id], versions: { [id]: version } },
              }),
            remove: () => api('DELETE', `/api/listings/${id}?version=${version}`, { token }),
          }[act]
          return { act, send }
        }),
      may: {
        sell: ['200', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
        price: ['200', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
        bulk: ['200'],
        remove: ['204', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
      },
      holds: async ({ dealer, car }, { won }) => {
        const paused = won('bulk').filter(({ body }) => body.results[0].failure === null)
        const others = [...won('sell'), ...won('price'), ...won('remove')]
        expect(paused.length + others.length).toBe(1)
        const stored = await getListingById(car.id)
        if (won('remove').length > 0) return expect(stored).toBeUndefined()
        expect(stored?.version).toBe(car.version + 1)
        expect(stored?.availability).toBe(
          won('sell').length > 0 ? 'SOLD' : paused.length > 0 ? 'PAUSED' : 'AVAILABLE',
        )
        expect((await findDealer(dealer.user.id))?.totalSales).toBe(won('sell').length)
      },
    }),
  )

  it(
    'of several is deleted once, when two windows do the same in bulk',
    race({
      sizes: 'few',
      setup: async () => {
        const { dealer, car } = await aDealerAndACar()
        const more = await Promise.all(Array.from({ length: 4 }, () => createCar(dealer)))
        return { dealer, ids: [car.id, ...more.map(({ body }) => body.id)] as string[] }
      },
      calls: ({ dealer, ids }, parallel) =>
        times(parallel, 'delete', () =>
          api('POST', '/api/seller/listings/bulk', { token: dealer.token, body: { action: 'DELETE', ids } }),
        ),
      may: { delete: ['200'] },
      holds: async ({ ids }, { all }) => {
        for (const id of ids) {
          const failures = all.map(
            ({ body }) => body.results.find((each: { id: string }) => each.id === id).failure,
          )
          expect(failures.filter((failure) => failure === null)).toHaveLength(1)
          expect(
            failures.filter((code) => code && code !== 'LISTING_NOT_FOUND' && code !== 'EDIT_CONFLICT'),
          ).toEqual([])
          expect(await getListingById(id)).toBeUndefined()
        }
      },
    }),
  )
})

describe('a stock import', () => {
  const rowCount = 6
  it(
    'does each row once, however often it is started',
    race({
      sizes: 'few',
      setup: async () => {
        const dealer = await registerVerifiedDealer()
        const rows = Array.from({ length: rowCount }, (_, index) => stockRow({ stockNumber: `S${index}` }))
        const { id } = await sendStockFile(dealer, csv([stockHeaders('en'), ...rows]))
        return { dealer, id }
      },
      calls: ({ dealer, id }, parallel) =>
        times(parallel, 'start', () =>
          api('POST', `/api/seller/imports/${id}/start`, { token: dealer.token }),
        ),
      may: { start: ['200'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ dealer, id }) => {
        expect(await untilState(dealer.token, id, ['APPLYING'])).toMatchObject({
          state: 'DONE',
          done: rowCount,
          failed: 0,
        })
        expect((await rowsOf(dealer, id)).map(({ outcome }) => outcome)).toEqual(
          Array.from({ length: rowCount }, () => 'DONE'),
        )
        const stock = await listOwnedListings(dealer.user.id)
        expect(stock.map(({ version }) => version)).toEqual(Array.from({ length: rowCount }, () => 1))
      },
    }),
  )
})

describe('the undo of a stock import', () => {
  const rowCount = 4
  it(
    'takes each car back once, however often it is started',
    race({
      sizes: 'few',
      setup: async () => {
        const dealer = await registerVerifiedDealer()
        const rows = Array.from({ length: rowCount }, (_, index) => stockRow({ stockNumber: `U${index}` }))
        const { id } = await sendStockFile(dealer, csv([stockHeaders('en'), ...rows]))
        await carryOut(dealer, id)
        return { dealer, id }
      },
      calls: ({ dealer, id }, parallel) =>
        times(parallel, 'undo', () => api('POST', `/api/seller/imports/${id}/undo`, { token: dealer.token })),
      may: { undo: ['200'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ dealer, id }) => {
        const { body } = await askUntil(
          () => apiOk('GET', `/api/seller/imports/${id}`, { token: dealer.token }),
          (answer) => answer.body.undo?.state === 'DONE',
        )
        expect(body.undo).toMatchObject({ state: 'DONE', undone: rowCount, kept: 0 })
        expect(await listOwnedListings(dealer.user.id)).toEqual([])
      },
    }),
  )
})

describe('what a seller says of themselves', () => {
  it(
    'is the storefront of one of all who have seen the same',
    race({
      setup: async () => {
        const dealer = await registerVerifiedDealer()
        const { body } = await apiOk('GET', '/api/seller/storefront', { token: dealer.token })
        return { dealer, seen: body }
      },
      calls: ({ dealer, seen }, parallel) => {
        const {
          slug: _slug,
          businessName: _name,
          city: _city,
          logoUrl: logo,
          coverImageUrl: cover,
          ...said
        } = seen
        return times(parallel, 'say', (index) =>
          api('PUT', '/api/seller/storefront', {
            token: dealer.token,
            body: { ...said, logo, cover, description: `Words of window ${index}` },
          }),
        )
      },
      may: { say: ['200', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer, seen }, { won }) => {
        expect(await findDealer(dealer.user.id)).toMatchObject({
          description: won()[0]?.body.description,
          version: seen.version + 1,
        })
      },
    }),
  )

  it(
    'is the answers of one window, all of them',
    race({
      setup: async () => ({ dealer: await registerVerifiedDealer() }),
      calls: ({ dealer }, parallel) =>
        times(parallel, 'keep', (index) =>
          api('PUT', '/api/seller/reply-templates', {
            token: dealer.token,
            body: { templates: ['one', 'two'].map((name) => ({ name, text: `${name} of ${index}` })) },
          }),
        ),
      may: { keep: ['200'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ dealer }, { won }) => {
        const { body } = await apiOk('GET', '/api/seller/reply-templates', { token: dealer.token })
        expect(won().map((each) => each.body)).toContainEqual(body)
      },
    }),
  )
})
