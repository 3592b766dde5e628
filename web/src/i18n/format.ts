import { dateLocales, homeTimeZone, type Language, locales } from '#shared/constants/market.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Made once for each language and each set of options. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions) => {
  const key = language + JSON.stringify(options)
  const known = numberFormats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locales[language], options)
  numberFormats.set(key, format)
  return format
}

const wordJoint = '\u00a0'

// A phone takes 50 to 90 ms to make the first format of Intl, and hardly any number of a first sight is not whole.
const isPlain = (value: number) => Number.isSafeInteger(value) && value >= 0
const thousands = /\B(?=(?:\d{3})+$)/g

/** `125,000` in both languages, up to `digits` decimals. */
export const formatNumber = (value: number, language: Language, digits = 0): string =>
  isPlain(value)
    ? String(value).replace(thousands, ',')
    : numberFormat(language, { maximumFractionDigits: digits }).format(value)

/** Riyals without decimals: `QAR 125,000`, `125,000 ر.ق`. The parts never wrap. */
export const formatMoney = (riyals: number, language: Language): string =>
  language === 'ar'
    ? `${formatNumber(riyals, language)}${wordJoint}ر.ق`
    : `QAR${wordJoint}${formatNumber(riyals, language)}`

/** Riyals as dollars, rounded: `USD 34,375`, `34,375 دولار`. `rate` is dollars per riyal. */
export const formatDollars = (riyals: number, rate: number, language: Language): string => {
  const dollars = formatNumber(Math.round(riyals * rate), language)
  return language === 'ar' ? `${dollars}${wordJoint}دولار` : `USD${wordJoint}${dollars}`
}

/** `42,000 km`, `42,000 كم`. */
export const formatKilometres = (kilometres: number, language: Language): string =>
  `${formatNumber(kilometres, language)}${wordJoint}${language === 'ar' ? 'كم' : 'km'}`

// Arabic keeps the sign beside its number with marks of direction.
const percentSigns = { en: '%', ar: '\u200e%\u200e' }

/** A share of 1 as `35%`, up to `digits` decimals. What is not the whole is never rounded to it: 99.96 % off would read as free. */
export const formatPercent = (share: number, language: Language, digits = 0): string => {
  const shown = share < 1 ? Math.min(share, 1 - 10 ** (-2 - digits)) : share
  const whole = Math.round(shown * 100)
  return shown >= 0 && shown === whole / 100
    ? formatNumber(whole, language) + percentSigns[language]
    : numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(shown)
}

/**
 * The day of an ISO instant in Qatar: `20 Nov 2026`; `long` spells the month, `time` adds the clock. `weekday`: a day that is near, with its
 * day of the week in the place of the year.
 */
export const formatDate = (
  instant: string,
  language: Language,
  { long = false, time = false, weekday = false }: { long?: boolean; time?: boolean; weekday?: boolean } = {},
): string => {
  // By parts: the medium style of Arabic is figures alone, and that of en-QA begins with the month.
  const text = new Intl.DateTimeFormat(dateLocales[language], {
    ...(weekday ? { weekday: 'short' } : { year: 'numeric' }),
    day: 'numeric',
    month: long ? 'long' : 'short',
    // Not hour12: in Chrome of 2024 that is 0:05 pm in British English.
    ...(time && { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
    timeZone: homeTimeZone,
  }).format(new Date(instant))
  // The mark of the half day, am or ص, never stands on a line of its own.
  return time ? text.replace(/\s(?=\S+$)/u, '\u00a0') : text
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type Age = { unit: 'justNow' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** How old an instant is, in the largest unit that it fills; `justNow` under a minute. `now` in milliseconds. */
export const ageOf = (instant: string, now: number): Age => {
  const age = now - Date.parse(instant)
  if (age < minute) return { unit: 'justNow' }
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) }
  return age < day
    ? { unit: 'hours', count: Math.floor(age / hour) }
    : { unit: 'days', count: Math.floor(age / day) }
}
