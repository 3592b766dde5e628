import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { listVerifiedDealers } from '#functions/data/dealers.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { listDealers as route } from '#shared/api/dealers.ts'

const live = { listVerifiedDealers, askSearch }

/** The verified dealers by name, each with the number of cars it offers now. */
export const listDealers = async (deps = live) => {
  const dealers = await deps.listVerifiedDealers()
  const counts = await deps.askSearch('dealerCounts', { dealerIds: dealers.map(({ id }) => id) })
  return dealers.map((dealer, place) => toDealerCard(dealer, counts[place] ?? 0))
}

export const handler = publicHandler(route, () => listDealers())
