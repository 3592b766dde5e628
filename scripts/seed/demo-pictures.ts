import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '#functions/data/uploads.ts'
import { photoFormats, photoWidths, type PhotoFormat, photoVariantName } from '#shared/constants/photos.ts'
import type { FileObject } from '#scripts/local/s3/add-files.ts'
import { localNames } from '#scripts/local/names.ts'

/** A picture of the demo data: the path of its files below `pictures/`, without width and format. */
export type PictureName = string

type Entry = Picture & {
  /** Bytes of the file that the photo job got. */
  contentLength: number
  /** The widths that are stored in each format. */
  files: Readonly<Record<PhotoFormat, readonly number[]>>
}

type Manifest = {
  pictures: Readonly<Record<PictureName, Entry>>
  /** Make and model → the wheels in its close-up. */
  wheels: Readonly<Record<string, string>>
}

const folder = join(import.meta.dirname, 'pictures')

const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

/** The photo job's entry for a picture. @throws when there is no such picture */
export const pictureOf = (name: PictureName): Entry => {
  const entry = manifest.pictures[name]
  if (!entry) throw new Error(`There is no picture ${name} in ${folder}`)
  return entry
}

/** Whether there is a picture of this name. */
export const hasPicture = (name: PictureName): boolean => name in manifest.pictures

/** The name of the wheels of a model. */
export const wheelsOf = (makeAndModel: string): string | undefined => manifest.wheels[makeAndModel]

/** The stored width for one that is asked for: never wider, unless nothing is as narrow. */
const storedWidth = (stored: readonly number[], width: number): number =>
  Math.max(...stored.filter((one) => one <= width), Math.min(...stored))

/** The objects of the photo bucket that make a picture the photo of an upload: every width and format that the job stores. */
export const photoObjects = (uploadId: string, name: PictureName): FileObject[] => {
  const { files } = pictureOf(name)
  return photoWidths.flatMap((width) =>
    photoFormats.map((format) => ({
      bucket: localNames.PHOTO_BUCKET,
      key: photoVariantName(uploadId, width, format),
      file: join(folder, `${name}.${storedWidth(files[format], width)}.${format}`),
      headers: { 'content-type': `image/${format}`, 'cache-control': 'public, max-age=31536000, immutable' },
    })),
  )
}
