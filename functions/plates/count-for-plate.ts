import { countPerson } from '#functions/commands/count-person.ts'
import { type Caller, isOwnerOrAdmin } from '#functions/core/caller.ts'
import { forPlate, type Counted } from '#functions/data/person-counts.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'

const live = { readVisiblePlate, countPerson }

/**
 * Counts who calls for a public plate, a sold one too: once in thirty days, its owner and admins never.
 * @throws AppError PLATE_NOT_FOUND when the public may not see it
 */
export const countForPlate = async (
  what: Counted,
  plateId: string,
  caller: Caller,
  deps = live,
): Promise<void> => {
  // As nobody in particular: what only its owner sees is not looked at by anybody.
  const { plate } = await deps.readVisiblePlate(plateId, undefined)
  if (!isOwnerOrAdmin(plate, caller.actor)) await deps.countPerson(what, forPlate(plate), caller)
}
