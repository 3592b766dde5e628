import { photoFormats, photoWidths, type PhotoFormat, type PhotoWidth } from '#shared/constants/photos.ts'

const defaultWidth: PhotoWidth = 960
const widest: PhotoWidth = 1920

/** Where one finished size of a photo lies in the photo bucket. */
export const photoVariantName = (photoId: string, width: PhotoWidth, format: PhotoFormat): string =>
  `${photoId}/${width}.${format}`

/**
 * The stored variant that answers `/api/listing-images/{photoId}?w={width}`: the smallest width that is enough, in the
 * best format of the client's Accept header. Any input gives an existing variant, so no cache can be filled with junk.
 */
export const photoVariantKey = (
  photoId: string,
  asked: { width?: string | undefined; accept: string },
): string => {
  const pixels = /^\d{1,5}$/.test(asked.width ?? '') ? Number(asked.width) : defaultWidth
  const width = photoWidths.find((stored) => stored >= pixels) ?? widest
  const format = photoFormats.find((stored) => asked.accept.includes(`image/${stored}`)) ?? 'jpeg'
  return photoVariantName(photoId, width, format)
}
