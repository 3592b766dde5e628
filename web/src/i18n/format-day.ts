import { dateLocales, homeTimeZone, type Language } from '#shared/constants/market.ts'

/** A day as the API has it (`2026-11-20`), without its year: `Fri 20 Nov`, or `Fri` or `20 Nov` alone. */
export const formatDay = (day: string, language: Language, form: 'whole' | 'weekday' | 'date'): string =>
  new Intl.DateTimeFormat(dateLocales[language], {
    ...(form !== 'date' && { weekday: 'short' }),
    ...(form !== 'weekday' && { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  }).format(Date.parse(day))

/** The time of day of an ISO instant in Qatar: `5:00 pm`. */
export const formatClock = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: homeTimeZone,
  }).format(new Date(instant))
