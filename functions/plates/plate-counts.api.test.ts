import { randomBytes } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { readSellerDays } from '#functions/data/day-counts.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk, type CallOptions } from '#functions/testing/api.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller()
})

const visitor = () => randomBytes(16).toString('hex')

const look = (id: string, options: CallOptions = {}) =>
  api('POST', `/api/number-plates/${id}/views`, { body: { visitor: visitor() }, ...options })

const call = (id: string, body: Record<string, string>, options: CallOptions = {}) =>
  api('POST', `/api/number-plates/${id}/contacts`, { body: { channel: 'whatsapp', ...body }, ...options })

const countsOf = async (id: string) => {
  const { viewCount, contactCount } = (await apiOk('GET', `/api/number-plates/${id}`)).body
  return { viewCount, contactCount }
}

it('counts a person once, however often and whichever way, and looks apart from contacts', async () => {
  const plate = await publishPlate(seller, admin)
  const body = { visitor: visitor() }
  const answers = await Promise.all(Array.from({ length: 12 }, () => look(plate.id, { body })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  await call(plate.id, body)
  await call(plate.id, { ...body, channel: 'call' })
  expect(await countsOf(plate.id)).toEqual({ viewCount: 1, contactCount: 1 })

  await look(plate.id)
  const { token } = await registerSeller()
  await look(plate.id, { token })
  await look(plate.id, { token })
  expect(await countsOf(plate.id)).toEqual({ viewCount: 3, contactCount: 1 })
})

it('counts neither the owner nor an admin, and nothing that the public does not see', async () => {
  const plate = await publishPlate(seller, admin)
  for (const { token } of [seller, admin]) {
    expect((await look(plate.id, { token })).status).toBe(204)
    expect((await call(plate.id, {}, { token })).status).toBe(204)
  }
  expect(await countsOf(plate.id)).toEqual({ viewCount: 0, contactCount: 0 })

  await decidePlate(admin, plate.id, { status: 'REJECTED', rejectionReason: 'Not theirs' })
  for (const id of [plate.id, (await offerPlate(seller)).id, `plt_${'0'.repeat(26)}`])
    for (const token of [undefined, seller.token, admin.token])
      expect((await look(id, { token })).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
})

it('is no edit, and nothing for the charts of cars', async () => {
  const own = await registerSeller()
  const plate = await publishPlate(own, admin)
  await look(plate.id)
  const { token } = own
  const edit = { price: 300_000, version: plate.version }
  const { body } = await apiOk('PATCH', `/api/number-plates/${plate.id}`, { token, body: edit })
  expect(body).toMatchObject({ price: 300_000, viewCount: 1 })

  const day = qatarDay(new Date())
  expect(await readSellerDays(own.user.id, day, day)).toEqual([])
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :plate',
      ExpressionAttributeValues: { ':plate': keys.plate(plate.id).pk },
    }),
  )
  expect(Items.map(({ sk }) => sk)).toEqual(['PLATE'])
})

it('refuses a channel that it does not know and a name that no browser gives itself', async () => {
  const id = `plt_${'0'.repeat(26)}`
  expect((await call(id, { channel: 'fax' })).body.code).toBe('BAD_REQUEST')
  expect((await look(id, { body: { visitor: 'me' } })).body.code).toBe('BAD_REQUEST')
})
