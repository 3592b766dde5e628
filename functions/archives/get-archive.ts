import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findArchive } from '#functions/data/archives.ts'
import { toArchiveView } from './views.ts'
import { getArchive as route } from '#shared/api/archives.ts'

const live = { findArchive, now }

/** How far the caller's archive is. */
export const getArchive = async ({ actor }: Input<typeof route>, deps = live) =>
  toArchiveView(await deps.findArchive(actor.id), deps.now())

export const handler = routeHandler(route, getArchive)
