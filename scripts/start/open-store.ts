import { DeleteTableCommand, DynamoDBClient, waitUntilTableNotExists } from '@aws-sdk/client-dynamodb'
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localBuckets, localNames } from '#scripts/local/names.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '#scripts/command/run-command.ts'
import { type Cloud, type CloudOptions, startCloud, tableFileIn } from '#scripts/local/cloud.ts'
import type { StartOptions } from './options.ts'
import { seedMarker } from './seed-store.ts'

const emptyBucket = async (client: S3Client, Bucket: string): Promise<void> => {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
    const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
    if (Objects.length === 0) return
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  }
}

/** Removes the remains of an interrupted seeding at an AWS-compatible endpoint: the table, and every object of our buckets. */
export const emptyEndpoint = async (endpoint: string): Promise<void> => {
  const common = { endpoint, region: localRegion, credentials: localCredentials }
  const tables = new DynamoDBClient(common)
  const table = { TableName: localNames.TABLE_NAME }
  await tables.send(new DeleteTableCommand(table))
  await waitUntilTableNotExists({ client: tables, maxWaitTime: 30, minDelay: 1 }, table)
  const buckets = new S3Client({ ...common, forcePathStyle: true })
  for (const bucket of localBuckets) await emptyBucket(buckets, bucket)
}

type Store = {
  cloud: Cloud
  /** Where our own emulator keeps the table. */
  tableFile: string
  needsSeed: boolean
}

type Settings = Pick<StartOptions, 'dataDir' | 'awsEndpoint'> & Omit<CloudOptions, 'dataDir' | 'awsEndpoint'>

// Each endpoint has its own user pool: an account without its profile, or the other way round, could not be used.
const folderOf = ({ dataDir, awsEndpoint }: Settings): string =>
  join(
    dataDir,
    awsEndpoint ? `cloud-${createHash('sha256').update(awsEndpoint).digest('hex').slice(0, 8)}` : 'cloud',
  )

/**
 * Starts the local cloud. A store that is empty, or whose seeding was interrupted, comes back with nothing in it and
 * `needsSeed`; any other comes as it is, even when we did not fill it.
 * @throws CommandError when the market at an endpoint has its accounts in another data directory
 */
export const openStore = async (settings: Settings): Promise<Store> => {
  const dataDir = folderOf(settings)
  const tableFile = tableFileIn(dataDir)
  const wasThere = existsSync(dataDir)
  const cloud = await startCloud({ ...settings, dataDir })
  try {
    const state = await seedMarker(cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '').read()
    const isFilled = state === 'seeded' || state === 'foreign'
    if (isFilled && settings.awsEndpoint && !wasThere) {
      await cloud.stop()
      // Or the next start would find it, and take it for the one with the accounts.
      await rm(dataDir, { recursive: true, force: true })
      throw new CommandError(
        `${settings.awsEndpoint} holds a market whose accounts are in another data directory, so nobody could sign in here. ` +
          'Start it anew with nothing in it, or take the data directory that made the market: DATA_DIR=…',
      )
    }
    if (isFilled) return { cloud, tableFile, needsSeed: false }
    if (!wasThere && state === 'empty') return { cloud, tableFile, needsSeed: true }
    await cloud.stop()
    await rm(dataDir, { recursive: true, force: true })
    // An endpoint's data is only ours to remove when our own note in it says so.
    if (settings.awsEndpoint && state === 'begun') await emptyEndpoint(settings.awsEndpoint)
    return { cloud: await startCloud({ ...settings, dataDir }), tableFile, needsSeed: true }
  } catch (error) {
    await cloud.stop()
    throw error
  }
}
