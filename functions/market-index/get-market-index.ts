import { loadMarketPointer } from '#functions/adapters/market-files.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { getMarketIndex as route } from '#shared/api/market-index.ts'

const live = { loadMarketPointer }

/** The present files of the index that browsers may hold. */
export const getMarketIndex = async (_: unknown, deps = live) => ({ files: await deps.loadMarketPointer() })

export const handler = publicHandler(route, getMarketIndex)
