import type { Availability, BulkAction } from '#shared/schemas/availability.ts'

/**
 * What an act on many cars says of one that is published. Pausing or resuming a whole stock must not undo the sales in it, and
 * resuming what was never paused only confirms it. Null: not of this car.
 */
export const saidInBulk = (
  action: Exclude<BulkAction, 'DELETE'>,
  present: Availability,
): Availability | 'AS_BEFORE' | null => {
  if (action === 'SELL') return 'SOLD'
  if (present === 'SOLD') return null
  if (action === 'PAUSE') return 'PAUSED'
  return present === 'PAUSED' ? 'AVAILABLE' : 'AS_BEFORE'
}
