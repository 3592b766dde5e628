import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { searchDealers } from '#functions/data/dealers.ts'
import { dealerPlaces, dealershipFinder } from '#functions/data/sought-users.ts'
import { getOwnSubmissions } from '#functions/data/submissions.ts'
import { toAdminDealer } from '#functions/dealers/views.ts'
import { listAdminDealers as route } from '#shared/api/admin.ts'

const live = { dealershipFinder, searchDealers, getOwnSubmissions }

/** The dealerships of one verification or all, those of suspended owners at the end. */
export const listAdminDealers = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const isSought = await deps.dealershipFinder(query.search)
  const { dealers, nextCursor } = await deps.searchDealers(
    query.status ? [query.status, 'SUSPENDED'] : dealerPlaces,
    query,
    ({ id, businessName, businessNameAr, city, verificationStatus }) =>
      (query.status ?? verificationStatus) === verificationStatus &&
      isSought({ userId: id, names: [businessName, businessNameAr, city] }),
  )
  const submissions = await deps.getOwnSubmissions(dealers.map(({ id }) => id))
  return { dealers: dealers.map((dealer) => toAdminDealer(dealer, submissions.get(dealer.id))), nextCursor }
}

export const handler = provenHandler(route, listAdminDealers)
