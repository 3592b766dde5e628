import { now } from '#functions/adapters/clock.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { deletePlateRecord } from '#functions/data/plates.ts'

const live = { deletePlateRecord, now }

/** Deletes a plate as it was read. @throws AppError EDIT_CONFLICT when it changed since */
export const removePlate = async (seen: PlateRecord, deps = live): Promise<void> =>
  deps.deletePlateRecord(seen, deps.now())
