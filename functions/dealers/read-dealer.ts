import type { AskSearch } from '#functions/search/questions.ts'
import { AppError } from '#functions/core/app-error.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getUserById } from '#functions/data/users.ts'

// The cars on a storefront before its visitor asks for more.
const firstPage = 24

/** A dealer's newest cars, and how many it offers in all. */
export const findStock = (askSearch: AskSearch, dealerId: string) =>
  askSearch('dealerStock', { dealerId, limit: firstPage })

const live = { findDealer, getUserById }

/**
 * The dealership of this slug or id, and its owner, if the caller may see its storefront: while it is unverified or its owner
 * suspended, only the owner does. @throws AppError DEALER_NOT_FOUND, whether absent or closed
 */
export const readDealer = async (slugOrId: string, callerId: string | undefined, deps = live) => {
  const dealer = await deps.findDealer(slugOrId)
  if (!dealer) throw new AppError('DEALER_NOT_FOUND')
  const owner = await deps.getUserById(dealer.id)
  const isOpen = dealer.verificationStatus === 'APPROVED' && owner?.status === 'ACTIVE'
  if (!isOpen && callerId !== dealer.id) throw new AppError('DEALER_NOT_FOUND')
  return { dealer, owner }
}
