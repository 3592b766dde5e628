import { livePlateIndex } from '#functions/adapters/live-plate-index.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findPlateComparables } from '#functions/search/plates/comparables.ts'
import { estimatePlateValue } from '#functions/search/plates/estimate.ts'
import { estimatePlate as route } from '#shared/api/plates.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'

const live = { livePlateIndex }

/** Estimates a number's value from the plates on offer now, itself left out, and public sales. */
export const estimatePlate = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const number = readPlateNumber(query.plateNumber)
  if (!number) throw new AppError('BAD_REQUEST')
  const face = { country: query.country, ...number }
  return estimatePlateValue(face, findPlateComparables(await deps.livePlateIndex(), face))
}

export const handler = publicHandler(route, estimatePlate)
