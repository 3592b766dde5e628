import { routeHandler } from '#functions/core/route-handler.ts'
import { ownListings } from './own-listings.ts'
import { listSellerListings as route } from '#shared/api/listings.ts'

export const handler = routeHandler(route, (input) => ownListings(input))
