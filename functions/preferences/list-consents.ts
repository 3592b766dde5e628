import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listConsents as readConsents } from '#functions/data/preferences.ts'
import { listConsents as route } from '#shared/api/preferences.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { readConsents }

/** The caller's consent history, newest first. */
export const listConsents = async ({ actor }: Input<typeof route>, deps = live) =>
  deps.readConsents(actor.id, limits.consentsAtOnce)

export const handler = routeHandler(route, listConsents)
