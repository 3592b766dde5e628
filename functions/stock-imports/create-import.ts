import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { signImportFile } from '#functions/adapters/import-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { insertImport, newImport } from '#functions/data/stock-imports.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { createImport as route } from '#shared/api/stock-imports.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { insertImport, signImportFile, newId, now }

/** Notes an import and signs the address for its file; the rest begins when the file arrives. */
export const createImport = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const stockImport = newImport({ ...body, id: deps.newId('import'), ownerId: actor.id }, deps.now())
  await deps.insertImport(stockImport)
  return {
    ...toImportView(stockImport),
    ...(await deps.signImportFile(stockImport.id, body.contentLength)),
  }
}

export const handler = routeHandler(route, createImport)
