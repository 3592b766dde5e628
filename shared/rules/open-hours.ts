import { inQatar } from '#shared/rules/qatar-day.ts'
import type { WeekHours } from '#shared/schemas/storefront.ts'

const dayMinutes = 1440

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The day of the week in Qatar at an instant, 0 for Sunday. */
export const qatarWeekday = (at: Date): number => inQatar(at).getUTCDay()

/** Whether a showroom is open at an instant. Hours that end before they begin, or when they begin, end on the next day. */
export const isOpenAt = (hours: WeekHours, at: Date): boolean => {
  const today = qatarWeekday(at)
  const clock = inQatar(at)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const isWithin = (day: number, minute: number): boolean => {
    const of = hours[day]
    if (!of) return false
    const [from, to] = [minutesOf(of.from), minutesOf(of.to)]
    return minute >= from && minute < (to > from ? to : to + dayMinutes)
  }
  return isWithin(today, minute) || isWithin((today + 6) % 7, minute + dayMinutes)
}
