import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countForListing } from '#functions/listings/count-for-listing.ts'
import { recordContact as route } from '#shared/api/visits.ts'

const live = { countForListing }

const ways = { whatsapp: 'WHATSAPP', call: 'CALL' } as const

/** Counts a WhatsApp contact or call about a public car. */
export const recordContact = ({ actor, params, body, request }: Input<typeof route>, deps = live) =>
  deps.countForListing('CONTACT', params.id, {
    actor,
    visitor: body.visitor,
    request,
    way: ways[body.channel],
  })

export const handler = routeHandler(route, recordContact)
