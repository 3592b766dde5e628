import { CopyObjectCommand } from '@aws-sdk/client-s3'
import { putPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import type { Picture } from '#functions/data/uploads.ts'
import { developPhoto } from '#functions/jobs/develop-photo.ts'
import { photoFormats, photoWidths } from '#shared/constants/photos.ts'
import { photoVariantName } from '#shared/rules/photo-variant.ts'
import type { PlannedPhoto } from './choose-pictures.ts'
import { pictureName } from './garage.ts'
import { createGate } from './gate.ts'
import { renderCars } from './pictures/render-cars.ts'

/** A photo as its upload records it. `contentLength` is that of the file a phone would have sent, in bytes. */
export type StoredPhoto = { uploadId: string; picture: Picture; contentLength: number }

type PhotoLab = {
  /** Resolves when every size and format of this photo is stored under its own upload's name. */
  store: (photo: PlannedPhoto) => Promise<StoredPhoto>
  /** Resolves when every picture is done; rejects with the first failure. */
  finished: Promise<void>
}

// Enough to keep the store busy; more would only wait in it.
const copiesAtOnce = 12

const copyVariants = async (from: string, to: string, gate: ReturnType<typeof createGate>): Promise<void> => {
  const Bucket = env().PHOTO_BUCKET
  const copies = photoWidths.flatMap((width) =>
    photoFormats.map((format) =>
      gate(() =>
        s3().send(
          new CopyObjectCommand({
            Bucket,
            Key: photoVariantName(to, width, format),
            CopySource: `${Bucket}/${photoVariantName(from, width, format)}`,
          }),
        ),
      ),
    ),
  )
  await Promise.all(copies)
}

/**
 * Draws each picture once and develops it with the job that develops everybody's photos, under the name of the first
 * upload that shows it; the other uploads get S3's copies of those files. `photos` come in the order they are wanted.
 */
export const openPhotoLab = (photos: readonly PlannedPhoto[], onPicture: () => void): PhotoLab => {
  const originals = new Map<string, PlannedPhoto>()
  for (const photo of photos) {
    const name = pictureName(photo.picture)
    if (!originals.has(name)) originals.set(name, photo)
  }
  const queue = [...originals.values()]
  const done = new Map(
    queue.map(({ uploadId }) => [uploadId, Promise.withResolvers<Omit<StoredPhoto, 'uploadId'>>()]),
  )
  const gate = createGate(copiesAtOnce)

  const develop = async (jpeg: Buffer, index: number): Promise<void> => {
    const { uploadId } = queue[index]!
    const picture = await developPhoto(jpeg, (width, format, bytes) =>
      putPhotoVariant(uploadId, width, format, bytes),
    )
    done.get(uploadId)!.resolve({ picture, contentLength: jpeg.length })
    onPicture()
  }
  const finished = renderCars(
    queue.map(({ picture }) => picture),
    develop,
  )
  finished.catch((error) => {
    for (const { promise, reject } of done.values()) {
      // Nobody may be waiting for it any more.
      promise.catch(() => {})
      reject(error)
    }
  })

  const store = async ({ uploadId, picture }: PlannedPhoto): Promise<StoredPhoto> => {
    const original = originals.get(pictureName(picture))!
    const developed = await done.get(original.uploadId)!.promise
    if (original.uploadId !== uploadId) await copyVariants(original.uploadId, uploadId, gate)
    return { uploadId, ...developed }
  }
  return { store, finished }
}
