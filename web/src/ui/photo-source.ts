import { storedWidths } from '#shared/constants/photos.ts'

type Source = { imageUrl: string; width: number; hasThumbnail?: boolean | undefined }

/** A photo's stored widths as the `srcset` of an image, none above the photo's own but the smallest. */
export const photoSourceSet = (photo: Source): string =>
  storedWidths(photo)
    .filter((stored, index) => index === 0 || stored <= photo.width)
    .map((stored) => `${photo.imageUrl}?w=${stored} ${stored}w`)
    .join(', ')

/** On the images of a skeleton in which the script before the first paint shows the first photos, long before the app has come. */
export const firstPhotoMark = 'data-first-photo'
