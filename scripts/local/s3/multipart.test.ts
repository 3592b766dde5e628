import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { bucket as Bucket, runS3 } from './testing/run-s3.ts'

const Key = 'listings.snapshot'
const partBytes = 5 * 1024 * 1024

const begin = async (client: S3Client) => {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'application/x-snapshot' }),
  )
  const upload = { Bucket, Key, UploadId }
  const send = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
    return { PartNumber, ETag }
  }
  const complete = (Parts: { PartNumber: number; ETag?: string | undefined }[], conditions = {}) =>
    client.send(
      new CompleteMultipartUploadCommand({
        ...upload,
        ...conditions,
        MultipartUpload: { Parts: Parts.map(({ PartNumber, ETag = '' }) => ({ PartNumber, ETag })) },
      }),
    )
  const abort = () => client.send(new AbortMultipartUploadCommand(upload))
  return { send, complete, abort }
}

const read = async (client: S3Client) => {
  const { Body, ETag, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key }))
  return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), ETag, ContentType }
}

const first = Buffer.alloc(partBytes, 'a')
const last = Buffer.from('the end')

test('an upload in parts is one object, in the order of the parts, once it is completed', async () => {
  const { client, events } = await runS3()
  const { send, complete } = await begin(client)
  const end = await send(2, last)
  await send(1, Buffer.alloc(partBytes, 'x'))
  // Sent again, as after a lost answer.
  const beginning = await send(1, first)
  await expect(read(client)).rejects.toMatchObject({ name: 'NoSuchKey' })
  const { ETag } = await complete([beginning, end])
  expect(ETag).toMatch(/^"[0-9a-f]{32}-2"$/)
  const found = await read(client)
  expect(found).toMatchObject({ ETag, ContentType: 'application/x-snapshot' })
  expect(found.bytes.equals(Buffer.concat([first, last]))).toBe(true)
  await expect.poll(() => events.length).toBe(1)
})

test('a completion whose condition fails leaves what is there, and may be tried again', async () => {
  const { client } = await runS3()
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key, Body: 'old' }))
  const { send, complete } = await begin(client)
  const parts = [await send(1, last)]
  for (const conditions of [{ IfNoneMatch: '*' }, { IfMatch: '"another"' }])
    await expect(complete(parts, conditions)).rejects.toMatchObject({ name: 'PreconditionFailed' })
  expect((await read(client)).bytes.toString()).toBe('old')
  await complete(parts, { IfMatch: ETag })
  expect((await read(client)).bytes.toString()).toBe('the end')
})

test('parts that were not sent, are too small or in the wrong order complete nothing', async () => {
  const { client } = await runS3()
  const { send, complete } = await begin(client)
  const [small, end] = [await send(1, last), await send(2, last)]
  await expect(complete([small, { PartNumber: 3, ETag: small.ETag }])).rejects.toMatchObject({
    name: 'InvalidPart',
  })
  await expect(complete([end, small])).rejects.toMatchObject({ name: 'InvalidPartOrder' })
  await expect(complete([small, end])).rejects.toMatchObject({ name: 'EntityTooSmall' })
})

test('an aborted upload is gone', async () => {
  const { client } = await runS3()
  const { send, complete, abort } = await begin(client)
  const part = await send(1, last)
  await abort()
  await expect(complete([part])).rejects.toMatchObject({ name: 'NoSuchUpload' })
  await expect(send(1, last)).rejects.toMatchObject({ name: 'NoSuchUpload' })
})
