import type { UserRecord } from '#functions/data/users.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getPlateById, insertPlate, replacePlate } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { createPlate } from '#functions/plates/create-plate.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { setPlateAvailability } from '#functions/plates/set-plate-availability.ts'
import { setPlateStatus } from '#functions/plates/set-plate-status.ts'
import { updatePlate } from '#functions/plates/update-plate.ts'
import type { PlannedPlate } from '../market/plates.ts'
import type { Random } from '../random.ts'
import { idsFrom, noRequest, tellQuietly } from './props.ts'

const nothing = { query: undefined, request: noRequest }

/**
 * Offers a plate. What is counted of it, and that it is featured, comes with it: to play each look would take longer than
 * all the rest.
 */
const offer = (plan: PlannedPlate, random: Random) => {
  const { owner, plateNumber, category, location, description, price, at, counts, isFeatured } = plan
  const insertNoticed: typeof insertPlate = (plate, together, refusal) =>
    insertPlate({ ...plate, ...counts, isFeatured }, together, refusal)
  return createPlate(
    {
      ...nothing,
      params: undefined,
      actor: owner.user,
      body: { plateNumber, category, location, description, price, country: 'QA', currency: 'QAR' },
    },
    { findDealer, insertPlate: insertNoticed, newId: idsFrom(random), now: () => at },
  )
}

/** Plays the life of a plate through the product's own acts: offered, decided on, cheaper, gone. @returns its id */
export const replayPlate = async (plan: PlannedPlate, admin: UserRecord, random: Random): Promise<string> => {
  const { id } = await offer(plan, random)
  const { owner, decision, lowered, gone } = plan
  const of = { ...nothing, params: { id }, actor: owner.user }
  if (decision) {
    const { at, reason } = decision
    const body =
      reason === undefined
        ? ({ status: 'APPROVED' } as const)
        : ({ status: 'REJECTED', rejectionReason: reason } as const)
    const deps = { getPlateById, getUserById, replacePlate, newId: idsFrom(random), now: () => at }
    await setPlateStatus({ ...of, actor: admin, body }, { ...deps, tellWrites: tellQuietly(random) })
  }
  if (lowered) {
    const deps = { readOwnPlate, replacePlate, now: () => lowered.at }
    await updatePlate({ ...of, body: { price: lowered.price } }, deps)
  }
  if (gone) {
    const deps = { readOwnPlate, replacePlate, now: () => gone.at }
    await setPlateAvailability({ ...of, body: { availability: gone.availability } }, deps)
  }
  return id
}
