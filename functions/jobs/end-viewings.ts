import { eachAtOnce, now, settledAfterMs } from '#functions/core/time.ts'
import { endViewingOfCar } from '#functions/commands/end-viewing.ts'
import { minuteJobMs, startAttempts } from './attempts.ts'
import { comingViewingPages } from '#functions/data/leads.ts'
import { finishViewingsEnd, listViewingsEnds, type ViewingsEnd } from '#functions/data/viewings-ends.ts'

/** The dependencies of this job; tests replace its clock. */
export const endViewingsParts = {
  listViewingsEnds,
  comingViewingPages,
  endViewingOfCar,
  finishViewingsEnd,
  now,
}

// Of a stock that goes with its dealership few cars have viewings, of one car there may be many.
const carsAtOnce = 4
const viewingsAtOnce = 8

/** Cancels the viewings of one car that are still to come. One that fails stops no other, and is tried again by the next run. */
const endOfCar = async (gone: ViewingsEnd, until: Date, deps: typeof endViewingsParts): Promise<void> => {
  const at = deps.now()
  const { attempt, end } = startAttempts('a viewing of a car that is gone could not be cancelled')
  let isDone = true
  for await (const leads of deps.comingViewingPages(gone.listingId, at)) {
    await eachAtOnce(leads, viewingsAtOnce, async (leadId) => {
      const isEnded =
        deps.now() < until && (await attempt({ id: leadId }, () => deps.endViewingOfCar(leadId, gone)))
      isDone &&= isEnded
    })
    if (deps.now() >= until) return end()
  }
  end()
  if (isDone && at.getTime() - Date.parse(gone.at) >= settledAfterMs) await deps.finishViewingsEnd(gone)
}

/**
 * Cancels the viewings of cars that have left the market, and tells who does not know. Each car is looked at again until its end is a minute old;
 * what is not done by then is left to the next run.
 * @throws the last failure, when nothing succeeded
 */
export const endViewings = async (deps = endViewingsParts): Promise<void> => {
  const until = new Date(deps.now().getTime() + minuteJobMs)
  const { attempt, end } = startAttempts('viewings of a car that is gone could not be cancelled')
  await eachAtOnce(await deps.listViewingsEnds(), carsAtOnce, async (gone) => {
    if (deps.now() < until) await attempt({ id: gone.listingId }, () => endOfCar(gone, until, deps))
  })
  end()
}
