import { productName } from '#shared/constants/market.ts'
import {
  CreateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { CommandError } from '#scripts/command/run-command.ts'
import { describeTable } from '#scripts/stage/describe-table.ts'
import { tableIndexes, tableKeys } from '#shared/constants/storage.ts'

type Keys = { partition: string; sort: string }

const schemaOf = ({ partition, sort }: Keys) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
]

const ofDataDir = 'Delete the data directory, or choose another with DATA_DIR.'

const checkIndexes = (present: TableDescription, advice: string): void => {
  const found = (present.GlobalSecondaryIndexes ?? []).map((index) => index.IndexName).toSorted()
  if (found.join() === Object.keys(tableIndexes).toSorted().join()) return
  throw new CommandError(
    `The table "${present.TableName}" was made by another version of ${productName.en} (its indexes: ${found.join(', ') || 'none'}). ` +
      advice,
  )
}

/**
 * Makes the single table of `shared/constants/storage.ts` unless it is there.
 * @throws CommandError when a different one is; `advice` says what to do then
 */
export const createTable = async (
  client: DynamoDBClient,
  name: string,
  advice = ofDataDir,
): Promise<void> => {
  const present = await describeTable(client, name)
  if (present) return checkIndexes(present, advice)
  const all: Keys[] = [tableKeys, ...Object.values(tableIndexes)]
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: all
        .flatMap(({ partition, sort }) => [partition, sort])
        .map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: schemaOf(tableKeys),
      GlobalSecondaryIndexes: Object.entries(tableIndexes).map(([IndexName, index]) => ({
        IndexName,
        KeySchema: schemaOf(index),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: name })
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: tableKeys.expiry, Enabled: true },
    }),
  )
}
