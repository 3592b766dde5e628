import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { startCloud } from '#scripts/local/cloud.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { openStore } from './open-store.ts'
import { seedMarker } from './seed-store.ts'

const siteOrigin = 'http://localhost:3000'

/** An endpoint that speaks DynamoDB, S3 and SQS at one address, as LocalStack does: calls go where their signatures say. */
const startEndpoint = async (folder: string): Promise<string> => {
  const { env, stop } = await startCloud({ dataDir: join(folder, 'endpoint'), logDir: folder, siteOrigin })
  const server = createServer((incoming, outgoing) => {
    // Our S3 has its CORS settings from the start and takes none.
    if (incoming.url?.includes('?cors')) return outgoing.end()
    const [, service = ''] = /\/(\w+)\/aws4_request/.exec(incoming.headers.authorization ?? '') ?? []
    const { hostname, port } = new URL(env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`] ?? '')
    const { method, url: path, headers } = incoming
    const upstream = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    // When the cloud behind it stops.
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await stop()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const begin = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const awsEndpoint = await startEndpoint(folder)
  const open = async (name: string): Promise<boolean> => {
    const settings = { dataDir: join(folder, name), logDir: folder, siteOrigin, awsEndpoint }
    const { cloud, needsSeed } = await openStore(settings)
    await cloud.stop()
    return needsSeed
  }
  return { awsEndpoint, open }
}

test('a market at an endpoint is opened with the data directory that has its accounts, and with no other', async () => {
  const { awsEndpoint, open } = await begin()
  expect(await open('first')).toBe(true)
  await seedMarker(awsEndpoint).write('seeded')
  expect(await open('first')).toBe(false)
  // However often it is tried.
  for (let tries = 0; tries < 2; tries++)
    await expect(open('second')).rejects.toThrow(/another data directory.*anew.*DATA_DIR=/)
  expect(await open('first')).toBe(false)
  // What an interrupted seeding left there is made again by anybody.
  await seedMarker(awsEndpoint).write('begun')
  expect(await open('second')).toBe(true)
})

test('a table of another version at an endpoint is no matter of the data directory', async () => {
  const { awsEndpoint, open } = await begin()
  const TableName = localNames.TABLE_NAME
  const client = new DynamoDBClient({
    endpoint: awsEndpoint,
    region: localRegion,
    credentials: localCredentials,
  })
  await client.send(new DeleteTableCommand({ TableName }))
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  )
  await expect(open('first')).rejects.toThrow(/made by another version.*Start the endpoint anew.*--aws/)
})
