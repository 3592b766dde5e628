import { invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listImportRowPage } from '#functions/data/stock-imports.ts'
import { readOwnImport } from '#functions/stock-imports/read-own-import.ts'
import { toImportRowView } from '#functions/stock-imports/views.ts'
import { listImportRows as route } from '#shared/api/stock-imports.ts'

const live = { readOwnImport, listImportRowPage }

/** One page of what the rows of the caller's import would do or have done; none before it is checked. */
export const listImportRows = async ({ actor, params, query }: Input<typeof route>, deps = live) => {
  const { run } = await deps.readOwnImport(params.id, actor)
  if (run === null) {
    if (query.cursor !== undefined) throw invalid('cursor', 'This page of the list does not exist')
    return { rows: [] }
  }
  const { rows, nextCursor } = await deps.listImportRowPage({ id: params.id, run }, query)
  return { rows: rows.map(toImportRowView), nextCursor }
}

export const handler = routeHandler(route, listImportRows)
