import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { insertPlate } from '#functions/data/plates.ts'
import { activeWrite } from '#functions/data/users.ts'
import { newPlateRecord } from '#functions/plates/new-plate-record.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { createPlate as route } from '#shared/api/plates.ts'
import { readPlateNumber } from '#shared/rules/plate-number.ts'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'

const live = { findDealer, insertPlate, newId, now }

/** Offers a plate. Of any number at once for one number, one is stored. */
export const createPlate = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const number = readPlateNumber(body.plateNumber)
  if (!number) throw new AppError('BAD_REQUEST')
  const dealer = isDealershipSeller(actor) ? await deps.findDealer(actor.id) : undefined
  const plate = newPlateRecord(number, body, {
    id: deps.newId('plate'),
    owner: actor,
    dealer,
    at: deps.now(),
  })
  // Who is just being deleted offers nothing that the deletion would miss.
  await deps.insertPlate(plate, [activeWrite(actor.id)], 'UNAUTHORIZED')
  return toOwnPlate(plate)
}

export const handler = routeHandler(route, createPlate)
