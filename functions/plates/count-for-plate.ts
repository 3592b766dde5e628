import { countsFor } from '#functions/commands/belongs-to-seller.ts'
import { countPerson } from '#functions/commands/count-person.ts'
import type { Caller } from '#functions/core/caller.ts'
import { forPlate, type Counted } from '#functions/data/counts.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'

const live = { readVisiblePlate, countsFor, countPerson }

/**
 * Counts who calls for a public plate, a sold one too: once in thirty days, its seller's people and admins never.
 * @throws AppError PLATE_NOT_FOUND when the public may not see it
 */
export const countForPlate = async (
  what: Exclude<Counted, 'SAVE'>,
  plateId: string,
  caller: Caller,
  deps = live,
): Promise<void> => {
  // Read without an actor: a plate that only its owner can see is not counted.
  const { plate } = await deps.readVisiblePlate(plateId, undefined)
  if (await deps.countsFor(plate, caller.actor)) await deps.countPerson(what, forPlate(plate), caller)
}
