import { networkOf } from '#functions/core/caller.ts'
import { namedWrite, secondsLeft } from '#functions/data/rate-limits.ts'
import { isEstablished } from '#shared/rules/reputation.ts'
import { type DealerRecord, findDealer, toDealerOnOffer } from '#functions/data/dealers.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { type PlateNumber, readPlateNumber } from '#shared/rules/plate.ts'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { createOnce } from '#functions/commands/create-once.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { noCounts } from '#functions/data/counts.ts'
import { ConditionsFailed, type Write } from '#functions/data/transact.ts'
import { createdWrite, type NamedRequest } from '#functions/data/request-names.ts'
import { getPlateById, insertPlate } from '#functions/data/plates.ts'
import { standsAsWrite } from '#functions/data/users.ts'
import { toOwnPlate } from './views.ts'
import { checkWaitingPlates } from './waiting-plates.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'
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
  dealer: toDealerOnOffer(dealer),
  country,
  series,
  number,
  category,
  price,
  priceHistory: [{ priceQAR: price, at: at.toISOString() }],
  location,
  description: description || null,
  status: 'PENDING',
  rejectionReason: null,
  reasonCodes: [],
  submittedAt: at.toISOString(),
  decision: null,
  appeal: null,
  availability: 'AVAILABLE',
  availabilityAt: null,
  isHidden: false,
  isFeatured: false,
  featuredUntil: null,
  // The release before reads no plate without them; `counts.ts` has what is counted.
  viewCount: 0,
  contactCount: 0,
  saveCount: 0,
  version: 1,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  publishedAt: null,
})

const refuse = 'TOO_MANY_PLATES'

/**
 * Makes sure that a person or a network has not too many plates waiting already, and the person no more than their list shows. Those of a
 * person are counted in an index that lags a moment; the limits of a day are exact, however many come at once.
 * @returns the writes that count the plate against the limits of a day, for the transaction that stores it; each fails with
 * TOO_MANY_PLATES
 * @throws AppError TOO_MANY_PLATES, TOO_MANY_OWN_PLATES
 */
export const plateLimitWrites = async (
  ...[{ actor, ip }, at, deps]: Parameters<typeof checkWaitingPlates>
): Promise<Write[]> => {
  const { reputation, own, limit } = await checkWaitingPlates({ actor, ip }, at, deps)
  if (own.length >= plateLimits.owned) throw new AppError('TOO_MANY_OWN_PLATES')
  if (isEstablished(reputation)) return []
  return [
    namedWrite('platesOfAccount', actor.id, at, { limit, refuse }),
    namedWrite('platesOfNetwork', networkOf(ip), at, { refuse }),
  ]
}

const live = { createOnce, plateLimitWrites, findDealer, getPlateById, insertPlate, newId, now }

type Asked = Pick<Input<typeof route>, 'actor' | 'body'> & { ip: string }

const create = async ({ actor, body, ip }: Asked, request: NamedRequest | undefined, deps: typeof live) => {
  const number = readPlateNumber(body.plateNumber)
  if (!number) throw new AppError('BAD_REQUEST')
  const at = deps.now()
  const counted = await deps.plateLimitWrites({ actor, ip }, at)
  const dealer = isDealershipSeller(actor) ? await deps.findDealer(actor.id) : undefined
  const plate = newPlateRecord(number, body, { id: deps.newId('plate'), owner: actor, dealer, at })
  const once = request ? [createdWrite(request, plate.id, at)] : []
  // Fails for an account that is just being deleted or loses its verification, since that act would miss the plate.
  await deps.insertPlate(plate, [standsAsWrite(actor), ...once, ...counted]).catch((error: unknown) => {
    if (!(error instanceof ConditionsFailed && error.code === refuse)) throw error
    // Both limits are of a day, by the same clock.
    throw new AppError(refuse, { retryAfterSeconds: secondsLeft('platesOfAccount', at), cause: error })
  })
  return plate
}

/** Offers a plate. Several people may wait for one number; the first that is approved has it. */
export const createPlate = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const plate = await deps.createOnce({
    actor,
    makes: 'plate',
    requestId: body.requestId,
    read: deps.getPlateById,
    create: (named) => create({ actor, body, ip: request.ip }, named, deps),
  })
  return toOwnPlate({ ...plate, ...noCounts })
}

export const handler = routeHandler(route, createPlate)
