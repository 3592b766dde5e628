import { putStartSign } from '#functions/adapters/import-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeImport } from '#functions/data/stock-imports.ts'
import { readOwnImport } from '#functions/stock-imports/read-own-import.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { startImport as route } from '#shared/api/stock-imports.ts'
import { canPost } from '#shared/rules/user.ts'
import { hasHeldRows } from '#shared/schemas/stock-import.ts'

const live = { readOwnImport, changeImport, putStartSign }

/**
 * Starts the job that carries out what the check showed; of a feed's import that is done, the rows that wait for a yes. Asked again
 * while it is under way, it starts the job again, which does no row twice: the way out when one died.
 */
export const startImport = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const stockImport = await deps.readOwnImport(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const isYes = hasHeldRows(stockImport)
  if (stockImport.state === 'DONE' && !isYes) return toImportView(stockImport)
  const isStarted = isYes
    ? await deps.changeImport(
        params.id,
        ['DONE'],
        { state: 'APPLYING', isConfirmed: true },
        { withoutUndo: true },
      )
    : await deps.changeImport(params.id, ['CHECKED', 'APPLYING'], { state: 'APPLYING' })
  const present = isStarted
    ? { ...stockImport, state: 'APPLYING' as const }
    : await deps.readOwnImport(params.id, actor)
  // Somebody else's yes, or this one, whose answer was lost: the job may not be told yet.
  const isUnderWay = isStarted || (isYes && present.state === 'APPLYING')
  // It may have come to its end this moment, which is what was asked for; or somebody takes it back.
  const isAsAsked = present.state === 'DONE' && !(isYes && present.undo)
  if (!isUnderWay && !isAsAsked) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (isUnderWay) await deps.putStartSign(params.id)
  return toImportView(present)
}

export const handler = routeHandler(route, startImport)
