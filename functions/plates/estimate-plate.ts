import { askSearch } from '#functions/adapters/ask-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { estimatePlate as route } from '#shared/api/plates.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'

const live = { askSearch }

/** Estimates a number's value from the plates on offer now, itself left out, and public sales. */
export const estimatePlate = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const number = readPlateNumber(query.plateNumber)
  if (!number) throw new AppError('BAD_REQUEST')
  return deps.askSearch('plateEstimate', { country: query.country, ...number })
}

export const handler = publicHandler(route, estimatePlate)
