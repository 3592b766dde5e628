import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTable } from '#scripts/local/create-table.ts'
import { type Item, itemsOf } from './compare-tables.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { sayStill } from '#scripts/stage/say-still.ts'

const atOnce = 25

const put = async (client: DynamoDBDocumentClient, table: string, items: readonly Item[]): Promise<void> => {
  let requests = items.map((item) => ({ PutRequest: { Item: { ...item } } }))
  while (requests.length > 0) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    )
    requests = (UnprocessedItems[table] ?? []) as typeof requests
  }
}

/** Copies a table item by item, for stores that keep no past; into another store if one is given. */
export const copyTable = async (
  client: DynamoDBClient,
  table: string,
  name: string,
  target = client,
): Promise<Copy> => {
  const at = new Date()
  await createTable(target, name)
  const documents = DynamoDBDocumentClient.from(target)
  let batch: Item[] = []
  for await (const item of itemsOf(DynamoDBDocumentClient.from(client), table)) {
    batch.push(item)
    if (batch.length < atOnce) continue
    await put(documents, name, batch)
    batch = []
  }
  await put(documents, name, batch)
  return { name, at }
}

/** A copy of the table, and of which moment. */
export type Copy = { name: string; at: Date }

// An empty table takes some twenty minutes, plus time for its size; AWS promises no time.
const longestMs = 8 * 3_600_000
const askEveryMs = 15_000

const lastMoment = async (client: DynamoDBClient, table: string): Promise<{ from: Date; to: Date }> => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  )
  const recovery = ContinuousBackupsDescription?.PointInTimeRecoveryDescription
  const from = recovery?.EarliestRestorableDateTime
  const to = recovery?.LatestRestorableDateTime
  if (!from || !to)
    throw new CommandError(`The table ${table} keeps no past: its point-in-time recovery is off.`)
  return { from, to }
}

/** Whether a table can be used, its indexes too. */
export const isReady = async (client: DynamoDBClient, name: string): Promise<boolean> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
  // Its indexes too: every lookup goes through them.
  return (
    Table?.TableStatus === 'ACTIVE' &&
    (Table.GlobalSecondaryIndexes ?? []).every(({ IndexStatus }) => IndexStatus === 'ACTIVE')
  )
}

type Waiting = {
  wait: (ms: number) => Promise<unknown>
  now: () => number
  say: (line: string) => void
}

/**
 * Restores the past of a table into a new one beside it; the live one is untouched.
 * @param at the moment; the latest there is without
 * @throws CommandError for a moment out of reach, or when it takes longer than eight hours
 */
export const restoreCopy = async (
  client: DynamoDBClient,
  { table, at, name }: { table: string; at: Date | undefined; name: string },
  { wait, now, say }: Waiting,
): Promise<Copy> => {
  const { from, to } = await lastMoment(client, table)
  const moment = at ?? to
  if (moment < from || moment > to)
    throw new CommandError(
      `The table can be put back to any second from ${from.toISOString()} to ${to.toISOString()}; not to ${moment.toISOString()}.`,
    )
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: name,
      RestoreDateTime: moment,
      BillingModeOverride: 'PAY_PER_REQUEST',
    }),
  )
  const until = now() + longestMs
  const still = sayStill('restoring the table', { say, now })
  while (!(await isReady(client, name))) {
    still()
    if (now() > until) throw new CommandError(`${name} is not ready after eight hours. It is still there.`)
    await wait(askEveryMs)
  }
  return { name, at: moment }
}

/** Removes a copy. */
export const dropCopy = async (client: DynamoDBClient, name: string): Promise<void> => {
  await client.send(new DeleteTableCommand({ TableName: name }))
  await waitUntilTableNotExists({ client, maxWaitTime: 900, minDelay: 1 }, { TableName: name })
}
