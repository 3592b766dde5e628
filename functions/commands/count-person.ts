import { now } from '#functions/core/time.ts'
import { personOf, type Caller } from '#functions/core/caller.ts'
import type { Counted, CountedFor } from '#functions/data/counts.ts'
import { countPersonWrites, countView, wasCounted } from '#functions/data/person-counts.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'

const live = { wasCounted, countView, transact, now }

/** Counts who calls for something that they may see: once in thirty days. */
export const countPerson = async (
  what: Exclude<Counted, 'SAVE'>,
  countedFor: CountedFor,
  caller: Caller,
  deps = live,
): Promise<void> => {
  const [person, at] = [personOf(countedFor.id, caller), deps.now()]
  if (what === 'VIEW') return deps.countView(countedFor, person, at)
  if (await deps.wasCounted(what, countedFor, person, at)) return
  try {
    await deps.transact(countPersonWrites(what, countedFor, person, at))
  } catch (error) {
    // A concurrent call of the same person was faster, or the item has just been deleted: nothing is left to count.
    if (!(error instanceof ConditionsFailed)) throw error
  }
}
