import {
  GetObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#functions/core/env.ts'
import { findObject, s3 } from '#functions/adapters/s3-client.ts'
import type { UploadPurpose } from '#functions/data/uploads.ts'
import { signPut } from '#functions/adapters/sign-put.ts'
import { limits } from '#shared/constants/limits.ts'
import { folders } from '#shared/constants/storage.ts'

/** The bucket and key of an upload's raw file. */
export const rawObject = (purpose: UploadPurpose, uploadId: string) =>
  purpose === 'document'
    ? { Bucket: env().DOCUMENT_BUCKET, Key: `${folders.documents}${uploadId}` }
    : { Bucket: env().UPLOAD_BUCKET, Key: folders[`${purpose}s`] + uploadId }

type Announced = { purpose: UploadPurpose; uploadId: string; contentType: string; contentLength: number }

/** The signed address for the raw file of an upload; see `signPut`. */
export const signUpload = ({ purpose, uploadId, ...file }: Announced) =>
  signPut(rawObject(purpose, uploadId), file)

type Reading = {
  documentId: string
  contentType: string
  /** Saves it as a file of this name, without an ending, instead of opening it. */
  saveAs?: string
}

/**
 * A short-lived address of a private document. It is on the storage’s own origin, so nothing in it can reach our pages; and it
 * is served with its detected type, a picture or a PDF, neither of which a browser takes for a page, and under a name of ours.
 */
export const signDocumentRead = ({ documentId, contentType, saveAs }: Reading): Promise<string> =>
  getSignedUrl(
    s3(),
    new GetObjectCommand({
      ...rawObject('document', documentId),
      ResponseContentDisposition: `${saveAs ? 'attachment' : 'inline'}; filename="${saveAs ?? documentId}.${contentType.split('/')[1]}"`,
      ResponseContentType: contentType,
      ResponseCacheControl: 'no-store',
    }),
    { expiresIn: limits.documentUrlSeconds },
  )

/** The raw bytes of an upload. At most as many as its kind may have, by the signed length. */
export const readRaw = async (purpose: UploadPurpose, uploadId: string): Promise<Buffer> => {
  const { Body } = await s3().send(new GetObjectCommand(rawObject(purpose, uploadId)))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

const isListed = async ({ Bucket, Key }: { Bucket: string; Key: string }): Promise<boolean> => {
  const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 }))
  return Contents.some((found) => found.Key === Key)
}

/**
 * The bytes of a document, or undefined when it has been deleted. Where documents are scanned their bucket refuses each file that does not bear
 * the scanner's good word, and so one that is not there: a refusal is one only if the bucket lists the file.
 */
export const readDocument = async (documentId: string): Promise<Buffer | undefined> => {
  const place = rawObject('document', documentId)
  const found = await findObject(place).catch(async (error: unknown) => {
    const isRefused = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403
    if (isRefused && !(await isListed(place))) return undefined
    throw error
  })
  return found && Buffer.from((await found.Body?.transformToByteArray()) ?? [])
}

const remove = async (Bucket: string, Objects: { Key: string }[]): Promise<void> => {
  const { Errors = [] } = await s3().send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  )
  // S3 answers 200 also where it has deleted nothing.
  if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted: ${Errors[0]?.Code}`)
}

/** Removes everything stored for an upload: the raw file, and what was published of it. @throws Error when something is left */
export const removeObjects = async (purpose: UploadPurpose, uploadId: string): Promise<void> => {
  const { Bucket, Key } = rawObject(purpose, uploadId)
  await remove(Bucket, [{ Key }])
  if (purpose === 'document') return
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({ Bucket: env().PHOTO_BUCKET, Prefix: `${uploadId}/` }),
  )
  const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
  if (Objects.length > 0) await remove(env().PHOTO_BUCKET, Objects)
}
