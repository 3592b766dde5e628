import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTable } from '#scripts/local/create-table.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { startDynamoDb } from '#scripts/local/dynamodb.ts'
import { localNames } from '#scripts/local/names.ts'
import { lockDataDir } from '#scripts/start/claim.ts'
import { writeRunningNote } from '#scripts/start/running-note.ts'
import { findStageTable, openLocalTable } from './tables.ts'
import { mockClient } from 'aws-sdk-client-mock'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sayara-admin-'))))
afterAll(() => rm(folder, { recursive: true }))

const clientOf = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials })

const tablesAt = async (endpoint: string) =>
  (await clientOf(endpoint).send(new ListTablesCommand())).TableNames

test('where there is no market yet, that is said and nothing is made', async () => {
  await expect(openLocalTable(folder)).rejects.toThrow('There is no market')
  await expect(openLocalTable(join(folder, 'nowhere'))).rejects.toThrow('There is no market')
  lockDataDir(folder)()
})

test('the store of an instance that runs is used as it serves it', async () => {
  const release = lockDataDir(folder)
  await expect(openLocalTable(folder)).rejects.toThrow('just starting')
  writeRunningNote(folder, { dynamodb: 'http://127.0.0.1:4000', site: 'http://localhost:3000' })
  expect((await openLocalTable(folder)).endpoint).toBe('http://127.0.0.1:4000')
  release()
})

test('when nothing runs, the store is opened, and closed for the next', async () => {
  const file = join(folder, 'cloud', 'dynamodb.sqlite')
  const first = await startDynamoDb(file, join(folder, 'log'))
  await createTable(clientOf(first.endpoint), localNames.TABLE_NAME)
  await first.stop()
  // A killed instance leaves a note with an endpoint where nobody listens.
  for (let turn = 0; turn < 2; turn++) {
    const { endpoint, close } = await openLocalTable(folder)
    expect(await tablesAt(endpoint)).toEqual([localNames.TABLE_NAME])
    await close()
  }
})

const client = new DynamoDBClient({ region: 'me-central-1' })
const mock = mockClient(client)

/** Two pages, as an account with many tables has them. */
const having = (...names: string[]) => {
  mock.reset()
  mock
    .on(ListTablesCommand)
    .resolvesOnce({ TableNames: names.slice(0, 1), LastEvaluatedTableName: names[0] })
    .resolves({ TableNames: names.slice(1) })
}

const ours = 'Sayara-prod-Data-TableCD117FA1-1ABC'

test('is found among others, of other stages too', async () => {
  having('Other', 'Sayara-dev-Data-TableCD117FA1-2DEF', ours, 'Sayara-prod-Database')
  expect(await findStageTable(client, 'prod')).toBe(ours)
})

test('is not guessed', async () => {
  having('Other', 'Sayara-dev-Data-TableCD117FA1-2DEF')
  await expect(findStageTable(client, 'prod')).rejects.toThrow('There is no table of the stage "prod"')
  having(ours, `${ours}2`)
  await expect(findStageTable(client, 'prod')).rejects.toThrow('There are 2 tables')
})
