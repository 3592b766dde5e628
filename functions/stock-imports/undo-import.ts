import { now } from '#functions/core/time.ts'
import { putStartSign } from '#functions/adapters/import-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeImport } from '#functions/data/stock-imports.ts'
import { readOwnImport } from '#functions/stock-imports/read-own-import.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { undoImport as route } from '#shared/api/stock-imports.ts'
import { canPost } from '#shared/rules/user.ts'
import { canUndoImport } from '#shared/schemas/stock-import.ts'

const live = { readOwnImport, changeImport, putStartSign, now }

/** Starts the job that takes an import back. Asked again while it is under way, it starts the job again, which repeats nothing. */
export const undoImport = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const stockImport = await deps.readOwnImport(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (stockImport.undo?.state === 'DONE') return toImportView(stockImport)
  const at = deps.now()
  if (!stockImport.undo && !canUndoImport(stockImport, at)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const startedAt = at.toISOString()
  const undo = stockImport.undo ?? {
    state: 'RUNNING' as const,
    undone: 0,
    kept: 0,
    startedAt,
    finishedAt: null,
  }
  // Somebody has just said yes to the rows that waited for one.
  if (!(await deps.changeImport(params.id, ['DONE'], { undo }))) throw new AppError('ILLEGAL_STATUS_MOVE')
  await deps.putStartSign(params.id)
  return toImportView({ ...stockImport, undo })
}

export const handler = routeHandler(route, undoImport)
