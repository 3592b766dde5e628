import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { findObject, s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { folders } from '#shared/constants/storage.ts'

const place = (name: string) => ({ Bucket: env().SEARCH_BUCKET, Key: `${folders.sitemaps}${name}.xml` })

/** The sitemap of this name as it was last written, or undefined. */
export const loadSitemap = async (name: string): Promise<string | undefined> => {
  const found = await findObject(place(name))
  return found?.Body?.transformToString()
}

/** Writes a sitemap in place of the one of this name. */
export const storeSitemap = async (name: string, text: string): Promise<void> => {
  await s3().send(new PutObjectCommand({ ...place(name), Body: text, ContentType: 'application/xml' }))
}

/** Removes a sitemap; one that is not there is no fault. */
export const removeSitemap = async (name: string): Promise<void> => {
  await s3().send(new DeleteObjectCommand(place(name)))
}
