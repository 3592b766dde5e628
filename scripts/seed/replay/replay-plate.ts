import { createOnce } from '#functions/commands/create-once.ts'
import { decidePlate } from '#functions/commands/decide-plate.ts'
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
import type { Act } from './acts.ts'
import { idsFrom, noRequest, tellQuietly } from './props.ts'

const nothing = { query: undefined, request: noRequest }

/**
 * Offers a plate. What is counted of it, and that it is featured, comes with it: to play each look would take longer than
 * all the rest.
 */
const offer = (plan: PlannedPlate, random: Random) => {
  const { owner, plateNumber, category, location, description, price, at, counts, isFeatured } = plan
  const insertNoticed: typeof insertPlate = (plate, together) =>
    insertPlate({ ...plate, ...counts, isFeatured }, together)
  return createPlate(
    {
      ...nothing,
      params: undefined,
      actor: owner.user,
      body: { plateNumber, category, location, description, price, country: 'QA', currency: 'QAR' },
    },
    {
      createOnce,
      findDealer,
      getPlateById,
      insertPlate: insertNoticed,
      newId: idsFrom(random),
      now: () => at,
    },
  )
}

const decide = async (
  { decision }: PlannedPlate,
  id: string,
  admin: UserRecord,
  random: Random,
): Promise<void> => {
  if (!decision) return
  const { at, reason } = decision
  const body =
    reason === undefined
      ? ({ status: 'APPROVED' } as const)
      : ({ status: 'REJECTED', rejectionReason: reason } as const)
  const deps = { replacePlate, tellWrites: tellQuietly(random), newId: idsFrom(random), now: () => at }
  const decideThen: typeof decidePlate = (of, together) => decidePlate(of, together, deps)
  await setPlateStatus(
    { ...nothing, params: { id }, actor: admin, body },
    { getPlateById, getUserById, decidePlate: decideThen },
  )
}

/** The life of a plate through the product's own acts: offered, decided on, cheaper, gone. `tell` is told its id. */
export const plateActs = (
  plan: PlannedPlate,
  admin: UserRecord,
  random: Random,
  tell: (id: string) => void,
): Act[] => {
  let id = ''
  const { owner, decision, lowered, gone } = plan
  const own = () => ({ ...nothing, params: { id }, actor: owner.user })
  const acts: (Act | false | undefined)[] = [
    {
      at: plan.at,
      play: async () => {
        id = (await offer(plan, random)).id
        tell(id)
      },
    },
    decision && { at: decision.at, play: () => decide(plan, id, admin, random) },
    lowered && {
      at: lowered.at,
      play: () =>
        updatePlate(
          { ...own(), body: { price: lowered.price } },
          { readOwnPlate, replacePlate, now: () => lowered.at },
        ),
    },
    gone && {
      at: gone.at,
      play: () =>
        setPlateAvailability(
          { ...own(), body: { availability: gone.availability } },
          { readOwnPlate, replacePlate, now: () => gone.at },
        ),
    },
  ]
  return acts.filter((act) => act !== false && act !== undefined)
}
