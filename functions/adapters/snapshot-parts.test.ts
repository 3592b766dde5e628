import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { expect, test, vi } from 'vitest'
import { snapshotStore } from './snapshot-store.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { runS3 } from '#scripts/local/s3/testing/run-s3.ts'

let client: S3Client
vi.mock('#functions/core/env.ts', () => ({ env: () => ({ SEARCH_BUCKET: 'sayara-test' }) }))
vi.mock('#functions/adapters/s3-client.ts', async (load) => ({
  ...(await load<typeof import('#functions/adapters/s3-client.ts')>()),
  s3: () => client,
  findObject: (place: { Bucket: string; Key: string }) => client.send(new GetObjectCommand(place)),
}))

const store = snapshotStore<Buffer>({
  encode: (bytes) => bytes,
  formats: [{ name: 'large.v1', decode: (bytes) => Buffer.from(bytes) }],
})

// Three parts, the last of them a byte.
const large = (letter: string) => Buffer.alloc(2 * 16 * 1024 * 1024 + 1, letter)

const sent: string[] = []
/** Fails a command the first `times` times, below the SDK's retries when they are to see it. */
let failing: { command: string; left: number } | undefined

const start = async () => {
  sent.length = 0
  failing = undefined
  const { base } = await runS3()
  client = new S3Client({
    region: localRegion,
    endpoint: base,
    credentials: localCredentials,
    forcePathStyle: true,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        sent.push(commandName)
        if (failing?.command === commandName && failing.left-- > 0)
          throw Object.assign(new Error('reset'), { name: 'TimeoutError' })
        return next(args)
      },
    { step: 'finalizeRequest', priority: 'low' },
  )
}

const count = (command: { name: string }) => sent.filter((name) => name === command.name).length

test('a large snapshot goes in parts, and comes back whole', async () => {
  await start()
  expect(await store.store(large('a'), undefined)).toBe(true)
  expect(count(UploadPartCommand)).toBe(3)
  expect((await store.load())?.snapshot?.equals(large('a'))).toBe(true)
})

test('a part that breaks off is sent again, alone', async () => {
  await start()
  failing = { command: 'UploadPartCommand', left: 2 }
  expect(await store.store(large('b'), undefined)).toBe(true)
  expect(count(UploadPartCommand)).toBe(5)
})

test('the parts of an upload that lost against another are given up', async () => {
  await start()
  await store.store(large('a'), undefined)
  expect(await store.store(large('b'), undefined)).toBe(false)
  expect(await store.store(large('b'), '"0123"')).toBe(false)
  expect(count(AbortMultipartUploadCommand)).toBe(2)
  expect((await store.load())?.snapshot?.equals(large('a'))).toBe(true)
  expect(await store.store(large('c'), await store.findEtag())).toBe(true)
})

test('an upload that keeps failing is given up, and its error comes through', async () => {
  await start()
  failing = { command: 'CompleteMultipartUploadCommand', left: Infinity }
  await expect(store.store(large('a'), undefined)).rejects.toThrow('reset')
  expect([count(CompleteMultipartUploadCommand), count(AbortMultipartUploadCommand)]).toEqual([3, 1])
})
