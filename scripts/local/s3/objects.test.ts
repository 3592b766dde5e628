import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'
import { localCredentials, localRegion } from '../credentials.ts'
import { bucket, clientFor, runS3 } from './testing/run-s3.ts'

const Bucket = bucket

it('keeps metadata, type and caching, and tells them on HEAD', async () => {
  const { client } = await runS3()
  const written = {
    ContentType: 'image/avif',
    CacheControl: 'max-age=31536000, immutable',
    Metadata: { hash: 'abc' },
  }
  await client.send(new PutObjectCommand({ Bucket, Key: 'p/1.avif', Body: 'xyz', ...written }))
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'p/1.avif' }))
  expect(head).toMatchObject({ ...written, ContentLength: 3, ETag: '"d16fb36f0911f878998c136191af705e"' })
})

it.each(['WHEN_SUPPORTED', 'WHEN_REQUIRED'] as const)(
  'takes streams and buffers of a client with checksums %s',
  async (mode) => {
    const { port } = await runS3()
    const endpoint = `http://127.0.0.1:${port}`
    const client = new S3Client({
      region: localRegion,
      endpoint,
      credentials: localCredentials,
      requestChecksumCalculation: mode,
    })
    const bytes = randomBytes(3_000_000)
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)]
    const Body = Readable.from(pieces, { objectMode: false })
    await client.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: bytes.length }))
    await client.send(new PutObjectCommand({ Bucket, Key: 'buffer', Body: bytes }))
    await client.send(new PutObjectCommand({ Bucket, Key: 'empty', Body: '', ContentLength: 0 }))
    for (const [Key, expected] of [
      ['stream', bytes],
      ['buffer', bytes],
      ['empty', Buffer.alloc(0)],
    ] as const) {
      const { Body: stored, ContentEncoding } = await client.send(new GetObjectCommand({ Bucket, Key }))
      const got = Buffer.from((await stored?.transformToByteArray()) ?? [])
      expect([got.equals(expected), ContentEncoding]).toEqual([true, undefined])
    }
  },
)

it('refuses bodies that are not what their headers say', async () => {
  const { client, dataDir } = await runS3()
  const put = (headers: Record<string, string>, Body = 'body') => {
    const command = new PutObjectCommand({ Bucket, Key: 'k', Body })
    command.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: object }).headers, headers)
        return next(args)
      },
      { step: 'build', priority: 'low' },
    )
    return client.send(command)
  }
  await expect(put({ 'x-amz-checksum-crc32': 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
  await expect(put({ 'content-md5': 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
  const otherHash = { 'x-amz-content-sha256': 'a'.repeat(64) }
  await expect(put(otherHash)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' })
  const chunked = {
    'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
    'x-amz-decoded-content-length': '4',
  }
  const trailed = { ...chunked, 'x-amz-trailer': 'x-amz-checksum-crc32' }
  const frame = '4\r\nbody\r\n0\r\n'
  await expect(put(chunked)).rejects.toMatchObject({ name: 'IncompleteBody' })
  await expect(put(chunked, frame)).rejects.toMatchObject({ name: 'IncompleteBody' })
  const longer = { ...chunked, 'x-amz-decoded-content-length': '5' }
  await expect(put(longer, `${frame}\r\n`)).rejects.toMatchObject({ name: 'IncompleteBody' })
  await expect(put(trailed, `${frame}\r\n`)).rejects.toMatchObject({ name: 'MalformedTrailerError' })
  const wrongTrailer = `${frame}x-amz-checksum-crc32:AAAAAA==\r\n\r\n`
  await expect(put(trailed, wrongTrailer)).rejects.toMatchObject({ name: 'BadDigest' })
  await expect(put({ 'x-amz-object-lock-mode': 'GOVERNANCE' })).rejects.toMatchObject({
    name: 'NotImplemented',
  })
  await expect(put({ 'x-amz-acl': 'public-read' })).rejects.toMatchObject({
    name: 'AccessControlListNotSupported',
  })
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0)
  expect(await readdir(join(dataDir, bucket))).toEqual([])
  await put(chunked, `${frame}\r\n`)
})

it('serves ranges', async () => {
  const { client } = await runS3()
  await client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: '0123456789' }))
  const read = async (Range: string) => {
    const { Body, ContentRange } = await client.send(new GetObjectCommand({ Bucket, Key: 'k', Range }))
    return [await Body?.transformToString(), ContentRange]
  }
  expect(await read('bytes=2-4')).toEqual(['234', 'bytes 2-4/10'])
  expect(await read('bytes=7-')).toEqual(['789', 'bytes 7-9/10'])
  expect(await read('bytes=-2')).toEqual(['89', 'bytes 8-9/10'])
  expect(await read('bytes=8-99')).toEqual(['89', 'bytes 8-9/10'])
  expect(await read('bytes=4-2')).toEqual(['0123456789', undefined])
  await expect(read('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' })
})

it('writes only over the version named by If-Match', async () => {
  const { client } = await runS3()
  const put = (Body: string, IfMatch?: string) =>
    client.send(new PutObjectCommand({ Bucket, Key: 'snapshot', Body, ...(IfMatch && { IfMatch }) }))
  await expect(put('0', '"x"')).rejects.toMatchObject({ name: 'NoSuchKey' })
  const { ETag = '' } = await put('1')
  await put('2', ETag)
  await expect(put('3', ETag)).rejects.toMatchObject({ name: 'PreconditionFailed' })
})

it('copies under conditions on both ends, and tells of it', async () => {
  const { client, events } = await runS3()
  const { ETag = '' } = await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'in/é 1',
      Body: 'photo',
      Metadata: { a: '1' },
      ContentType: 'image/png',
    }),
  )
  const copy = (extra: object = {}) => {
    const CopySource = encodeURIComponent(`${Bucket}/in/é 1`)
    return client.send(new CopyObjectCommand({ Bucket, Key: 'out', CopySource, IfNoneMatch: '*', ...extra }))
  }
  await expect(copy({ CopySourceIfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  expect((await copy({ CopySourceIfMatch: ETag })).CopyObjectResult?.ETag).toBe(ETag)
  await expect(copy()).rejects.toMatchObject({ name: 'PreconditionFailed' })
  const replaced = { IfNoneMatch: undefined, MetadataDirective: 'REPLACE', ContentType: 'text/plain' }
  expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'out' }))).toMatchObject({
    Metadata: { a: '1' },
  })
  await copy(replaced)
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'out' }))
  expect([head.Metadata, head.ContentType, head.ContentLength]).toEqual([{}, 'text/plain', 5])
  await expect
    .poll(() => events.map(({ name, key }) => `${name} ${key}`))
    .toEqual(['ObjectCreated:Put in/é 1', 'ObjectCreated:Copy out', 'ObjectCreated:Copy out'])
})

it('lists in byte order, by prefix, delimiter and page', async () => {
  const { client } = await runS3()
  const keys = ['a', 'b/1', 'b/2/x', 'b/2/y', 'b/3', 'c/&<1>', 'c/\u{ffee}', 'c/\u{1f697}', 'd\u0001']
  for (const Key of keys.toReversed()) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
  const pages = async (pageSize: number, input: object) => {
    const names: (string | undefined)[] = []
    for await (const page of paginateListObjectsV2({ client, pageSize }, { Bucket, ...input })) {
      expect((page.Contents?.length ?? 0) + (page.CommonPrefixes?.length ?? 0)).toBe(page.KeyCount)
      names.push(
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      )
    }
    return names
  }
  for (const size of [1, 2, 1000]) {
    expect(await pages(size, {})).toEqual(keys)
    expect((await pages(size, { Delimiter: '/' })).toSorted()).toEqual(['a', 'b/', 'c/', 'd\u0001'])
    expect((await pages(size, { Prefix: 'b/', Delimiter: '/' })).toSorted()).toEqual(['b/1', 'b/2/', 'b/3'])
    expect(await pages(size, { Prefix: 'c/' })).toEqual(keys.slice(5, 8))
    expect(await pages(size, { Prefix: 'none' })).toEqual([])
    expect(await pages(size, { Prefix: 'c/', StartAfter: 'aaaa' })).toEqual(keys.slice(5, 8))
    expect(await pages(size, { StartAfter: 'b/2/x' })).toEqual(keys.slice(3))
  }
})

it('deletes one or many', async () => {
  const { client } = await runS3()
  for (const Key of ['a', 'b&c', 'd']) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }))
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }))
  const Objects = [{ Key: 'b&c' }, { Key: 'absent' }]
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
  expect(Deleted).toEqual(Objects)
  const conditional = new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'd', ETag: '"x"' }] } })
  await expect(client.send(conditional)).rejects.toMatchObject({ name: 'NotImplemented' })
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).Contents?.map(({ Key }) => Key)).toEqual([
    'd',
  ])
})

it('names what is missing, and refuses what it does not do', async () => {
  const { client, port } = await runS3()
  const fails = (answer: Promise<unknown>, name: string) => expect(answer).rejects.toMatchObject({ name })
  await fails(client.send(new GetObjectCommand({ Bucket, Key: 'absent' })), 'NoSuchKey')
  await fails(client.send(new HeadObjectCommand({ Bucket, Key: 'absent' })), 'NotFound')
  await fails(client.send(new HeadBucketCommand({ Bucket: 'absent-bucket' })), 'NotFound')
  await fails(
    client.send(new PutObjectCommand({ Bucket: 'absent-bucket', Key: 'k', Body: 'x' })),
    'NoSuchBucket',
  )
  await fails(client.send(new CreateBucketCommand({ Bucket })), 'BucketAlreadyOwnedByYou')
  await fails(
    client.send(new PutObjectCommand({ Bucket, Key: 'k'.repeat(1025), Body: 'x' })),
    'KeyTooLongError',
  )
  await fails(client.send(new GetObjectTaggingCommand({ Bucket, Key: 'absent' })), 'NotImplemented')
  await client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'kept' }))
  await fails(
    client.send(new PutObjectTaggingCommand({ Bucket, Key: 'k', Tagging: { TagSet: [] } })),
    'NotImplemented',
  )
  expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).ContentLength).toBe(4)
  await client.send(new HeadBucketCommand({ Bucket }))
  const wrong = clientFor(port, { secretAccessKey: 'wrong' }).send(new GetObjectCommand({ Bucket, Key: 'k' }))
  await expect(wrong).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
})
