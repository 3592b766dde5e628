import { readPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { isComplete } from '#functions/data/listing-record.ts'
import { drawShareImage } from '#functions/listings/draw-share-image.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { shareFacts } from '#functions/listings/share-facts.ts'
import { widthToCover } from './share-panel.ts'
import { getListingImage as route } from '#shared/api/listing-image.ts'

const live = { readVisible, readPhotoVariant, drawShareImage }

/** The share image of a car, as the public sees it, for every caller. */
export const getListingImage = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  const { car, availability, photos } = listing
  if (!isComplete(car)) throw new AppError('LISTING_NOT_FOUND')
  const [main] = photos
  const photo = main && (await deps.readPhotoVariant(main.id, widthToCover(main), 'jpeg'))
  return deps.drawShareImage(shareFacts(car, availability, query.lang), photo)
}

export const handler = limitedHandler(route, getListingImage)
