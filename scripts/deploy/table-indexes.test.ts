import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { requireOneIndexChange } from './table-indexes.ts'
import { synthesiseTemplates } from '#infra/testing/synthesise.ts'
import { tableIndexes } from '#shared/constants/storage.ts'

type Indexes = Record<string, string>

const index = ([IndexName, keys]: [string, string]) => ({
  IndexName,
  KeySchema: keys.split(' ').map((AttributeName) => ({ AttributeName })),
})

/** Judges a change of the indexes from what is deployed; nothing, when it is allowed. */
const judge = async (deployed: Indexes | string | Error, next?: Indexes): Promise<string> => {
  const client = new CloudFormationClient({ region: 'me-central-1' })
  const asked = mockClient(client).on(GetTemplateCommand, { StackName: 'Sayara-prod-Data' })
  if (deployed instanceof Error) asked.rejects(deployed)
  else {
    const GlobalSecondaryIndexes = typeof deployed === 'string' ? [] : Object.entries(deployed).map(index)
    const table = { Type: 'AWS::DynamoDB::GlobalTable', Properties: { GlobalSecondaryIndexes } }
    const template = JSON.stringify({ Resources: { Key: { Type: 'AWS::KMS::Key' }, Table: table } })
    asked.resolves({ TemplateBody: typeof deployed === 'string' ? deployed : template })
  }
  return requireOneIndexChange(client, 'prod', next).then(
    () => '',
    (error: Error) => error.message,
  )
}

const two = { byOwner: 'owner at', byStatus: 'status at' }

test.each<[string, Indexes]>([
  ['nothing', two],
  ['one index more', { ...two, byPhone: 'phone' }],
  ['one index less', { byOwner: two.byOwner }],
])('a release that changes %s is deployed', async (_, next) => expect(await judge(two, next)).toBe(''))

test.each<[string, Indexes, string]>([
  ['two more', { ...two, byPhone: 'phone', byCity: 'city' }, 'makes byCity, makes byPhone'],
  ['one for another', { byOwner: two.byOwner, byCity: 'city at' }, 'makes byCity, deletes byStatus'],
  ['the keys of one', { ...two, byStatus: 'status id' }, 'deletes byStatus, makes byStatus with other keys'],
])('a release that changes %s is refused with what to do', async (_, next, says) =>
  expect(await judge(two, next)).toMatch(new RegExp(`^This release ${says}, .*Deploy one release for each`)),
)

test('a first deploy makes them all', async () => {
  expect(await judge(new Error('Stack with id Sayara-prod-Data does not exist'), two)).toBe('')
  await expect(judge(new Error('Rate exceeded'), two)).resolves.toBe('Rate exceeded')
})

test('the template of this very code has the indexes that it needs', async () => {
  const { Data } = synthesiseTemplates({ stage: 'prod', domain: 'cars.example' })
  const template = JSON.stringify(Data)
  for (const name of Object.keys(tableIndexes)) expect(template).toContain(`"IndexName":"${name}"`)
  expect(await judge(template)).toBe('')
  expect(await judge(template, two)).toContain('makes byOwner')
})
