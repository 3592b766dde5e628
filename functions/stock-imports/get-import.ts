import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readOwnImport } from '#functions/stock-imports/read-own-import.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { getImport as route } from '#shared/api/stock-imports.ts'

const live = { readOwnImport }

/** Returns the progress of one of the caller's imports. */
export const getImport = async ({ actor, params }: Input<typeof route>, deps = live) =>
  toImportView(await deps.readOwnImport(params.id, actor))

export const handler = routeHandler(route, getImport)
