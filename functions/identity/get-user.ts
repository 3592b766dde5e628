import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { getUser as route } from '#shared/api/identity.ts'

export const getUser = async ({ actor }: Input<typeof route>) => toCurrentUser(actor)

export const handler = routeHandler(route, getUser)
