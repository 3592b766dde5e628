import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listNewestImports } from '#functions/data/stock-imports.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { listImports as route } from '#shared/api/stock-imports.ts'

const live = { listNewestImports, now }

/** The caller's imports, newest first. */
export const listImports = async ({ actor }: Input<typeof route>, deps = live) =>
  (await deps.listNewestImports(actor.id, deps.now())).map(toImportView)

export const handler = routeHandler(route, listImports)
