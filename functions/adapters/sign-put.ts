import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { s3 } from '#functions/adapters/s3-client.ts'
import { limits } from '#shared/constants/limits.ts'

type Announced = { contentType: string; contentLength: number }

/**
 * A PUT of an object that S3 accepts once, for exactly this type and length. By default only the host would be signed, and a
 * second PUT would replace the first (even after approval).
 * @returns the address and the headers that must be sent with it
 */
export const signPut = async (
  object: { Bucket: string; Key: string },
  { contentType, contentLength }: Announced,
) => {
  const headers = { 'content-type': contentType, 'if-none-match': '*' }
  const command = new PutObjectCommand({
    ...object,
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
