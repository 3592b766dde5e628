import { readPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readVisible } from './read-visible.ts'
import { getListingPhoto as route } from '#shared/api/listing-image.ts'
import { photoWidths } from '#shared/constants/photos.ts'

const live = { readVisible, readPhotoVariant }

/** The main photo of a car, as the public sees it, for every caller. */
export const getListingPhoto = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  const [main] = listing.photos
  const width = photoWidths.find((each) => String(each) === query.w)
  const bytes = main && width && (await deps.readPhotoVariant(main.id, width, 'avif'))
  if (!bytes) throw new AppError('NOT_FOUND')
  return Buffer.from(bytes)
}

export const handler = publicHandler(route, getListingPhoto)
