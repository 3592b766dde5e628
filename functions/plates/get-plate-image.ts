import { shareImage, toPng } from './share-image.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { getPlateImage as route } from '#shared/api/plates.ts'
import { plateSvg } from '#shared/drawing/plate-svg.ts'

const live = { readVisiblePlate, toPng }

/** The share image of a plate, or the plate alone, as the public sees it, for every caller. */
export const getPlateImage = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { plate } = await deps.readVisiblePlate(params.id, undefined)
  return deps.toPng(query.format === 'plate' ? plateSvg(plate) : shareImage(plate))
}

export const handler = limitedHandler(route, getPlateImage)
