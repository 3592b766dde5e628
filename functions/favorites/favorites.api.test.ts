import { expect, it } from 'vitest'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { limits } from '#shared/constants/limits.ts'
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

it('what was deleted makes room once no place is left, and what is only hidden keeps its own', async () => {
  const [dealer, buyer, admin] = [
    await registerVerifiedDealer(),
    await registerSeller(),
    await registerAdmin(),
  ]
  const { token } = buyer
  const [hidden, gone, wanted, more] = await Promise.all(Array.from({ length: 4 }, () => submitCar(dealer)))
  const plates = await Promise.all(Array.from({ length: 2 }, () => publishPlate(dealer, admin)))
  const save = (listingId: string) => api('POST', '/api/user/favorites', { token, body: { listingId } })
  const savePlate = (plateId: string) =>
    api('POST', '/api/user/favorite-plates', { token, body: { plateId } })
  for (const { id } of [hidden, gone]) expect((await save(id)).status).toBe(201)
  expect((await savePlate(plates[0].id)).status).toBe(201)
  // Simulates that the account has as many as it may.
  await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.quotaCounts(buyer.user.id),
      UpdateExpression: 'SET favorites = :most, favoritePlates = :mostPlates',
      ExpressionAttributeValues: { ':most': limits.favorites, ':mostPlates': limits.plate.favorites },
    }),
  )
  await decide(admin, hidden.id, { status: 'REJECTED' })
  expect((await save(wanted.id)).body.code).toBe('FAVORITES_FULL')
  expect((await savePlate(plates[1].id)).body.code).toBe('FAVORITES_FULL')

  await apiOk('DELETE', `/api/listings/${gone.id}`, { token: dealer.token })
  await apiOk('DELETE', `/api/number-plates/${plates[0].id}`, { token: dealer.token })
  expect((await save(wanted.id)).status).toBe(201)
  expect((await savePlate(plates[1].id)).status).toBe(201)
  expect((await save(more.id)).body.code).toBe('FAVORITES_FULL')
  await decide(admin, hidden.id, { status: 'APPROVED' })
  expect(await idsOf(token)).toEqual([wanted.id, hidden.id])
})
