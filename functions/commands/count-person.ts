import { now } from '#functions/core/time.ts'
import { personOf, type Caller, networkOf } from '#functions/core/caller.ts'
import type { Counted, CountedFor } from '#functions/data/counts.ts'
import {
  countPersonWrites,
  countView,
  freePlace,
  placeWrite,
  wasCounted,
} from '#functions/data/person-counts.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { isEstablished } from '#shared/rules/reputation.ts'

const liveNetwork = { readReputation }

/** The network of which a caller takes a place; undefined for an established person, who counts as themselves. */
export const countedNetwork = async (
  { actor, request: { ip } }: Pick<Caller, 'actor' | 'request'>,
  at: Date,
  deps = liveNetwork,
): Promise<string | undefined> =>
  actor && isEstablished(await deps.readReputation(actor, ip, at)) ? undefined : networkOf(ip)

const live = { countedNetwork, wasCounted, countView, freePlace, transact, now }

/** Counts who calls for something that they may see: once in thirty days, and of strangers a few for each network and day. */
export const countPerson = async (
  what: Exclude<Counted, 'SAVE'>,
  countedFor: CountedFor,
  caller: Caller,
  deps = live,
): Promise<void> => {
  const [person, at] = [personOf(countedFor.id, caller), deps.now()]
  const network = await deps.countedNetwork(caller, at)
  if (what === 'VIEW') return deps.countView(countedFor, person, at, network)
  if (await deps.wasCounted(what, countedFor, person, at)) return
  const place = network === undefined ? undefined : await deps.freePlace(what, countedFor.id, network, at)
  if (network !== undefined && !place) return
  try {
    await deps.transact([
      ...countPersonWrites(what, countedFor, person, at),
      ...(place ? [placeWrite(place, at)] : []),
    ])
  } catch (error) {
    // A concurrent call of the same person or network was faster, or the item has just been deleted: nothing is left to count.
    if (!(error instanceof ConditionsFailed)) throw error
  }
}
