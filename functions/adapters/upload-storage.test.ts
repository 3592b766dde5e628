import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDocument } from './upload-storage.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ DOCUMENT_BUCKET: 'documents' }) }))

const s3 = mockClient(S3Client)
beforeEach(() => s3.reset())

const refused = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'AccessDenied', $fault: 'client', $metadata: { httpStatusCode } })

test('a document that is gone is none, also where the bucket refuses what has no tag of the scanner', async () => {
  s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: { httpStatusCode: 404 } }))
  expect(await readDocument('doc_1')).toBeUndefined()
  s3.on(GetObjectCommand).rejects(refused(403))
  // Another file whose name begins alike is not it.
  s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'documents/doc_12' }] })
  expect(await readDocument('doc_1')).toBeUndefined()
  expect(s3.commandCalls(ListObjectsV2Command)[0]?.args[0].input).toMatchObject({
    Bucket: 'documents',
    Prefix: 'documents/doc_1',
  })
})

test('one that is there and refused is a failure, and so is one that cannot be asked for', async () => {
  s3.on(GetObjectCommand).rejects(refused(403))
  s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'documents/doc_1' }] })
  await expect(readDocument('doc_1')).rejects.toThrow(S3ServiceException)
  s3.on(GetObjectCommand).rejects(refused(503))
  s3.on(ListObjectsV2Command).resolves({})
  await expect(readDocument('doc_1')).rejects.toThrow(S3ServiceException)
})
