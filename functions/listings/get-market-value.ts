import { readMarketValue } from '#functions/commands/read-market-value.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getMarketValue as route } from '#shared/api/prices.ts'

/** What cars of a model are worth, for whoever asks: all that its page works with. */
export const getMarketValue = async ({ params }: Pick<Input<typeof route>, 'params'>) => {
  const value = await readMarketValue(params)
  if (!value) throw new AppError('NOT_FOUND')
  return value
}

export const handler = publicHandler(route, getMarketValue)
