import { homeUtcHours } from '#shared/constants/home.ts'

const hourMs = 3_600_000

/** An instant whose UTC reads as the clock in Qatar does. */
export const inQatar = (at: Date): Date => new Date(at.getTime() + homeUtcHours * hourMs)

/** The day in Qatar (`homeUtcHours` before UTC, without summer time) at an instant: `2026-11-20`. */
export const qatarDay = (at: Date): string => inQatar(at).toISOString().slice(0, 10)

/** The last `length` days in Qatar, oldest first, today last. */
export const lastQatarDays = (length: number, at: Date): string[] =>
  Array.from({ length }, (_, index) => qatarDay(new Date(at.getTime() - (length - 1 - index) * 24 * hourMs)))

/** The hour of that day, 0 to 23. */
export const qatarHour = (at: Date): number => inQatar(at).getUTCHours()

/** When a day in Qatar (`2026-11-20`) begins; a day that no month has, such as the 31st of June, is the one so many days on. */
export const qatarMidnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date) - homeUtcHours * hourMs)
}
