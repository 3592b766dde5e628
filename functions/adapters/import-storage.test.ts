import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { putImportFile } from './import-storage.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ UPLOAD_BUCKET: 'uploads' }) }))

test('a fetched file is put once, as the bucket demands; that it is there already is no failure', async () => {
  const s3 = mockClient(S3Client)
  await putImportFile('imp_1', new Uint8Array(1))
  expect(s3.call(0).args[0].input).toMatchObject({ Key: 'imports/imp_1', IfNoneMatch: '*' })
  const status = (httpStatusCode: number) =>
    new S3ServiceException({ name: 'No', $fault: 'client', $metadata: { httpStatusCode } })
  s3.on(PutObjectCommand).rejects(status(412))
  await putImportFile('imp_1', new Uint8Array(1))
  s3.on(PutObjectCommand).rejects(status(403))
  await expect(putImportFile('imp_1', new Uint8Array(1))).rejects.toThrow(S3ServiceException)
})
