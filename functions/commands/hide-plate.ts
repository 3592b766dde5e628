import { now } from '#functions/adapters/clock.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { replacePlate } from '#functions/data/plates.ts'

const live = { replacePlate, now }

/**
 * Takes a plate out of everybody's sight, whatever its status; the browsing page hears of it as of any change.
 * @returns the plate as it is then
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const hidePlate = async (seen: PlateRecord, deps = live): Promise<PlateRecord> => {
  const updatedAt = deps.now().toISOString()
  const hidden = { ...seen, isHidden: true, updatedAt, version: seen.version + 1 }
  await deps.replacePlate(hidden, seen)
  return hidden
}
