import { limits } from '#shared/constants/limits.ts'
import { isOfferEvent } from './price-offer.ts'
import { fromQatarTime, isOpenAt, qatarDay, qatarMidnight } from './qatar-day.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import type { LeadSide, LeadStatus, Viewing, ViewingAnswer, ViewingState } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

const { times: atMost, days, hours: usualHours, minutes } = limits.viewing

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const slotMs = minutes * minuteMs

/** The hours of a private seller, and of a dealership that has said none. */
const usualWeek: WeekHours = Array.from({ length: 7 }, () => usualHours)

/** The days in Qatar on which a viewing can be proposed at a time, today first. */
export const viewingDays = (at: Date): string[] =>
  Array.from({ length: days + 1 }, (_, index) => qatarDay(new Date(at.getTime() + index * dayMs)))

/** Whether a showroom is open for a whole viewing. */
const isOpen = (hours: WeekHours | null, time: Date): boolean =>
  [time, new Date(time.getTime() + slotMs - 1)].every((moment) => isOpenAt(hours ?? usualWeek, moment))

/** The times on a day in Qatar at which a viewing can be proposed, the earliest first. */
export const viewingTimes = (day: string, hours: WeekHours | null, at: Date): string[] =>
  Array.from(
    { length: dayMs / slotMs },
    (_, index) => new Date(qatarMidnight(day).getTime() + index * slotMs),
  )
    .filter((time) => time > at && isOpen(hours, time))
    .map((time) => time.toISOString())

/** Why times may not be proposed, as the sentence of the API; the web has its own for each. */
export const viewingIssues = {
  none: 'Please choose a day and a time',
  twice: 'Please propose each time once',
  past: 'Please choose times that are still to come',
  tooFar: `Please choose times within ${days} days`,
  closed: 'Please choose times at which the seller can be visited',
} as const
export type ViewingIssue = keyof typeof viewingIssues

/** What is wrong with times that somebody wants to propose. */
export const viewingIssue = (
  times: readonly string[],
  hours: WeekHours | null,
  at: Date,
): ViewingIssue | undefined => {
  if (times.length === 0 || times.length > atMost) return 'none'
  if (new Set(times).size < times.length) return 'twice'
  const end = qatarMidnight(qatarDay(new Date(at.getTime() + (days + 1) * dayMs)))
  for (const time of times.map((one) => new Date(one))) {
    if (Number.isNaN(time.getTime())) return 'none'
    if (time <= at) return 'past'
    if (time >= end) return 'tooFar'
    if (time.getTime() % slotMs !== 0 || !isOpen(hours, time)) return 'closed'
  }
  return undefined
}

/** `isGone`: the car is no longer for sale; one that waits for review after an edit is neither gone nor viewable. */
type Around = { isViewable: boolean; isGone: boolean; status: LeadStatus; at: Date }

/**
 * The state of a viewing at a time. A proposal lapses by itself with its last time, while the car cannot be viewed, and while the seller has
 * closed the inquiry; an agreed one has taken place when its time is over, and lapses when the car is gone.
 */
export const viewingStateAt = (
  { state, times, time }: Pick<Viewing, 'state' | 'times' | 'time'>,
  { isViewable, isGone, status, at }: Around,
): ViewingState => {
  if (state !== 'PROPOSED' && state !== 'ACCEPTED') return state
  if (time !== null && at.getTime() >= Date.parse(time) + slotMs) return 'PAST'
  if (state === 'ACCEPTED') return isGone ? 'LAPSED' : state
  const canBeAnswered = isViewable && status !== 'CLOSED'
  return canBeAnswered && times.some((one) => Date.parse(one) > at.getTime()) ? state : 'LAPSED'
}

/** The times at which somebody may still come, the earliest first: those of a proposal that nobody has answered, or the agreed one. */
export const openTimes = ({ state, times, time }: Pick<Viewing, 'state' | 'times' | 'time'>): string[] => {
  if (state === 'PROPOSED') return times
  return state === 'ACCEPTED' && time !== null ? [time] : []
}

/** The answers that a side may give to a viewing in its present state. */
export const viewingAnswersOf = (
  { by, state }: Pick<Viewing, 'by' | 'state'>,
  side: LeadSide,
): readonly ViewingAnswer[] => {
  if (state === 'ACCEPTED') return ['CANCELLED']
  if (state !== 'PROPOSED') return []
  return by === side ? ['CANCELLED'] : ['ACCEPTED', 'DECLINED']
}

/** Whether times that a side proposes answer an open proposal of the other. */
export const isCounterProposal = (side: LeadSide, viewing: Pick<Viewing, 'by' | 'state'> | null): boolean =>
  viewing !== null && viewing.state === 'PROPOSED' && viewing.by !== side

const soonHours = 3

/**
 * When both sides are reminded of a viewing that is agreed on at `at`: a day before, or three hours before when that has passed or it is the
 * same day; null when it is sooner.
 */
export const viewingReminderAt = (time: string, at: Date): string | null => {
  const begins = Date.parse(time)
  const isToday = qatarDay(new Date(begins)) === qatarDay(at)
  const [dayBefore, soon] = [begins - dayMs, begins - soonHours * 60 * minuteMs]
  const due = !isToday && dayBefore > at.getTime() ? dayBefore : soon
  return due > at.getTime() ? new Date(due).toISOString() : null
}

/** When a viewing that begins at a time ends. */
export const viewingEndsAt = (time: string): Date => new Date(Date.parse(time) + slotMs)

/** Whether a viewing is agreed and begins within a week. */
export const isComing = (viewing: Viewing | null | undefined, at: Date): boolean =>
  viewing?.state === 'ACCEPTED' &&
  viewing.time !== null &&
  Date.parse(viewing.time) < fromQatarTime(`${qatarDay(new Date(at.getTime() + 8 * dayMs))}T00:00`).getTime()

/** What became of a proposal that is not the latest, or whose conversation lost its latest with an account. */
export type PastViewingState = ViewingState | 'REPLACED' | 'COUNTERED'

type Step = { from: LeadSide; event?: LeadEvent | undefined }

const answered = {
  VIEWING_ACCEPTED: 'ACCEPTED',
  VIEWING_DECLINED: 'DECLINED',
  VIEWING_CANCELLED: 'CANCELLED',
} as const

const isOfViewing = ({ event }: Step): boolean => event !== undefined && !isOfferEvent(event)

/** Whether what was agreed on was cancelled, by the messages after it. */
export const wasCancelled = (later: readonly Step[]): boolean =>
  later.find(isOfViewing)?.event?.kind === 'VIEWING_CANCELLED'

/** What became of a proposal of a side, by the messages after it. One that was followed by nothing, or by a new beginning, has lapsed. */
export const pastViewingState = (by: LeadSide, later: readonly Step[]): PastViewingState => {
  const next = later.find(isOfViewing)
  if (!next?.event || isOfferEvent(next.event)) return 'LAPSED'
  if (next.event.kind === 'VIEWING_ACCEPTED' && wasCancelled(later.slice(later.indexOf(next) + 1)))
    return 'CANCELLED'
  if (next.event.kind !== 'VIEWING_PROPOSED') return answered[next.event.kind]
  if (next.from === by) return 'REPLACED'
  return next.event.isCounter ? 'COUNTERED' : 'LAPSED'
}
