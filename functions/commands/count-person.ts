import { now } from '#functions/core/time.ts'
import { personOf, type Caller } from '#functions/core/caller.ts'
import {
  countPersonWrites,
  wasCounted,
  type Counted,
  type CountedFor,
} from '#functions/data/person-counts.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'

const live = { wasCounted, transact, now }

/** Counts who calls for something that they may see: once in thirty days. */
export const countPerson = async (
  what: Counted,
  countedFor: CountedFor,
  caller: Caller,
  deps = live,
): Promise<void> => {
  const [person, at] = [personOf(countedFor.id, caller), deps.now()]
  if (await deps.wasCounted(what, countedFor.id, person, at)) return
  try {
    await deps.transact(countPersonWrites(what, countedFor, person, at))
  } catch (error) {
    // A concurrent call of the same person was faster, or the item has just been deleted: nothing is left to count.
    if (!(error instanceof ConditionsFailed)) throw error
  }
}
