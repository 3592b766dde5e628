import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/search-snapshots.ts'
import { buildColumns } from '#functions/search/build-columns.ts'
import { encodeSnapshot } from '#functions/search/snapshot.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ SEARCH_BUCKET: 'search' }) }))

const bucket = mockClient(S3Client)
const snapshot = { columns: buildColumns(randomDocuments(9, 5)), watermarks: ['2026-06-01T00:00:00.000Z'] }
const stored = { columns: { ids: snapshot.columns.ids }, watermarks: snapshot.watermarks }

const holds = (bytes: Uint8Array) =>
  bucket
    .on(GetObjectCommand)
    .resolves({ ETag: '"7"', Body: { transformToByteArray: async () => bytes } as never })

const fails = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } })

beforeEach(() => void bucket.reset())

describe('loadSnapshot', () => {
  test('answers what is stored and its ETag', async () => {
    holds(encodeSnapshot(snapshot.columns, snapshot.watermarks))
    expect(await loadSnapshot()).toMatchObject({ etag: '"7"', snapshot: stored })
  })

  test('answers a damaged one as unreadable, so that it can be replaced', async () => {
    holds(new Uint8Array(100))
    expect(await loadSnapshot()).toEqual({ etag: '"7"', snapshot: undefined })
  })

  test('answers nothing when there is none, but lets a failure through', async () => {
    bucket
      .on(GetObjectCommand)
      .rejectsOnce(new NoSuchKey({ message: '', $metadata: {} }))
      .rejects(fails('AccessDenied', 403))
    expect(await loadSnapshot()).toBeUndefined()
    await expect(loadSnapshot()).rejects.toThrow()
  })
})

describe('storeSnapshot', () => {
  test('replaces only what was loaded, and stores a first one only where there is none', async () => {
    bucket.on(PutObjectCommand).resolves({})
    expect([await storeSnapshot(snapshot, '"7"'), await storeSnapshot(snapshot, undefined)]).toEqual([
      true,
      true,
    ])
    const [replaced, first] = bucket.commandCalls(PutObjectCommand).map((call) => call.args[0].input)
    expect(replaced).toMatchObject({ Bucket: 'search', IfMatch: '"7"' })
    expect(first).toMatchObject({ IfNoneMatch: '*' })
    expect(replaced).not.toHaveProperty('IfNoneMatch')
  })

  test.each([
    ['PreconditionFailed', 412],
    ['ConditionalRequestConflict', 409],
  ])('says false when another compaction was faster (%s)', async (name, status) => {
    bucket.on(PutObjectCommand).rejects(fails(name, status))
    expect(await storeSnapshot(snapshot, '"6"')).toBe(false)
  })

  test('lets other failures through', async () => {
    bucket.on(PutObjectCommand).rejects(fails('SlowDown', 503))
    await expect(storeSnapshot(snapshot, '"6"')).rejects.toThrow()
  })
})
