import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'

const idsOf = async (token: string) =>
  (await apiOk('GET', '/api/user/favorites', { token })).body.map(({ id }: { id: string }) => id)

it('saved cars are a set, newest first, and hide what is no longer public', async () => {
  const [dealer, buyer, admin] = [
    await registerVerifiedDealer(),
    await registerSeller(),
    await registerAdmin(),
  ]
  const first = await submitCar(dealer)
  const second = await submitCar(dealer)
  const save = (listingId: string) =>
    api('POST', '/api/user/favorites', { token: buyer.token, body: { listingId } })

  expect((await save(first.id)).status).toBe(201)
  expect(
    (await Promise.all([save(second.id), save(second.id), save(second.id)])).map(({ status }) => status),
  ).toEqual([201, 201, 201])
  expect(await idsOf(buyer.token)).toEqual([second.id, first.id])

  await decide(admin, first.id, { status: 'REJECTED' })
  expect(await idsOf(buyer.token)).toEqual([second.id])
  expect((await save(first.id)).status).toBe(404)
  await decide(admin, first.id, { status: 'APPROVED' })
  expect(await idsOf(buyer.token)).toEqual([second.id, first.id])

  const remove = () => api('DELETE', `/api/user/favorites/${second.id}`, { token: buyer.token })
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
  expect(await idsOf(buyer.token)).toEqual([first.id])
  expect(await idsOf(dealer.token)).toEqual([])
})
