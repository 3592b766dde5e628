import { readFile } from 'node:fs/promises'
import { DynamoDBClient, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { photoObjects, videoObject } from '#scripts/seed/demo-pictures.ts'
import type { PlannedPhoto, PlannedVideo } from '#scripts/seed/market/photos.ts'
import { startChild, untilDone } from '#scripts/local/child.ts'
import type { Cloud } from '#scripts/local/cloud.ts'

/**
 * `empty`: nothing in it. `begun`: a seeding was interrupted. `seeded`: complete. `foreign`: somebody else's data,
 * not to be touched.
 */
type StoreState = 'empty' | 'begun' | 'seeded' | 'foreign'

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

// The trace of an error, and what was written shortly before.
const loggedLines = 30

const script = fileURLToPath(new URL('seed-child.ts', import.meta.url))

type SeedOptions = {
  env: Readonly<Record<string, string>>
  logFile: string
  onStart?: (child: ChildProcess) => void
  onProgress?: (made: number, total: number) => void
  addFiles: Cloud['addFiles']
}

type Message = {
  made?: number
  total?: number
  photos?: readonly PlannedPhoto[]
  videos?: readonly PlannedVideo[]
}

/**
 * Fills an empty store with the demo market, in a process of its own. The table notes that it has begun, and in the
 * very end that it is complete, so that an interrupted one is recognised and done again. Throws when it fails.
 */
export const seedStore = async ({
  env,
  logFile,
  onStart,
  onProgress,
  addFiles,
}: SeedOptions): Promise<void> => {
  const marker = seedMarker(env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')
  await marker.write('begun')
  const child = startChild(script, { env, logFile })
  onStart?.(child)
  const stored: Promise<void>[] = []
  child.on('message', ({ made, total, photos, videos = [] }: Message) => {
    if (made !== undefined && total !== undefined) onProgress?.(made, total)
    if (!photos) return
    const adding = addFiles([
      ...photos.flatMap(({ uploadId, picture }) => photoObjects(uploadId, picture)),
      ...videos.map(({ uploadId, name }) => videoObject(uploadId, name)),
    ])
    // When the child fails, the store is closed under it.
    adding.catch(() => {})
    stored.push(adding)
  })
  await untilDone(child).catch(async (cause) => {
    const log = await readFile(logFile, 'utf8').catch(() => '')
    const reason = log.split('\n').filter(Boolean).slice(-loggedLines).join('\n')
    throw new Error(`The demo data could not be made; see ${logFile}, which ends so:\n${reason}`, { cause })
  })
  await Promise.all(stored)
  await marker.write('seeded')
}
