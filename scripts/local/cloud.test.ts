import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstMessage, startChild, stopChild } from './child.ts'
import { localCredentials, localRegion } from './credentials.ts'
import { localBuckets, localNames } from './names.ts'

type Env = Record<string, string>

const script = fileURLToPath(new URL('testing/cloud-child.ts', import.meta.url))
const TableName = localNames.TABLE_NAME
const key = { pk: { S: 'A' }, sk: { S: 'B' } }

let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-cloud-'))
})
afterEach(async () => {
  if (child) await stopChild(child)
  await rm(folder, { recursive: true })
})

const openCloud = async (): Promise<Env> => {
  child = startChild(script, { env: {}, logFile: join(folder, 'cloud.log'), args: [folder] })
  return (await firstMessage(child))['env'] as Env
}

const clientsOf = (env: Env) => {
  const common = { region: localRegion, credentials: localCredentials, maxAttempts: 1 }
  return {
    tables: new DynamoDBClient({ ...common, endpoint: env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '' }),
    buckets: new S3Client({ ...common, endpoint: env['AWS_ENDPOINT_URL_S3'] ?? '' }),
  }
}

const isGone = async (url: string): Promise<boolean> => {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (
      await fetch(url).then(
        () => false,
        () => true,
      )
    )
      return true
    await delay(50)
  }
  return false
}

test('the cloud has its table, buckets and user pool', async () => {
  const env = await openCloud()
  const { tables, buckets } = clientsOf(env)
  const { Table } = await tables.send(new DescribeTableCommand({ TableName }))
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).toSorted()).toEqual([
    'byOwner',
    'byStatus',
    'changes',
  ])
  for (const Bucket of localBuckets) {
    await buckets.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }))
  }
  expect(await (await fetch(env['USER_POOL_JWKS_URI'] ?? '')).json()).toHaveProperty('keys')
})

test('kill -9 leaves no process behind, and loses nothing', async () => {
  const env = await openCloud()
  const { tables, buckets } = clientsOf(env)
  await tables.send(new PutItemCommand({ TableName, Item: { ...key, value: { S: 'kept' } } }))
  const place = { Bucket: localNames.UPLOAD_BUCKET, Key: 'photos/a' }
  await buckets.send(new PutObjectCommand({ ...place, Body: 'kept' }))

  child?.kill('SIGKILL')
  if (child) await once(child, 'exit')
  expect(await isGone(env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')).toBe(true)

  const again = clientsOf(await openCloud())
  expect((await again.tables.send(new GetItemCommand({ TableName, Key: key }))).Item?.['value']).toEqual({
    S: 'kept',
  })
  expect(await (await again.buckets.send(new GetObjectCommand(place))).Body?.transformToString()).toBe('kept')
})
