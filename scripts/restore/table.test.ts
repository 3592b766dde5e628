import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { replaceEmptyTable } from './table.ts'

type State = { isThere: boolean; items: number; isProtected: boolean; key: string; hasSettings: boolean }

/** A table that is deleted, restored and changed as DynamoDB does it, at once. */
const fakeTable = (state: State) => {
  const client = new DynamoDBClient({ region: 'eu-central-1' })
  const aws = mockClient(client)
  const missing = new ResourceNotFoundException({ message: 'none', $metadata: {} })
  aws.on(DescribeTableCommand).callsFake(() => {
    if (!state.isThere) throw missing
    return {
      Table: {
        TableStatus: 'ACTIVE',
        DeletionProtectionEnabled: state.isProtected,
        SSEDescription: { KMSMasterKeyArn: state.key },
      },
    }
  })
  aws.on(ScanCommand).callsFake(() => ({ Count: Math.min(1, state.items) }))
  aws
    .on(UpdateTableCommand)
    .callsFake(
      (input: { DeletionProtectionEnabled?: boolean; SSESpecification?: { KMSMasterKeyId: string } }) => {
        if (input.DeletionProtectionEnabled !== undefined) state.isProtected = input.DeletionProtectionEnabled
        if (input.SSESpecification) state.key = input.SSESpecification.KMSMasterKeyId
        return {}
      },
    )
  aws.on(DeleteTableCommand).callsFake(() => {
    if (state.isProtected) throw new Error('The table is protected')
    state.isThere = false
    return {}
  })
  aws.on(DescribeTimeToLiveCommand).callsFake(() => ({
    TimeToLiveDescription: { TimeToLiveStatus: state.hasSettings ? 'ENABLED' : 'DISABLED' },
  }))
  aws.on(DescribeContinuousBackupsCommand).callsFake(() => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: state.hasSettings ? 'ENABLED' : 'DISABLED',
      },
    },
  }))
  aws.on(UpdateTimeToLiveCommand).resolves({})
  aws.on(UpdateContinuousBackupsCommand).resolves({})
  const restore = vi.fn<() => Promise<void>>(async () => {
    Object.assign(state, {
      isThere: true,
      items: 9,
      isProtected: false,
      key: 'aws/owned',
      hasSettings: false,
    })
  })
  const replace = () =>
    replaceEmptyTable(client, { name: 'T', keyArn: 'ours' }, restore, {
      sleep: async () => {},
      say: () => {},
      now: () => new Date(),
    })
  return { aws, restore, replace, state }
}

const made: State = { isThere: true, items: 0, isProtected: true, key: 'ours', hasSettings: true }

test('the stack’s empty table is replaced, and gets its settings again', async () => {
  const { aws, replace, state } = fakeTable({ ...made })
  expect(await replace()).toBe(true)
  expect(state).toMatchObject({ items: 9, isProtected: true, key: 'ours' })
  expect(aws.commandCalls(UpdateTimeToLiveCommand)[0]?.args[0].input).toMatchObject({
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  })
  expect(aws.commandCalls(UpdateContinuousBackupsCommand)[0]?.args[0].input).toMatchObject({
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
  })
})

test('a table with anything in it is never removed', async () => {
  const { aws, replace, restore } = fakeTable({ ...made, items: 1 })
  expect(await replace()).toBe(false)
  expect(restore).not.toHaveBeenCalled()
  expect(aws.commandCalls(DeleteTableCommand)).toEqual([])
})

test('a restore that stopped after the table was gone goes on, and settings that were missed are made up for', async () => {
  const gone = fakeTable({ ...made, isThere: false })
  expect(await gone.replace()).toBe(true)
  const bare = fakeTable({ ...made, items: 9, isProtected: false, hasSettings: false })
  expect(await bare.replace()).toBe(false)
  expect(bare.state.isProtected).toBe(true)
  expect(bare.aws.commandCalls(UpdateTimeToLiveCommand)).toHaveLength(1)
})
