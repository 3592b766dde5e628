import { shareImageSize } from '#functions/drawing/share-frame.ts'
import type { PageImage } from './share-page.ts'
import type { Site } from './site.ts'
import { getListingImage } from '#shared/api/listing-image.ts'

/** The share image of a car. With a `version`, messengers fetch it again once the car has changed. */
export const listingImage = (
  { origin, language }: Site,
  id: string,
  alt: string,
  version?: number,
): PageImage => ({
  url: `${origin}${getListingImage.path.replace('{id}', id)}?lang=${language}${version === undefined ? '' : `&v=${version}`}`,
  alt,
  type: getListingImage.contentType,
  ...shareImageSize,
})

/** The picture that a link to a plate shows. */
export const plateImage = ({ origin }: Site, id: string, alt: string, version: number): PageImage => ({
  url: `${origin}/api/number-plates/${id}/image?v=${version}`,
  ...shareImageSize,
  type: 'image/png',
  alt,
})
