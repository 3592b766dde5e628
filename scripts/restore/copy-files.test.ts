import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createBuckets } from '#scripts/local/create-buckets.ts'
import { runS3 } from '#scripts/local/s3/testing/run-s3.ts'
import { copyFiles, type CopySource, countFiles, filesAsOf, filesOf } from './copy-files.ts'

const all = async (sources: AsyncIterable<CopySource>): Promise<CopySource[]> => {
  const found: CopySource[] = []
  for await (const source of sources) found.push(source)
  return found
}

const openBuckets = async (count: number) => {
  const { client } = await runS3()
  await createBuckets(client, ['copies', 'stage'])
  const keys = Array.from({ length: count }, (_, index) => `upl_${String(index).padStart(4, '0')}/640.avif`)
  for (const Key of keys)
    await client.send(
      new PutObjectCommand({
        Bucket: 'copies',
        Key,
        Body: Key,
        ContentType: 'image/avif',
        CacheControl: 'public',
      }),
    )
  return { client, keys }
}

test('every file is copied as it is, and a copying that was stopped goes on', async () => {
  const { client, keys } = await openBuckets(30)
  const copy = () => copyFiles({ client, from: 'copies', to: 'stage', sources: filesOf(client, 'copies') })
  // What an earlier try has brought.
  await client.send(new PutObjectCommand({ Bucket: 'stage', Key: keys[7] ?? '', Body: 'earlier' }))
  expect(await copy()).toMatchObject({ copied: 29, present: 1 })
  const { uploads, ...counts } = await copy()
  expect(counts).toEqual({ copied: 0, present: 30 })
  expect(uploads.has('upl_0007')).toBe(true)
  expect((await all(filesOf(client, 'stage'))).map(({ key }) => key)).toEqual(keys)
  const { Body, ContentType, CacheControl } = await client.send(
    new GetObjectCommand({ Bucket: 'stage', Key: keys[3] ?? '' }),
  )
  expect([await Body?.transformToString(), ContentType, CacheControl]).toEqual([
    keys[3],
    'image/avif',
    'public',
  ])
})

test('files are counted by the upload that they belong to, a video too', async () => {
  const { client } = await openBuckets(0)
  for (const Key of ['upl_1/640.avif', 'upl_1/960.avif', 'vid_1/video', 'documents/doc_1'])
    await client.send(new PutObjectCommand({ Bucket: 'stage', Key, Body: Key }))
  expect(await countFiles(client, 'stage')).toEqual({
    copied: 0,
    present: 4,
    uploads: new Set(['doc_1', 'upl_1', 'vid_1']),
  })
})

test('a file that comes between the look and the copy is left', async () => {
  const { client, keys } = await openBuckets(1)
  async function* sources() {
    await client.send(new PutObjectCommand({ Bucket: 'stage', Key: keys[0] ?? '', Body: 'newer' }))
    yield { key: keys[0] ?? '' }
  }
  // The list of what is there was asked for before.
  const counts = await copyFiles({ client, from: 'copies', to: 'stage', sources: sources() })
  expect(counts).toMatchObject({ copied: 0, present: 1 })
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'stage', Key: keys[0] ?? '' }))
  expect(await Body?.transformToString()).toBe('newer')
})

test('files come back as they were at the moment of the table, over the ends of pages', async () => {
  const client = new S3Client({ region: 'eu-central-1' })
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  const version = (Key: string, VersionId: string, hour: number) => ({
    Key,
    VersionId,
    LastModified: at(hour),
  })
  mockClient(client)
    .on(ListObjectVersionsCommand)
    .resolvesOnce({
      IsTruncated: true,
      NextKeyMarker: 'deleted-since',
      NextVersionIdMarker: 'm1',
      Versions: [version('a', 'a1', 1)],
      DeleteMarkers: [version('deleted-since', 'm1', 20)],
    })
    .resolves({
      Versions: [
        version('deleted-since', 'd1', 2),
        version('new-since', 'n1', 20),
        version('replaced-since', 'r2', 20),
        version('replaced-since', 'r1', 3),
        version('deleted-before', 'b1', 1),
      ],
      DeleteMarkers: [version('deleted-before', 'm2', 2)],
    })
  expect(await all(filesAsOf(client, 'copies', at(12)))).toEqual([
    { key: 'a', version: 'a1' },
    { key: 'deleted-since', version: 'd1' },
    { key: 'replaced-since', version: 'r1' },
  ])
})
