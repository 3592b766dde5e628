import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { instant } from '#shared/schemas/text.ts'

const progressRecord = z.object({
  /** How far the change feed has been told, by shard. */
  watermarks: z.array(z.string()),
  /** When the first run was: what happened before is nobody's news. */
  startedAt: instant,
  /** Runs in a row that could not tell everybody. */
  failedRuns: z.number(),
  version: z.number(),
})
export type AlertsProgress = z.output<typeof progressRecord>

const key = () => keys.jobState('alerts')

/** How far alerts have been told, or undefined before the first run. Strongly consistent. */
export const readAlertsProgress = async (): Promise<AlertsProgress | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: key(), ConsistentRead: true }),
  )
  return Item && progressRecord.parse(Item)
}

/** Notes how far alerts have been told since `seen`. @returns false when another run has done so since */
export const advanceAlerts = (
  next: Readonly<Omit<AlertsProgress, 'version' | 'watermarks'> & { watermarks: Watermarks }>,
  seen: AlertsProgress | undefined,
): Promise<boolean> =>
  conditionHeld(
    table().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key(), ...next, version: (seen?.version ?? 0) + 1 },
        ...(seen
          ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      }),
    ),
  )
