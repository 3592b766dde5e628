import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import { describeTable } from '#scripts/stage/describe-table.ts'
import { recovery } from '#infra/stage-options.ts'
import { isReady } from '#scripts/drill/copies.ts'
import { sayStill } from '#scripts/stage/say-still.ts'
import { tableKeys } from '#shared/constants/storage.ts'
import type { Waiting } from './backups.ts'

const pauseMs = 15_000

const untilReady = async (
  client: DynamoDBClient,
  name: string,
  { sleep, ...telling }: Waiting,
): Promise<void> => {
  const still = sayStill('waiting for the table and its indexes', telling)
  while (!(await isReady(client, name))) {
    still()
    await sleep(pauseMs)
  }
}

/** The settings of the stack that a restore does not bring along; what is there already is left. */
const putSettings = async (client: DynamoDBClient, name: string, keyArn: string, waiting: Waiting) => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  if (!TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL'))
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { AttributeName: tableKeys.expiry, Enabled: true },
      }),
    )
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  )
  if (ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus !== 'ENABLED')
    await client.send(
      new UpdateContinuousBackupsCommand({
        TableName: name,
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: recovery.pointInTimeDays,
        },
      }),
    )
  const table = await describeTable(client, name)
  if (table?.SSEDescription?.KMSMasterKeyArn !== keyArn) {
    const SSESpecification = { Enabled: true, SSEType: 'KMS' as const, KMSMasterKeyId: keyArn }
    await client.send(new UpdateTableCommand({ TableName: name, SSESpecification }))
    await untilReady(client, name, waiting)
  }
  if (!table?.DeletionProtectionEnabled)
    await client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: true }))
}

/**
 * Puts a restored table in the place of the empty one that the stack has made, under its name, so that no stack, function or right changes:
 * CloudFormation knows a table by its name. A table with anything in it is never removed: it is the one restored before.
 * @param restore makes the table of that name
 * @returns whether it was restored now
 */
export const replaceEmptyTable = async (
  client: DynamoDBClient,
  { name, keyArn }: { name: string; keyArn: string },
  restore: () => Promise<void>,
  waiting: Waiting,
): Promise<boolean> => {
  let table = await describeTable(client, name)
  if (table?.TableStatus === 'ACTIVE') {
    const { Count = 0 } = await client.send(
      new ScanCommand({ TableName: name, Limit: 1, ConsistentRead: true }),
    )
    if (Count === 0) {
      await client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: false }))
      await untilReady(client, name, waiting)
      await client.send(new DeleteTableCommand({ TableName: name }))
      await waitUntilTableNotExists({ client, maxWaitTime: 900, minDelay: 1 }, { TableName: name })
      table = undefined
    }
  }
  const isMissing = table === undefined
  if (isMissing) await restore()
  await untilReady(client, name, waiting)
  await putSettings(client, name, keyArn, waiting)
  return isMissing
}
