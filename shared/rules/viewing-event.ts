import type { ViewingEvent } from '#shared/schemas/lead-event.ts'

// Apart from the other rules of viewings: the notifications of every page name these times.
/** The times that a viewing's event names: those proposed, the one agreed, or those that were called off. */
export const viewingEventTimes = (event: ViewingEvent): readonly string[] => {
  if ('times' in event && event.times) return event.times
  return 'time' in event && event.time !== null ? [event.time] : []
}
