import type { Language } from '#shared/constants/market.ts'

// Any Sunday; the formatter is asked for nothing but the day's name.
const sunday = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000

/** The name of a day of the week, 0 for Sunday. */
export const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(sunday + day * dayMs)

/** A week's days in the order of the Gulf. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
