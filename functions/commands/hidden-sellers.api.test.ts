import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { listHidingSellers, offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { restore, suspend } from '#functions/testing/users.ts'

/** A verified dealership with cars and a plate, and somebody who saved them. */
const setup = async () => {
  const [dealer, admin, fan] = [await registerVerifiedDealer(), await registerAdmin(), await registerSeller()]
  const cars = [await submitCar(dealer), await submitCar(dealer), await submitCar(dealer)]
  for (const { id } of cars) await decide(admin, id, { status: 'APPROVED' })
  const plate = await publishPlate(dealer, admin)
  for (const { id } of cars)
    await apiOk('POST', '/api/user/favorites', { token: fan.token, body: { listingId: id } })
  await apiOk('POST', '/api/user/favorite-plates', { token: fan.token, body: { plateId: plate.id } })
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === cars.length)
  return { dealer, admin, fan, cars, plate }
}

type Scene = Awaited<ReturnType<typeof setup>>

/** How many of the dealer's offers each list shows. */
const shownIn = async ({ dealer, fan, cars, plate }: Scene) => {
  const ids = cars.map(({ id }) => id)
  const { token } = fan
  const [found, cards, saved, savedPlates, plates] = await Promise.all([
    apiOk('GET', `/api/listings?dealer=${dealer.user.id}`),
    apiOk('GET', `/api/listings/cards?ids=${ids.join(',')}`),
    apiOk('GET', '/api/user/favorites', { token }),
    apiOk('GET', '/api/user/favorite-plates', { token }),
    apiOk('GET', '/api/number-plates?limit=100'),
  ])
  return {
    search: found.body.total,
    cards: cards.body.length,
    saved: saved.body.length,
    savedPlates: savedPlates.body.length,
    plates: plates.body.plates.filter(({ id }: { id: string }) => id === plate.id).length,
  }
}

/** Asserts what the lists show, as soon as they do: search looks once a second. */
const expectShown = async (scene: Scene, expected: Awaited<ReturnType<typeof shownIn>>) => {
  const isRight = (shown: typeof expected) => isDeepStrictEqual(shown, expected)
  expect(await askUntil(() => shownIn(scene), isRight)).toEqual(expected)
}

const everything = { search: 3, cards: 3, saved: 3, savedPlates: 1, plates: 1 }

const noteOf = async ({ user }: Person, status: 'ACTIVE' | 'SUSPENDED') => {
  const seen = await getUserById(user.id)
  if (seen) await transact([offerSyncWrite({ ...seen, status }, new Date())])
}

it('leaves out of every list what its seller may not show, before the offers say so themselves', async () => {
  const scene = await setup()
  await expectShown(scene, everything)
  // As a suspension notes it, without the sync that hides offer by offer: a stock of thousands takes that a minute.
  await noteOf(scene.dealer, 'SUSPENDED')
  expect(await listHidingSellers()).toContain(scene.dealer.user.id)
  await expectShown(scene, { search: 0, cards: 0, saved: 0, savedPlates: 0, plates: 1 })
  await noteOf(scene.dealer, 'ACTIVE')
  await expectShown(scene, everything)
})

it('a suspension takes a dealership out of everything, and its end brings it back', async () => {
  const scene = await setup()
  const { dealer, admin, cars } = scene
  expect((await suspend(admin, dealer.user.id)).status).toBe(200)
  for (const path of [`/api/listings/${cars[0].slug}`, `/api/dealers/${dealer.user.id}`])
    expect((await api('GET', path)).status).toBe(404)
  await expectShown(scene, { search: 0, cards: 0, saved: 0, savedPlates: 0, plates: 0 })
  expect((await restore(admin, dealer.user.id)).status).toBe(200)
  await expectShown(scene, everything)
})
