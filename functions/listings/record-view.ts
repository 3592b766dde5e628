import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countPerson } from '#functions/listings/count-person.ts'
import { recordView as route } from '#shared/api/visits.ts'

const live = { countPerson }

/** Somebody looks at a public car. */
export const recordView = ({ actor, params, body, request }: Input<typeof route>, deps = live) =>
  deps.countPerson('VIEW', params.id, { actor, visitor: body.visitor, request })

export const handler = routeHandler(route, recordView)
