import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { findObject, isStored, s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { limits } from '#shared/constants/limits.ts'
import { folders } from '#shared/constants/storage.ts'

const file = (archiveId: string) => ({ Bucket: env().UPLOAD_BUCKET, Key: `${folders.archives}${archiveId}` })

const signingKey = (name: string) => ({ Bucket: env().UPLOAD_BUCKET, Key: `${folders.archiveKeys}${name}` })

// A part takes longer than what people wait for.
const partTime = { requestTimeout: 60_000 }

/** The bytes that go up at a time; S3 takes no less, but for the last, than 5 MiB. */
const partBytes = 8 * 1024 * 1024

/**
 * Stores the file of an archive piece by piece, so that no more than a part of it is in memory. It is there once `write` has
 * ended without an error; otherwise nothing is.
 */
export const putArchive = async (archiveId: string, pieces: AsyncIterable<Uint8Array>): Promise<number> => {
  const place = file(archiveId)
  const { UploadId } = await s3().send(
    new CreateMultipartUploadCommand({ ...place, ContentType: 'application/zip' }),
  )
  const upload = { ...place, UploadId }
  const Parts: { PartNumber: number; ETag: string | undefined }[] = []
  let [waiting, size, bytes] = [[] as Uint8Array[], 0, 0]
  const send = async () => {
    const PartNumber = Parts.length + 1
    const command = new UploadPartCommand({ ...upload, PartNumber, Body: Buffer.concat(waiting) })
    const { ETag } = await s3().send(command, partTime)
    Parts.push({ PartNumber, ETag })
    ;[waiting, size] = [[], 0]
  }
  try {
    for await (const piece of pieces) {
      waiting.push(piece)
      size += piece.length
      bytes += piece.length
      if (size >= partBytes) await send()
    }
    if (size > 0) await send()
    await s3().send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), partTime)
    return bytes
  } catch (error) {
    // Otherwise a rule of the bucket removes the parts after a day.
    await s3()
      .send(new AbortMultipartUploadCommand(upload))
      .catch(() => {})
    throw error
  }
}

/** Removes the file of an archive, if it is there. */
export const removeArchiveFile = async (archiveId: string): Promise<void> => {
  await s3().send(new DeleteObjectCommand(file(archiveId)))
}

/** A short-lived address of an archive, which a browser saves under this name. It is on the storage's own origin. */
export const signArchiveRead = (archiveId: string, name: string): Promise<string> =>
  getSignedUrl(
    s3(),
    new GetObjectCommand({
      ...file(archiveId),
      ResponseContentDisposition: `attachment; filename="${name}"`,
      ResponseContentType: 'application/zip',
      ResponseCacheControl: 'no-store',
    }),
    { expiresIn: limits.documentUrlSeconds },
  )

/** A private key in PEM, or undefined when there is none of this name. */
export const readSigningKey = async (name: string): Promise<string | undefined> => {
  const found = await findObject(signingKey(name))
  return found?.Body?.transformToString()
}

/** Stores a private key unless there is one of this name. @returns whether it is the one that is there now */
export const putSigningKey = async (name: string, pem: string): Promise<boolean> => {
  return isStored(s3().send(new PutObjectCommand({ ...signingKey(name), Body: pem, IfNoneMatch: '*' })))
}
