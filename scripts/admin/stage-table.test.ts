import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { findStageTable } from './stage-table.ts'

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
