import { PutObjectCommand } from '@aws-sdk/client-s3'
import { findObject, isStored, s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'

/** A drawn document of the site, as it was read. */
type ShellDocument = {
  text: string
  etag: string | undefined
  contentType: string | undefined
  cacheControl: string | undefined
}

/** Where the document at this address of the site lies. */
export const shellPlace = (file: string) => ({ Bucket: env().SITE_BUCKET ?? '', Key: file.slice(1) })

/** The drawn document at this address of the site; undefined before the site was deployed. */
export const loadShell = async (file: string): Promise<ShellDocument | undefined> => {
  const found = await findObject(shellPlace(file))
  const text = await found?.Body?.transformToString()
  if (!found || text === undefined) return undefined
  return { text, etag: found.ETag, contentType: found.ContentType, cacheControl: found.CacheControl }
}

/** Puts a changed document in the place of the one that was read. @returns false when a deploy has put another there meanwhile */
export const storeShell = async (
  file: string,
  { text, etag, contentType, cacheControl }: ShellDocument,
): Promise<boolean> => {
  return isStored(
    s3().send(
      new PutObjectCommand({
        ...shellPlace(file),
        Body: text,
        ContentType: contentType,
        CacheControl: cacheControl,
        IfMatch: etag,
      }),
    ),
  )
}
