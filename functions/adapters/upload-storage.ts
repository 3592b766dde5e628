import {
  PutObjectCommand,
  GetObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#functions/core/env.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { limits } from '#shared/constants/limits.ts'

export type UploadPurpose = 'photo' | 'document'

/** Where the raw file of an upload goes. */
export const rawObject = (purpose: UploadPurpose, uploadId: string) =>
  purpose === 'photo'
    ? { Bucket: env().UPLOAD_BUCKET, Key: `photos/${uploadId}` }
    : { Bucket: env().DOCUMENT_BUCKET, Key: `documents/${uploadId}` }

type Announced = { purpose: UploadPurpose; uploadId: string; contentType: string; contentLength: number }

/**
 * A PUT that S3 accepts once, for exactly this type and length. By default only the host would be signed, and a second
 * PUT would replace the first (even after approval).
 * @returns the address and the headers that must be sent with it
 */
export const signUpload = async ({ purpose, uploadId, contentType, contentLength }: Announced) => {
  const headers = { 'content-type': contentType, 'if-none-match': '*' }
  const command = new PutObjectCommand({
    ...rawObject(purpose, uploadId),
    ContentType: contentType,
    ContentLength: contentLength,
    IfNoneMatch: '*',
  })
  const uploadURL = await getSignedUrl(s3(), command, {
    expiresIn: limits.uploadUrlSeconds,
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
  })
  return { uploadURL, headers }
}

/**
 * A short-lived address of a private document. It is on the storage’s own origin, so nothing in it can reach our pages; and it
 * is served as what it was found to be, a picture or a PDF, neither of which a browser takes for a page.
 */
export const signDocumentRead = (documentId: string, contentType: string): Promise<string> =>
  getSignedUrl(
    s3(),
    new GetObjectCommand({
      ...rawObject('document', documentId),
      ResponseContentDisposition: 'inline',
      ResponseContentType: contentType,
      ResponseCacheControl: 'no-store',
    }),
    { expiresIn: limits.documentUrlSeconds },
  )

/** The raw bytes of an upload. At most 10 MB, by the signed length. */
export const readRaw = async (purpose: UploadPurpose, uploadId: string): Promise<Buffer> => {
  const { Body } = await s3().send(new GetObjectCommand(rawObject(purpose, uploadId)))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

/** Removes everything stored for an upload: the raw file, and a photo's finished sizes. */
export const removeObjects = async (purpose: UploadPurpose, uploadId: string): Promise<void> => {
  const raw = rawObject(purpose, uploadId)
  await s3().send(
    new DeleteObjectsCommand({ Bucket: raw.Bucket, Delete: { Objects: [{ Key: raw.Key }], Quiet: true } }),
  )
  if (purpose === 'document') return
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({ Bucket: env().PHOTO_BUCKET, Prefix: `${uploadId}/` }),
  )
  const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
  if (Objects.length > 0) {
    await s3().send(
      new DeleteObjectsCommand({ Bucket: env().PHOTO_BUCKET, Delete: { Objects, Quiet: true } }),
    )
  }
}
