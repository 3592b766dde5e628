import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { listMarketCards as route } from '#shared/api/market-index.ts'

const live = { askSearch }

/** The cards of cars on offer, in the order asked for. */
export const listMarketCards = ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) =>
  deps.askSearch('cardsOf', { ids: query.ids })

export const handler = publicHandler(route, listMarketCards)
