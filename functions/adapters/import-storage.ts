import { DeleteObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { newSlugSuffix } from './ids.ts'
import { findObject, isStored, s3 } from '#functions/adapters/s3-client.ts'
import { signPut } from '#functions/adapters/sign-put.ts'
import { env } from '#functions/core/env.ts'
import { folders } from '#shared/constants/storage.ts'

// One type for every CSV: browsers name it differently on every system (Excel makes it application/vnd.ms-excel).
const contentType = 'text/csv'

const file = (importId: string) => ({ Bucket: env().UPLOAD_BUCKET, Key: `${folders.imports}${importId}` })

/** An object whose arrival starts the job that carries an import out: tried again as every event is, here and in AWS. */
const startSign = (importId: string) => ({
  Bucket: env().UPLOAD_BUCKET,
  Key: `${folders.importRuns}${importId}`,
})

/** The signed address for the file of an import; see `signPut`. */
export const signImportFile = (importId: string, contentLength: number) =>
  signPut(file(importId), { contentType, contentLength })

/**
 * Stores the file of an import that was fetched, which starts its check as one that was sent does. The bucket takes a name once; stored
 * again, it is there already.
 */
export const putImportFile = async (importId: string, bytes: Uint8Array): Promise<void> => {
  const once = { ...file(importId), Body: bytes, ContentType: contentType, IfNoneMatch: '*' }
  await isStored(s3().send(new PutObjectCommand(once)))
}

/** The file of an import as it was sent, or undefined when it is not there any more. At most 2 MB, by the signed length. */
export const readImportFile = async (importId: string): Promise<Uint8Array | undefined> => {
  const found = await findObject(file(importId))
  return found?.Body?.transformToByteArray()
}

/** Starts the job that carries out an import. Each call starts it once more. */
export const putStartSign = async (importId: string): Promise<void> => {
  // No two are alike, so that a storage that is watched by listing it (locally) notices the second too.
  await s3().send(new PutObjectCommand({ ...startSign(importId), Body: newSlugSuffix() }))
}

const remove = async ({ Bucket, Key }: { Bucket: string; Key: string }): Promise<void> => {
  await s3().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }], Quiet: true } }))
}

/** Removes the file of an import, if it is there. */
export const removeImportFile = (importId: string): Promise<void> => remove(file(importId))

/** Removes the object that starts an import, if it is there. */
export const removeStartSign = (importId: string): Promise<void> => remove(startSign(importId))
