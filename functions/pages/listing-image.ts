import { shareImageSize } from '#functions/drawing/share-frame.ts'
import type { PageImage } from '#functions/pages/share-page.ts'
import type { Site } from '#functions/pages/site.ts'
import { getListingImage } from '#shared/api/listing-image.ts'

/** The picture that a link to a car shows. With a `version` messengers fetch it anew once the car has changed. */
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
