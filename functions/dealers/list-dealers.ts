import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { listVerifiedDealers } from '#functions/data/dealers.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { countDealerCars } from '#functions/search/search.ts'
import { listDealers as route } from '#shared/api/dealers.ts'

const live = { listVerifiedDealers, liveListingIndex }

/** The verified dealers by name, each with the number of cars it offers now. */
export const listDealers = async (deps = live) => {
  const [dealers, index] = await Promise.all([deps.listVerifiedDealers(), deps.liveListingIndex()])
  return dealers.map((dealer) => toDealerCard(dealer, countDealerCars(index, dealer.id)))
}

export const handler = publicHandler(route, () => listDealers())
