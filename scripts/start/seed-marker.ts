import { DynamoDBClient, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { localCredentials, localRegion } from '../local/credentials.ts'
import { localNames } from '../local/names.ts'

/**
 * `empty`: nothing in it. `begun`: a seeding was interrupted. `seeded`: complete. `foreign`: somebody else's data,
 * not to be touched.
 */
export type StoreState = 'empty' | 'begun' | 'seeded' | 'foreign'

const key = { pk: { S: 'LOCAL#SEED' }, sk: { S: 'MARKER' } }
const TableName = localNames.TABLE_NAME

/** Reads and writes the note, kept in the table itself, of how far the demo data has come. */
export const seedMarker = (endpoint: string) => {
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials })
  return {
    read: async (): Promise<StoreState> => {
      const { Item } = await client.send(new GetItemCommand({ TableName, Key: key, ConsistentRead: true }))
      if (Item) return Item['state']?.S === 'seeded' ? 'seeded' : 'begun'
      const { Count = 0 } = await client.send(new ScanCommand({ TableName, Limit: 1 }))
      return Count > 0 ? 'foreign' : 'empty'
    },
    write: async (state: 'begun' | 'seeded'): Promise<void> => {
      await client.send(new PutItemCommand({ TableName, Item: { ...key, state: { S: state } } }))
    },
  }
}
