import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Film, Picture } from '#functions/data/uploads.ts'
import {
  keptForEver,
  photoFormats,
  photoWidths,
  type PhotoFormat,
  photoVariantName,
} from '#shared/constants/photos.ts'
import { videoKey } from '#shared/constants/videos.ts'
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

/** A video as its job leaves it: the photos of one car one after the other, made of them with ffmpeg. */
type VideoEntry = Film & { contentLength: number }

type Manifest = {
  videos: Readonly<Record<string, VideoEntry>>
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

/** The video whose first picture this one is, by the name of its file; undefined for none. */
export const videoNameOf = (picture: PictureName): string | undefined => {
  const name = picture.replace(/-front$/, '')
  return name in manifest.videos ? name : undefined
}

/** The job's entry for a video. @throws when there is no such video */
export const videoOf = (name: string): VideoEntry => {
  const entry = manifest.videos[name]
  if (!entry) throw new Error(`There is no video ${name} in ${folder}`)
  return entry
}

/** The object of the photo bucket that is the video of an upload. */
export const videoObject = (videoId: string, name: string): FileObject => ({
  bucket: localNames.PHOTO_BUCKET,
  key: videoKey(videoId),
  file: join(folder, `${name}.mp4`),
  headers: { 'content-type': videoOf(name).contentType, 'cache-control': keptForEver },
})

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
      headers: { 'content-type': `image/${format}`, 'cache-control': keptForEver },
    })),
  )
}
