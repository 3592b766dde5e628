import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { readCounts } from '#functions/data/counts.ts'
import { putFavoritePlate } from '#functions/data/favorites.ts'
import { keys } from '#functions/data/keys.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { limits } from '#shared/constants/limits.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller()
})

const savedBy = async ({ token }: Person) =>
  (await apiOk('GET', '/api/user/favorite-plates', { token })).body.map(({ id }: { id: string }) => id)
const save = ({ token }: Person, plateId: string) =>
  api('POST', '/api/user/favorite-plates', { token, body: { plateId } })
const remove = ({ token }: Person, plateId: string) =>
  api('DELETE', `/api/user/favorite-plates/${plateId}`, { token })
const savesOf = async (plateId: string) => (await readCounts((await getPlateById(plateId))!)).saveCount

it('saved plates are a set, newest first, and hide what is no longer public', async () => {
  const buyer = await registerSeller()
  const [first, second] = [await publishPlate(seller, admin), await publishPlate(seller, admin)]
  expect((await save(buyer, first.id)).body).toEqual({ plateId: first.id })
  const again = await Promise.all([1, 2, 3].map(() => save(buyer, second.id)))
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await savedBy(buyer)).toEqual([second.id, first.id])
  expect(await savesOf(second.id)).toBe(1)

  await decidePlate(admin, first.id, { status: 'REJECTED', rejectionReason: 'Not theirs' })
  expect(await savedBy(buyer)).toEqual([second.id])
  expect((await save(buyer, first.id)).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
  await decidePlate(admin, first.id, { status: 'APPROVED' })
  expect(await savedBy(buyer)).toEqual([second.id, first.id])

  // People who saved it are notified that it is sold.
  const { token } = seller
  const sold = { token, body: { availability: 'SOLD' } }
  await apiOk('PUT', `/api/number-plates/${first.id}/availability`, sold)
  const { body } = await apiOk('GET', '/api/user/favorite-plates', { token: buyer.token })
  expect(body[1]).toMatchObject({ id: first.id, availability: 'SOLD', plateNumber: first.plateNumber })

  await apiOk('DELETE', `/api/number-plates/${first.id}`, { token })
  expect(await savedBy(buyer)).toEqual([second.id])
  for (const _ of [1, 2]) expect((await remove(buyer, second.id)).status).toBe(204)
  expect(await savedBy(buyer)).toEqual([])
  // The number of people who wanted it.
  expect(await savesOf(second.id)).toBe(1)
})

it('counts neither the seller nor an admin, and shows nobody what waits for review', async () => {
  const plate = await publishPlate(seller, admin)
  for (const person of [seller, admin]) expect((await save(person, plate.id)).status).toBe(201)
  expect(await savesOf(plate.id)).toBe(0)

  const waiting = await offerPlate(seller)
  expect((await save(await registerSeller(), waiting.id)).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
  expect((await save(seller, waiting.id)).status).toBe(201)
  expect(await savedBy(seller)).toEqual([plate.id])
})

it('keeps as many as one answer lists, beside as many cars', async () => {
  const buyer = await registerSeller()
  const [last, more] = [await publishPlate(seller, admin), await publishPlate(seller, admin)]
  const ids = Array.from({ length: limits.plate.favorites - 1 }, () => newId('plate'))
  // Out of sight, but not deleted: they keep their places.
  const hidden = { ...(await getPlateById(more.id))!, status: 'REJECTED' }
  const saveHidden = async (id: string) => {
    const Item = { ...hidden, id, ...keys.plate(id) }
    await table().send(new PutCommand({ TableName: tableName(), Item }))
    const plate = { id, ownerId: seller.user.id }
    await putFavoritePlate({ userId: buyer.user.id, plate, person: undefined, at: new Date() })
  }
  await inFlight(ids, few, saveHidden)
  expect((await save(buyer, last.id)).status).toBe(201)
  expect((await save(buyer, more.id)).body).toMatchObject({ code: 'FAVORITES_FULL' })
  expect((await save(buyer, last.id)).status).toBe(201)
  expect(await savedBy(buyer)).toEqual([last.id])
})
