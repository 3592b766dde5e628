import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { callStackAt } from '#functions/testing/api.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { startLocalStack, type LocalStack } from '#functions/testing/local-stack.ts'
import { registerUnconfirmed } from '#functions/testing/people.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { sayReturned } from '#scripts/restore/count-restored.ts'
import { practiseRegion, type RegionReport } from './practise-region.ts'

// The practice points the repositories of this process at the second cloud.
const before = { ...process.env }

let live: LocalStack
let report: RegionReport

beforeAll(async () => {
  live = await startLocalStack()
  callStackAt(live.url)
  const [seller, admin] = [await registerUnconfirmed(), await registerUnconfirmed()]
  // Not by the product's own code, whose repositories the practice needs for the other cloud.
  const client = new DynamoDBClient({
    region: localRegion,
    credentials: localCredentials,
    endpoint: live.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
  })
  const table = DynamoDBDocumentClient.from(client)
  await table.send(
    new UpdateCommand({
      TableName: localNames.TABLE_NAME,
      Key: keys.user(admin.user.id),
      UpdateExpression: 'SET #role = :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'PLATFORM_ADMIN' },
    }),
  )
  const { id } = await submitCar(seller)
  await decide(admin, id, { status: 'APPROVED' })
  await searchUntil('', ({ total }) => total === 1)
  report = await practiseRegion({ env: live.env, url: live.url }, () => {})
})
afterAll(async () => {
  await live.stop()
  Object.assign(process.env, before)
})

const line = (what: string) => report.returned.find((each) => each.what === what)

test('everything comes back in a second cloud, and nothing is lost', () => {
  expect(report.problems).toEqual([])
  expect(report.returned.filter(({ lost }) => lost > 0)).toEqual([])
  expect(line('LISTING/LISTING')).toMatchObject({ before: 1, after: 1 })
  expect(line('photos')).toMatchObject({ before: 1, after: 1 })
  expect(line('documents')).toMatchObject({ before: 2, after: 2 })
  expect(line('people')).toMatchObject({ before: 2, after: 2 })
})

test('people come back by a mailed link, and find what was there', () => {
  const tried = [
    'a seller signs in again',
    'an admin signs in again',
    'a listing opens',
    'its photo',
    'an admin reads a document',
    'cars in the search',
  ]
  for (const what of tried) expect(line(what), what).toMatchObject({ before: 1, after: 1 })
})

test('what came back is said as a table', () => {
  expect(sayReturned(report.returned)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^photos +1 +1 +0$/), expect.stringMatching(/^lost +0$/)]),
  )
})
