/** Widths in CSS pixels × density that the pages ask for: thumbnail, card on a phone, card at 2×, gallery, gallery at 2×, full screen. */
export const photoWidths = [160, 320, 640, 960, 1280, 1920] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** The widths that a photo is stored in. Photos of before there were thumbnails lack the first. */
export const storedWidths = (photo: { hasThumbnail?: boolean | undefined }) =>
  photo.hasThumbnail ? photoWidths : photoWidths.slice(1)

/** Best first; JPEG is what link previews and old clients can read. */
export const photoFormats = ['avif', 'webp', 'jpeg'] as const
export type PhotoFormat = (typeof photoFormats)[number]

export const photoContentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** The path before a photo's id in its address. */
export const photoFolder = '/api/listing-images/'

/** The address under which a photo is served on every stage: one origin with the site. */
export const photoUrl = (photoId: string): string => photoFolder + photoId

/** How long caches may keep a photo or a video: its name never gets other bytes. */
export const keptForEver = 'public, max-age=31536000, immutable'

const defaultWidth: PhotoWidth = 960
const widest: PhotoWidth = 1920

/** The key of one finished size of a photo in the photo bucket. */
export const photoVariantName = (photoId: string, width: PhotoWidth, format: PhotoFormat): string =>
  `${photoId}/${width}.${format}`

/**
 * The stored variant that answers `/api/listing-images/{photoId}?w={width}`: the smallest width that is enough, in the
 * best format of the client's Accept header. Any input gives an existing variant, so no cache can be filled with junk; the
 * thumbnail, which older photos lack, answers its own width only.
 */
export const photoVariantKey = (
  photoId: string,
  asked: { width?: string | undefined; accept: string },
): string => {
  const pixels = /^\d{1,5}$/.test(asked.width ?? '') ? Number(asked.width) : defaultWidth
  const width =
    photoWidths.find((stored, index) => (index === 0 ? stored === pixels : stored >= pixels)) ?? widest
  const format = photoFormats.find((stored) => asked.accept.includes(`image/${stored}`)) ?? 'jpeg'
  return photoVariantName(photoId, width, format)
}

/** What a photo of a car shows, in the order in which buyers go round a car. */
export const photoKinds = [
  'outside',
  'inside',
  'dashboard',
  'engine',
  'wheels',
  'boot',
  'paint',
  'underbody',
] as const
export type PhotoKind = (typeof photoKinds)[number]
