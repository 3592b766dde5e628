import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreCopy } from './copies.ts'

const aws = mockClient(DynamoDBClient)
const from = new Date('2026-10-16T00:00:00Z')
const to = new Date('2026-11-20T09:25:00Z')
const recovery = { EarliestRestorableDateTime: from, LatestRestorableDateTime: to }

const restore = (at?: Date) => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => {})
  const asked = { table: 'live', at, name: 'copy' }
  return { wait, copy: restoreCopy(new DynamoDBClient({}), asked, { wait, now: () => 0, say: () => {} }) }
}

beforeEach(() => {
  aws.reset()
  aws.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: recovery,
    },
  })
  aws.on(RestoreTableToPointInTimeCommand).resolves({})
  const table = (TableStatus: 'CREATING' | 'ACTIVE', IndexStatus: 'CREATING' | 'ACTIVE') => ({
    Table: { TableStatus, GlobalSecondaryIndexes: [{ IndexStatus }] },
  })
  aws
    .on(DescribeTableCommand)
    .resolvesOnce(table('CREATING', 'CREATING'))
    .resolvesOnce(table('ACTIVE', 'CREATING'))
    .resolves(table('ACTIVE', 'ACTIVE'))
})

test('the latest past is put into a new table, which is ready when its indexes are', async () => {
  const { wait, copy } = restore()
  expect(await copy).toEqual({ name: 'copy', at: to })
  expect(aws.commandCalls(RestoreTableToPointInTimeCommand)[0]?.args[0].input).toEqual({
    SourceTableName: 'live',
    TargetTableName: 'copy',
    RestoreDateTime: to,
    BillingModeOverride: 'PAY_PER_REQUEST',
  })
  expect(wait).toHaveBeenCalledTimes(2)
  expect(aws.commandCalls(DeleteTableCommand)).toEqual([])
})

test('any moment that is kept can be asked for, and no other', async () => {
  const yesterday = new Date('2026-11-19T00:00:00Z')
  expect(await restore(yesterday).copy).toMatchObject({ at: yesterday })
  await expect(restore(new Date('2026-10-15T23:59:59Z')).copy).rejects.toThrow('2026-10-16T00:00:00.000Z to')
  expect(aws.commandCalls(RestoreTableToPointInTimeCommand)).toHaveLength(1)
})

test('a table without a past is told of at once', async () => {
  aws.on(DescribeContinuousBackupsCommand).resolves({})
  await expect(restore().copy).rejects.toThrow('point-in-time recovery is off')
})
