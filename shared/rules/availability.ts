import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { StockCar } from '#shared/schemas/stock.ts'

/** The availability of an approved car, as its seller states it, beside the admins' status. */
export const availabilities = ['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'] as const
export type Availability = (typeof availabilities)[number]

/** Acts of a seller on many cars at once. */
export const bulkActions = ['PUBLISH', 'PRICE', 'RESUME', 'RESERVE', 'PAUSE', 'SELL', 'DELETE'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Search, similar cars and home show cars that a buyer can still get; a reserved car says so. */
export const isOnOffer = (availability: Availability): availability is 'AVAILABLE' | 'RESERVED' =>
  availability === 'AVAILABLE' || availability === 'RESERVED'

/** A seller may be written to as long as there is something to sell. */
export const canBeContacted = (availability: Availability): boolean => isOnOffer(availability)

/** Whether an offer bears the mark of a featured one: what nobody can have now is not recommended. */
export const isShownFeatured = (offer: { isFeatured: boolean; availability: Availability }): boolean =>
  offer.isFeatured && offer.availability === 'AVAILABLE'

/** A seller sets the availability of a car once it is public; before that there is nobody to inform. */
export const canSetAvailability = (status: ListingStatus): boolean => status === 'APPROVED'

/**
 * The availability that an act on many cars sets for a published one. Pausing or resuming a whole stock must not undo the sales
 * in it, and resuming or reserving a car that is so already only confirms it. Null leaves the car alone.
 */
export const saidInBulk = (
  action: 'RESUME' | 'RESERVE' | 'PAUSE' | 'SELL',
  present: Availability,
): Availability | 'AS_BEFORE' | null => {
  if (action === 'SELL') return 'SOLD'
  if (present === 'SOLD') return null
  if (action === 'PAUSE') return 'PAUSED'
  const said = action === 'RESERVE' ? 'RESERVED' : 'AVAILABLE'
  return present === said ? 'AS_BEFORE' : said
}

/** Whether an act on many cars does anything to this one. A car that is offered already is not offered again, unless it waits for a word. */
export const worksInBulk = (
  action: BulkAction,
  car: Pick<StockCar, 'status' | 'availability' | 'isReady' | 'priceQAR'>,
  needsWord: boolean,
): boolean => {
  if (action === 'DELETE') return true
  if (action === 'PUBLISH') return car.isReady
  if (action === 'PRICE') return car.priceQAR !== undefined && car.availability !== 'SOLD'
  if (!canSetAvailability(car.status)) return false
  const said = saidInBulk(action, car.availability)
  return said === 'AS_BEFORE' ? needsWord : said !== null && said !== car.availability
}
