import { personBehind } from '#functions/core/caller.ts'
import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { isOfCar, listWorkingCopies as list } from '#functions/data/working-copies.ts'
import { toWorkingCopyRow } from './working-copy-views.ts'
import { listWorkingCopies as route } from '#shared/api/working-copies.ts'

const live = { list, now }

/** The cars that the caller has begun to fill in or to change and not saved. */
export const listWorkingCopies = async ({ actor }: Input<typeof route>, deps = live) =>
  (await deps.list(actor.id, deps.now()))
    .filter(isOfCar)
    .map((copy) => toWorkingCopyRow(copy, personBehind(actor)))

export const handler = routeHandler(route, listWorkingCopies)
