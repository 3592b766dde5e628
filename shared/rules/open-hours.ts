import type { WeekHours } from '#shared/schemas/storefront.ts'

const minuteMs = 60_000
const dayMinutes = 1440
// Qatar is three hours before UTC, without summer time.
const qatarMs = 3 * 60 * minuteMs

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The day of the week in Qatar at an instant, 0 for Sunday. */
export const qatarWeekday = (at: Date): number => new Date(at.getTime() + qatarMs).getUTCDay()

/** Whether a showroom is open at an instant. Hours that end before they begin, or when they begin, end on the next day. */
export const isOpenAt = (hours: WeekHours, at: Date): boolean => {
  const today = qatarWeekday(at)
  const minute = Math.floor((at.getTime() + qatarMs) / minuteMs) % dayMinutes
  const isWithin = (day: number, minute: number): boolean => {
    const of = hours[day]
    if (!of) return false
    const [from, to] = [minutesOf(of.from), minutesOf(of.to)]
    return minute >= from && minute < (to > from ? to : to + dayMinutes)
  }
  return isWithin(today, minute) || isWithin((today + 6) % 7, minute + dayMinutes)
}
