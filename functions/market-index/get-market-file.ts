import { loadMarketFile } from '#functions/adapters/market-files.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getMarketFile as route } from '#shared/api/market-index.ts'

const live = { loadMarketFile }

/** A file of the index that browsers may hold. */
export const getMarketFile = async ({ params }: Pick<Input<typeof route>, 'params'>, deps = live) => {
  const bytes = await deps.loadMarketFile(params.name)
  if (!bytes) throw new AppError('NOT_FOUND')
  return bytes
}

export const handler = publicHandler(route, getMarketFile)
