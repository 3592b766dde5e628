import type { PageImage } from '#functions/pages/share-page.ts'
import type { Site } from '#functions/pages/site.ts'
import { shareImageSize } from '#functions/drawing/share-frame.ts'

/** The picture that a link to a plate shows. `place` is the plate's in its page's address. */
export const plateImage = ({ origin }: Site, place: string, alt: string, version?: number): PageImage => ({
  url: `${origin}/api/number-plates/${place}/image${version === undefined ? '' : `?v=${version}`}`,
  ...shareImageSize,
  type: 'image/png',
  alt,
})
