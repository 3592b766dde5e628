import { PutObjectCommand } from '@aws-sdk/client-s3'
import { findObject, s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { videoKey } from '#shared/constants/videos.ts'
import { keptForEver, type PhotoFormat, type PhotoWidth, photoVariantName } from '#shared/constants/photos.ts'

/** Stores one finished size of a photo. */
export const putPhotoVariant = async (
  photoId: string,
  width: PhotoWidth,
  format: PhotoFormat,
  bytes: Buffer,
): Promise<void> => {
  await s3().send(
    new PutObjectCommand({
      Bucket: env().PHOTO_BUCKET,
      Key: photoVariantName(photoId, width, format),
      Body: bytes,
      ContentType: `image/${format}`,
      CacheControl: keptForEver,
    }),
  )
}

/** Publishes a video that passed the checks. */
export const putVideo = async (videoId: string, contentType: string, bytes: Uint8Array): Promise<void> => {
  await s3().send(
    new PutObjectCommand({
      Bucket: env().PHOTO_BUCKET,
      Key: videoKey(videoId),
      Body: bytes,
      ContentType: contentType,
      CacheControl: keptForEver,
    }),
  )
}

/** One finished size of a photo; undefined when it does not exist, for instance after its listing was deleted. */
export const readPhotoVariant = async (
  photoId: string,
  width: PhotoWidth,
  format: PhotoFormat,
): Promise<Uint8Array | undefined> => {
  const Key = photoVariantName(photoId, width, format)
  const found = await findObject({ Bucket: env().PHOTO_BUCKET, Key })
  return found?.Body?.transformToByteArray()
}

/** A published video; undefined when it does not exist any more. */
export const readVideo = async (videoId: string): Promise<Uint8Array | undefined> => {
  const found = await findObject({ Bucket: env().PHOTO_BUCKET, Key: videoKey(videoId) })
  return found?.Body?.transformToByteArray()
}
