import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asAppError } from '#functions/core/app-error.ts'
import { auditWrite, ConditionsFailed, transact } from '#functions/data/transact.ts'
import { getItems, anyItem } from '#functions/data/table.ts'
// The repositories' handling of responses that the SDK counts as success or does not retry: a partial batch, a cancelled transaction.

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const store = mockClient(DynamoDBDocumentClient)
beforeEach(() => void store.reset())

const key = (n: number) => ({ pk: `K#${n}`, sk: 'K' })
const keys = (count: number) => Array.from({ length: count }, (_, n) => key(n))

type Keys = ReturnType<typeof key>[]

/** A table that reads at most this many keys of each batch and returns the others as unprocessed. */
const readsOf = (most: number) =>
  store.on(BatchGetCommand).callsFake((input: { RequestItems: { table: { Keys: Keys } } }) => {
    const wanted = input.RequestItems.table.Keys
    const left = wanted.slice(most)
    return {
      Responses: { table: wanted.slice(0, most) },
      UnprocessedKeys: left.length > 0 ? { table: { Keys: left } } : {},
    }
  })

describe('a batch that comes in part', () => {
  it.each([1, 40, 99, 100, 250])('has every one of %i items in the end', async (count) => {
    readsOf(30)
    expect(await getItems(keys(count), anyItem)).toEqual(keys(count))
  })

  it('and of which something is always left is "not now", never a shorter list', async () => {
    readsOf(0)
    const error = await getItems(keys(3), anyItem).catch((thrown: unknown) => thrown)
    expect(asAppError(error)).toMatchObject({ code: 'STORE_UNAVAILABLE', retryAfterSeconds: 2 })
    expect(store.commandCalls(BatchGetCommand).length).toBeLessThanOrEqual(4)
  })
})

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

const put = { Put: { TableName: 'table', Item: key(1) } }
const record = auditWrite({
  id: `adt_${'0'.repeat(26)}`,
  at: '2026-05-01T10:00:00.000Z',
  actorId: `usr_${'0'.repeat(26)}`,
  action: 'user.delete',
  subject: `usr_${'1'.repeat(26)}`,
})

describe.each([
  ['a transaction', [put], 10],
  ['one with a record of the audit log', [put, record], 30],
] as const)('%s', (_, writes, most) => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    store.on(GetCommand).resolves({})
  })

  const outcome = () => transact(writes).catch((thrown: unknown) => asAppError(thrown))
  const tries = () => store.commandCalls(TransactWriteCommand).length

  it('that another one holds up goes through afterwards', async () => {
    store
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None', 'None'))
      .resolves({})
    expect(await outcome()).toBeUndefined()
    expect(tries()).toBe(2)
  })

  it(`that is held up for ever is "not now" after at most ${most} tries`, async () => {
    store.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None', 'None'))
    expect(await outcome()).toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(tries()).toBeGreaterThan(2)
    expect(tries()).toBeLessThanOrEqual(most)
  })

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that is throttled (%s) is "not now" at once, also when it is held up besides',
    async (code) => {
      store.on(TransactWriteCommand).rejects(cancelled(code, 'TransactionConflict', 'None'))
      expect(await outcome()).toMatchObject({ code: 'STORE_UNAVAILABLE' })
      expect(tries()).toBe(1)
    },
  )

  it('whose own condition fails says so at once', async () => {
    store.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'))
    expect(await outcome()).toBeInstanceOf(ConditionsFailed)
    expect(tries()).toBe(1)
  })
})
