import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { listListingImages as route } from '#shared/api/listings.ts'
import { photoUrl } from '#shared/constants/photos.ts'

const live = { readVisible }

/** The addresses of a listing's photos, for everybody who may see the listing. */
export const listListingImages = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, actor)
  return listing.photos.map(({ id }) => photoUrl(id))
}

export const handler = routeHandler(route, listListingImages)
