import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { startLocalStack, type LocalStack } from '#functions/testing/local-stack.ts'
import { localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { deleteAgain } from '#scripts/restore/deletions.ts'
import { dropCopy, type Copy, copyTable } from './copies.ts'
import { runDrill, type Report, sayReport } from './run-drill.ts'
import { itemsOf, kindOf, type Item } from './compare-tables.ts'

const password = 'Sayara123'
const live = localNames.TABLE_NAME
const copyName = 'the-copy'

let stack: LocalStack
let client: DynamoDBClient
let documents: DynamoDBDocumentClient

const call = async (method: string, path: string, body: unknown, token = '') => {
  const answer = await fetch(`${stack.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>)
}

type Person = { id: string; authToken: string; username: string }

const register = async (username: string, role = 'PRIVATE'): Promise<Person> => {
  const form = {
    role,
    ...(role !== 'PRIVATE' && { companyName: 'Al Drill Motors' }),
    firstName: 'Noor',
    lastName: 'Al Drill',
    username,
    email: `${username}@example.com`,
    phoneNumber: '5512 3456',
    city: 'Doha',
    password,
    confirmPassword: password,
    agreeToTerms: true,
  }
  return (await call('POST', '/api/register', form)) as Person
}

const leave = ({ authToken }: Person) => call('DELETE', '/api/user', { password }, authToken)

const drill = (makeCopy: () => Promise<Copy>, deleted: readonly string[] = []): Promise<Report> =>
  runDrill({ client: documents, live, makeCopy, deleted, now: () => performance.now(), say: () => {} })

const copyNow = () => copyTable(client, live, copyName)
const ofKind = async (table: string, kind: string): Promise<Item[]> => {
  const found: Item[] = []
  for await (const item of itemsOf(documents, table)) if (kindOf(item) === kind) found.push(item)
  return found
}

beforeAll(async () => {
  stack = await startLocalStack()
  // The repositories of this process work on the copy, as in a drill; the live table is the stack's.
  Object.assign(process.env, stack.env, { TABLE_NAME: copyName })
  client = new DynamoDBClient()
  documents = DynamoDBDocumentClient.from(client)
  await leave(await register('leftlongago'))
  const seller = await register('staying')
  await call('POST', '/api/listings', { make: 'Nissan', model: 'Patrol', status: 'DRAFT' }, seller.authToken)
})
afterAll(() => stack.stop())

beforeEach(() => () => dropCopy(client, copyName))

test('a copy of this moment is as good as the live table', async () => {
  const report = await drill(copyNow)
  expect(report.problems).toEqual([])
  expect(report.counts['LISTING/LISTING']).toEqual({ live: 1, copy: 1 })
  expect(report.counts['USER/PROFILE']?.copy).toBeGreaterThan(0)
  expect(report.sample.same).toBeGreaterThan(5)
  expect(report).toMatchObject({ head: 1, since: {}, replayed: 0 })
  expect(sayReport(report)).toContain('Nothing is wrong with it.')
})

test('who has left since is deleted again, with everything of theirs, and nobody else is', async () => {
  const [seller, dealer] = [await register('leaving'), await register('leavingdealer', 'SELLER_DEALERSHIP')]
  await call('POST', '/api/listings', { make: 'Nissan', model: 'Sunny', status: 'DRAFT' }, seller.authToken)
  const before = await copyNow()
  expect(JSON.stringify(await ofKind(copyName, 'LISTING/LISTING'))).toContain(seller.id)
  await leave(seller)
  await leave(dealer)

  const report = await drill(async () => before)
  expect(report.problems).toEqual([])
  expect(report).toMatchObject({ head: 1, since: { 'user.delete': 2 }, replayed: 2 })
  expect(await ofKind(copyName, 'LISTING/LISTING')).toHaveLength(1)
  expect(await ofKind(copyName, 'DEALER/PROFILE')).toEqual([])
  const left = JSON.stringify(await ofKind(copyName, 'USER/PROFILE'))
  expect(left).toContain('staying')
  expect(left).not.toContain('leaving')
  // Recorded like any deletion, by the operator.
  const records = await ofKind(copyName, 'AUDIT')
  expect(records.filter(({ actorId }) => actorId === 'operator')).toMatchObject([
    { action: 'user.delete', detail: { replayed: 'true' } },
    { action: 'user.delete', detail: { replayed: 'true' } },
  ])
})

test('who is named by the logs is deleted again too, for the day that the live table is gone', async () => {
  const person = await register('namedbylogs')
  const report = await runDrill({
    client: documents,
    live: undefined,
    makeCopy: copyNow,
    deleted: [person.id],
    now: () => performance.now(),
    say: () => {},
  })
  expect(report).toMatchObject({ problems: [], replayed: 1 })
  expect(JSON.stringify(await ofKind(copyName, 'USER/PROFILE'))).not.toContain(person.id)
})

const waitingMail = { ...keys.mail('mail_1'), id: 'mail_1', statusPk: 'MAIL#QUEUED', statusSk: '2026' }

test('no email goes out a second time', async () => {
  const copy = await copyNow()
  await documents.send(new PutCommand({ TableName: copyName, Item: waitingMail }))
  // Beside those that this test's own people are still to be sent.
  const { length: mails } = await ofKind(copyName, 'MAIL/MAIL')
  expect(await drill(async () => copy)).toMatchObject({ problems: [], mails })
  expect(await ofKind(copyName, 'MAIL/MAIL')).toEqual([])
})

test('a record of the log that was changed is found, twice over', async () => {
  const copy = await copyNow()
  const [record] = await ofKind(copyName, 'AUDIT')
  const changed = { ...record, actorId: 'system' }
  await documents.send(new PutCommand({ TableName: copyName, Item: changed }))
  const { problems } = await drill(async () => copy)
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining('differs from the live one'),
      expect.stringContaining('breaks at 1 (CHANGED)'),
    ]),
  )
})

test('a copy that lacks things is found', async () => {
  const copy = await copyNow()
  // More than people make while a copy is being compared.
  const consent = (index: number) => ({ ...keys.consent('usr_1', '2026', String(index)) })
  for (let index = 0; index < 60; index++)
    await documents.send(new PutCommand({ TableName: live, Item: consent(index) }))
  const { problems } = await drill(async () => copy)
  expect(problems).toEqual([
    expect.stringMatching(/^The copy has \d+ of USER\/CONSENT, the live table \d+\.$/),
  ])
})

test('on a site that is open, who has left is deleted again and emails that wait stay', async () => {
  const [person, other] = [await register('leftafterthecopy'), await register('stayingtoo')]
  const { at } = await copyNow()
  await documents.send(new PutCommand({ TableName: copyName, Item: waitingMail }))
  const restored = { name: copyName, at, isOpen: true }
  const options = { deleted: [person.id], values: { stage: 'prod', region: localRegion } }
  const tools = { say: () => {}, now: () => new Date(), clients: { tables: client } }
  await deleteAgain(restored, options, tools)
  const left = JSON.stringify(await ofKind(copyName, 'USER/PROFILE'))
  expect(left).toContain(other.id)
  expect(left).not.toContain(person.id)
  expect(await ofKind(copyName, 'MAIL/MAIL')).toContainEqual(waitingMail)
})
