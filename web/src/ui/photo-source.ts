import { photoWidths } from '#shared/constants/photos.ts'

type Source = { imageUrl: string; width: number }

/** A photo's stored widths as the `srcset` of an image, none above the photo's own but the smallest. */
export const photoSourceSet = ({ imageUrl, width }: Source): string =>
  photoWidths
    .filter((stored, index) => index === 0 || stored <= width)
    .map((stored) => `${imageUrl}?w=${stored} ${stored}w`)
    .join(', ')
