import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { bucketNames, type Item, type Store } from '#functions/trust/invariants/store.ts'
import { snapshotVersion } from '#functions/search/snapshot.ts'

type Env = Readonly<Record<string, string>>

// Separate clients for the stage to check, because those of the functions are created once, for one environment.
const settingsOf = (env: Env, service: string) => ({
  region: env['AWS_REGION'] ?? '',
  endpoint: env[`AWS_ENDPOINT_URL_${service}`] ?? '',
  credentials: {
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
  },
})

const readItems = async (env: Env): Promise<Item[]> => {
  const client = new DynamoDBClient(settingsOf(env, 'DYNAMODB'))
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName: env['TABLE_NAME'], ConsistentRead: true },
  )
  const found: Item[] = []
  for await (const { Items = [] } of pages) found.push(...Items)
  client.destroy()
  return found
}

const readObjects = async (client: S3Client, env: Env): Promise<Store['objects']> => {
  const found: Store['objects'][number][] = []
  for (const bucket of bucketNames)
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: env[bucket] }))
      found.push(...Contents.map(({ Key = '', Size = 0 }) => ({ bucket, key: Key, size: Size })))
  return found
}

const readSnapshot = async (client: S3Client, env: Env): Promise<Uint8Array | undefined> => {
  const place = { Bucket: env['SEARCH_BUCKET'], Key: `listings.v${snapshotVersion}.snapshot` }
  try {
    return await (await client.send(new GetObjectCommand(place))).Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

const readAccounts = async (env: Env): Promise<string[]> => {
  const client = new CognitoIdentityProviderClient(settingsOf(env, 'COGNITO_IDENTITY_PROVIDER'))
  const found: string[] = []
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId: env['USER_POOL_ID'] }))
    found.push(...Users.map(({ Username = '' }) => Username))
  client.destroy()
  return found
}

/** Reads all of a stage's stores, whose addresses are in the functions' environment. */
export const readStore = async (env: Env): Promise<Store> => {
  const client = new S3Client({ ...settingsOf(env, 'S3'), forcePathStyle: true })
  const at = new Date()
  const items = await readItems(env)
  const [objects, accounts, snapshot] = await Promise.all([
    readObjects(client, env),
    readAccounts(env),
    readSnapshot(client, env),
  ])
  client.destroy()
  return { at, items, objects, accounts, snapshot }
}
