import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { listUserQuotes as readUserQuotes } from '#functions/data/quotes.ts'
import { listUserQuotes as route } from '#shared/api/quotes.ts'

/** The caller's requests for quotes. */
export const listUserQuotes = ({ actor }: Input<typeof route>, deps = { readUserQuotes }) =>
  deps.readUserQuotes(actor.id)

export const handler = routeHandler(route, listUserQuotes)
