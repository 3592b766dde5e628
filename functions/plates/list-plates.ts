import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { toPlateView } from '#functions/data/plate-record.ts'
import { listPlates as route } from '#shared/api/plates.ts'

const live = { askSearch }

/** One page of the plates on offer that match, and the exact total. */
export const listPlates = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const { plates, total } = await deps.askSearch('searchPlates', query)
  return { plates: plates.map(toPlateView), total, page: query.page, limit: query.limit }
}

export const handler = publicHandler(route, listPlates)
