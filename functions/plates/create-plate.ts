import { type DealerRecord, findDealer } from '#functions/data/dealers.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { type PlateNumber, readPlateNumber } from '#shared/rules/plate.ts'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { createOnce } from '#functions/commands/create-once.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { noCounts } from '#functions/data/counts.ts'
import { createdWrite, type NamedRequest } from '#functions/data/request-names.ts'
import { getPlateById, insertPlate } from '#functions/data/plates.ts'
import { standsAsWrite } from '#functions/data/users.ts'
import { toOwnPlate } from './views.ts'
import { createPlate as route } from '#shared/api/plates.ts'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'

type Offer = Pick<PlateRecord, 'country' | 'category' | 'price' | 'location'> & {
  description?: string | undefined
}
type Origin = { id: string; owner: { id: string }; dealer: DealerRecord | undefined; at: Date }

/** A new plate: it waits for review, for every kind of seller. */
export const newPlateRecord = (
  { series, number }: PlateNumber,
  { country, category, price, location, description }: Offer,
  { id, owner, dealer, at }: Origin,
): PlateRecord => ({
  id,
  ownerId: owner.id,
  dealer: dealer ? { id: dealer.id, slug: dealer.slug, businessName: dealer.businessName } : null,
  country,
  series,
  number,
  category,
  price,
  location,
  description: description || null,
  status: 'PENDING',
  rejectionReason: null,
  reasonCodes: [],
  submittedAt: at.toISOString(),
  decision: null,
  appeal: null,
  availability: 'AVAILABLE',
  isHidden: false,
  isFeatured: false,
  // The release before reads no plate without them; `counts.ts` has what is counted.
  viewCount: 0,
  contactCount: 0,
  saveCount: 0,
  version: 1,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  publishedAt: null,
})

const live = { createOnce, findDealer, getPlateById, insertPlate, newId, now }

type Asked = Pick<Input<typeof route>, 'actor' | 'body'>

const create = async ({ actor, body }: Asked, request: NamedRequest | undefined, deps: typeof live) => {
  const number = readPlateNumber(body.plateNumber)
  if (!number) throw new AppError('BAD_REQUEST')
  const at = deps.now()
  const dealer = isDealershipSeller(actor) ? await deps.findDealer(actor.id) : undefined
  const plate = newPlateRecord(number, body, { id: deps.newId('plate'), owner: actor, dealer, at })
  const once = request ? [createdWrite(request, plate.id, at)] : []
  // Fails for an account that is just being deleted or loses its verification, since that act would miss the plate.
  await deps.insertPlate(plate, [standsAsWrite(actor), ...once])
  return plate
}

/** Offers a plate. Of several requests at once for one number, one is stored. */
export const createPlate = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const plate = await deps.createOnce({
    actor,
    makes: 'plate',
    requestId: body.requestId,
    read: deps.getPlateById,
    create: (request) => create({ actor, body }, request, deps),
  })
  return toOwnPlate({ ...plate, ...noCounts })
}

export const handler = routeHandler(route, createPlate)
