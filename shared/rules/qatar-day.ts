import { homeUtcHours, type Language, dateLocales } from '#shared/constants/market.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'

const hourMs = 3_600_000

/** An instant whose UTC reads as the clock in Qatar does. */
const inQatar = (at: Date): Date => new Date(at.getTime() + homeUtcHours * hourMs)

/** The day in Qatar (`homeUtcHours` before UTC, without summer time) at an instant: `2026-11-20`. */
export const qatarDay = (at: Date): string => inQatar(at).toISOString().slice(0, 10)

/** The month in Qatar at an instant: `2026-11`. */
export const qatarMonth = (at: Date): string => qatarDay(at).slice(0, 7)

/** A month (`2027-03`) as people say it, `March 2027`; '' for none. */
export const monthName = (month: string, language: Language): string =>
  month &&
  new Intl.DateTimeFormat(dateLocales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** The last `length` days in Qatar, oldest first, today last. */
export const lastQatarDays = (length: number, at: Date): string[] =>
  Array.from({ length }, (_, index) => qatarDay(new Date(at.getTime() - (length - 1 - index) * 24 * hourMs)))

/** The hour of that day, 0 to 23. */
export const qatarHour = (at: Date): number => inQatar(at).getUTCHours()

/** The beginning of a day in Qatar (`2026-11-20`); a day that its month lacks, such as the 31st of June, runs into the next month. */
export const qatarMidnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date) - homeUtcHours * hourMs)
}

/** How many midnights in Qatar lie between two instants. */
export const qatarDaysBetween = (from: Date, to: Date): number =>
  (qatarMidnight(qatarDay(to)).getTime() - qatarMidnight(qatarDay(from)).getTime()) / (24 * hourMs)

/** How many full years lie between the days in Qatar of two instants. */
export const qatarYearsBetween = (from: Date, to: Date): number => {
  const [first, last] = [qatarDay(from), qatarDay(to)]
  const isBefore = last.slice(4) < first.slice(4)
  return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) - (isBefore ? 1 : 0)
}

/** An instant by the clock in Qatar, as an input of day and time holds it: `2026-11-20T10:00`. */
export const toQatarTime = (at: Date): string => inQatar(at).toISOString().slice(0, 16)

/** The instant of such a day and time. */
export const fromQatarTime = (time: string): Date =>
  new Date(Date.parse(`${time.slice(0, 16)}:00.000Z`) - homeUtcHours * hourMs)

const dayMinutes = 1440

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The day of the week in Qatar at an instant, 0 for Sunday. */
export const qatarWeekday = (at: Date): number => inQatar(at).getUTCDay()

type DayHours = { from: string; to: string; second?: { from: string; to: string } | undefined }

/** The hours of a day one after the other: none of a day off, two around a midday break. */
export const rangesOf = (day: DayHours | null | undefined): { from: string; to: string }[] => {
  if (!day) return []
  const { from, to, second } = day
  return [{ from, to }, ...(second ? [second] : [])]
}

/** Whether a day's second hours, if there are any, begin after the first have ended. The second alone may end after midnight. */
export const isGoodDay = ({ from, to, second }: DayHours): boolean =>
  !second || (from < to && to < second.from)

/** Whether a showroom is open at an instant. Hours that end before they begin, or when they begin, end on the next day. */
export const isOpenAt = (hours: WeekHours, at: Date): boolean => {
  const today = qatarWeekday(at)
  const clock = inQatar(at)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const isWithin = (day: number, minute: number): boolean =>
    rangesOf(hours[day]).some((range) => {
      const [from, to] = [minutesOf(range.from), minutesOf(range.to)]
      return minute >= from && minute < (to > from ? to : to + dayMinutes)
    })
  return isWithin(today, minute) || isWithin((today + 6) % 7, minute + dayMinutes)
}
