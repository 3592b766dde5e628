import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { toStorefront } from '#functions/dealers/views.ts'
import { getStorefront as route } from '#shared/api/dealers.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { findDealer }

/** Returns the caller's own storefront. */
export const getStorefront = async ({ actor }: Input<typeof route>, deps = live) => {
  const dealer = canPost(actor) ? await deps.findDealer(actor.id) : undefined
  if (!dealer) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  return toStorefront(dealer)
}

export const handler = routeHandler(route, getStorefront)
