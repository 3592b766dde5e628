import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { checkWrite, deleteWrite, insertWrite } from '#functions/data/table.ts'
import { ConditionsFailed, transact } from './transact.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const table = mockClient(DynamoDBDocumentClient)
const key = { pk: 'A', sk: 'B' }

/** The store cancels a transaction, with one code for each write, in their order. */
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
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
