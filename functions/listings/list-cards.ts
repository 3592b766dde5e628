import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getPublicCards } from '#functions/data/listing-lists.ts'
import { withDeals } from '#functions/commands/with-deals.ts'
import { listCards as route } from '#shared/api/listings.ts'

const live = { getPublicCards, withDeals }

/** The cards of the cars asked for by id, in that order. One that is not public is left out. */
export const listCards = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) =>
  deps.withDeals(await deps.getPublicCards(query.ids))

export const handler = publicHandler(route, listCards)
