import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import { now } from '#functions/core/time.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { isJumpHeld } from '#functions/commands/hold-jump.ts'
import { takeEdit } from '#functions/commands/take-edit.ts'
import { readCounts } from '#functions/data/counts.ts'
import { replacePlate } from '#functions/data/plates.ts'
import { readOwnPlate } from './read-own-plate.ts'
import { toOwnPlate } from './views.ts'
import { checkWaitingPlates } from './waiting-plates.ts'
import { updatePlate as route } from '#shared/api/plates.ts'
import { withPrice } from '#shared/rules/price-drop.ts'
import { canPost } from '#shared/rules/user.ts'

type Edit = {
  category?: PlateRecord['category'] | undefined
  price?: number | undefined
  location?: PlateRecord['location'] | undefined
  /** Undefined leaves it, '' is none. */
  description?: string | undefined
}

/** A new description is reviewed, since strangers read it; any edit submits a rejected plate anew. */
const nextStatus = (before: PlateRecord, description: string | null): PlateStatus => {
  if (before.status === 'REJECTED') return 'PENDING'
  return description === before.description ? before.status : 'PENDING'
}

/** The prices of a plate: those of one that was stored before any were noted begin with the price that stood since its last change. */
export const plateHistory = ({ priceHistory, price, updatedAt }: PlateRecord): PlateRecord['priceHistory'] =>
  priceHistory.length > 0 ? priceHistory : [{ priceQAR: price, at: updatedAt }]

/** The plate after its owner's edit; a price that is held waits for review. Pure. */
export const editPlateRecord = (
  before: PlateRecord,
  edit: Edit,
  at: Date,
  isPriceHeld = false,
): PlateRecord => {
  const description = edit.description === undefined ? before.description : edit.description || null
  const time = at.toISOString()
  const status = isPriceHeld ? 'PENDING' : nextStatus(before, description)
  const price = edit.price ?? before.price
  return {
    ...before,
    category: edit.category ?? before.category,
    price,
    priceHistory: withPrice(
      plateHistory(before),
      { priceQAR: price, at: time },
      { status, publishedAt: before.publishedAt },
    ),
    location: edit.location ?? before.location,
    description,
    status,
    submittedAt: status === 'PENDING' && before.status !== 'PENDING' ? time : before.submittedAt,
    // No edit leaves it refused.
    rejectionReason: null,
    reasonCodes: [],
    appeal: null,
    updatedAt: time,
    version: before.version + 1,
  }
}

const live = { isJumpHeld, takeEdit, checkWaitingPlates, readOwnPlate, replacePlate, readCounts, now }

/** Changes the caller's own plate. */
export const updatePlate = async ({ actor, params, body, request }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwnPlate(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  requireVersion(seen, body.version)
  const at = deps.now()
  await deps.takeEdit(seen.id, at)
  // It is sent again, for the price of no new plate.
  if (seen.status === 'REJECTED') await deps.checkWaitingPlates({ actor, ip: request.ip }, at)
  const counts = await deps.readCounts(seen)
  const history = { ...seen, priceHistory: plateHistory(seen) }
  const isHeld = await deps.isJumpHeld(history, body.price, actor, at)
  const plate = editPlateRecord(seen, body, at, isHeld)
  await deps.replacePlate(plate, seen)
  return toOwnPlate({ ...plate, ...counts })
}

export const handler = routeHandler(route, updatePlate)
