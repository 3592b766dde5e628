import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { checkWrite, deleteWrite, insertWrite } from '#functions/data/table.ts'
import { type AuditRecord, auditWrite, ConditionsFailed, transact } from './transact.ts'
import { keys } from './keys.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const table = mockClient(DynamoDBDocumentClient)
const key = { pk: 'A', sk: 'B' }

/** The store cancels a transaction, with one code for each write, in their order. */
const cancelled = (...codes: string[]) => cancelledAfter(1, ...codes)

const cancelledAfter = (attempts: number, ...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: { attempts },
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

const writes = [
  deleteWrite(key),
  insertWrite(key, 'EDIT_CONFLICT'),
  checkWrite(key, { if: 'attribute_exists(pk)' }),
  insertWrite(key, 'UPLOAD_UNUSABLE'),
]

const failure = async (...codes: string[]): Promise<unknown> => {
  table.on(TransactWriteCommand).rejects(cancelled(...codes))
  return transact(writes).catch((error: unknown) => error)
}

describe('a transaction whose condition does not hold', () => {
  beforeEach(() => void table.reset())

  test.each([
    ['its own refusal', ['None', 'None', 'None', 'ConditionalCheckFailed'], 'UPLOAD_UNUSABLE'],
    [
      'the first of several',
      ['None', 'ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'],
      'EDIT_CONFLICT',
    ],
    ['a conflict where it has none', ['None', 'None', 'ConditionalCheckFailed', 'None'], 'CONFLICT'],
  ])('is refused with %s', async (_case, codes, code) => {
    const error = await failure(...codes)
    expect(error).toBeInstanceOf(ConditionsFailed)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code, failed: codes.map((each) => each === 'ConditionalCheckFailed') })
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })

  test('sends the store nothing but its writes', async () => {
    await failure('None', 'None', 'None', 'ConditionalCheckFailed')
    const [call] = table.commandCalls(TransactWriteCommand)
    const sent = call?.args[0].input.TransactItems ?? []
    expect(sent.map((item) => Object.entries(item).flatMap(([name, part]) => (part ? [name] : [])))).toEqual([
      ['Delete'],
      ['Put'],
      ['ConditionCheck'],
      ['Put'],
    ])
  })
})

describe('a transaction that met another', () => {
  beforeEach(() => void table.reset())

  test('is tried again until it is through', async () => {
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None', 'None', 'None'))
      .resolves({})
    await transact(writes)
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
  })

  test('is given up at once when the table is too busy', async () => {
    const error = await failure('TransactionConflict', 'ThrottlingError', 'None', 'None')
    expect(error).toBeInstanceOf(TransactionCanceledException)
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })
})

describe('a recorded act', () => {
  const record: AuditRecord = {
    id: 'aud_7ZYV2N3C4B5M6A7S8D9F0G1H2J',
    at: '2026-11-27T09:00:00.000Z',
    actorId: 'usr_7ZYV2N3C4B5M6A7S8D9F0G1H2J',
    action: 'listing.delete',
    subject: 'lst_7ZYV2N3C4B5M6A7S8D9F0G1H2J',
  }
  const act = () => transact([deleteWrite(key, { if: 'attribute_exists(pk)' }), auditWrite(record)])
  const end = (sequence: number) => ({ Item: { ...keys.auditHead, sequence, hash: 'a'.repeat(64) } })

  const entry = (id: string) => ({
    Item: { ...record, id, detail: {}, sequence: 8, previousHash: 'a'.repeat(64), hash: 'b'.repeat(64) },
  })

  const nothing = {}

  /** The end of the log at each try, and what stands at the place of the first try's record, each time that it is read. */
  const logWith = (ends: readonly number[], found: readonly object[]) => {
    table.reset()
    const heads = table.on(GetCommand, { Key: keys.auditHead })
    for (const sequence of ends) heads.resolvesOnce(end(sequence))
    const place = table.on(GetCommand, { Key: keys.audit(8) })
    for (const item of found) place.resolvesOnce(item)
  }

  const overtaken = ['TransactionConflict', 'None', 'None']
  const refused = ['ConditionalCheckFailed', 'None', 'ConditionalCheckFailed']

  test.each([
    [
      'before the next try',
      { ends: [7, 8], found: [entry(record.id)], failures: [cancelledAfter(2, ...overtaken)] },
    ],
    [
      'after the next try failed on its work',
      {
        ends: [7, 7],
        found: [nothing, entry(record.id)],
        failures: [cancelledAfter(2, ...overtaken), cancelled(...refused)],
      },
    ],
  ])(
    'that was carried out unanswered is known by its record %s',
    async (_case, { ends, found, failures }) => {
      logWith(ends, found)
      const commits = table.on(TransactWriteCommand)
      for (const failure of failures) commits.rejectsOnce(failure)
      await act()
      expect(table.commandCalls(TransactWriteCommand)).toHaveLength(failures.length)
    },
  )

  test('is refused when another’s record stands where its own would', async () => {
    const other = entry('aud_0ZYV2N3C4B5M6A7S8D9F0G1H2J')
    logWith([7, 8], [other, other])
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelledAfter(2, ...overtaken))
      .rejectsOnce(cancelled(...refused))
    await expect(act()).rejects.toBeInstanceOf(ConditionsFailed)
  })

  test('asks for no record when each try was sent once', async () => {
    logWith([7, 8], [])
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled(...overtaken))
      .resolves({})
    await act()
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
    expect(table.commandCalls(GetCommand, { Key: keys.audit(8) })).toHaveLength(0)
  })
})
