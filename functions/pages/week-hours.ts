import { element, wrap } from '#functions/pages/html.ts'
import type { Site } from '#functions/pages/site.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'

/** A Sunday, from which the days of a week are counted. */
const sunday = Date.UTC(2026, 0, 4)
const dayMs = 86_400_000

/** A week's hours as a list of days and times. */
export const weekHours = (hours: WeekHours, { words, language }: Site): string => {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return wrap(
    'dl',
    hours.flatMap((open, day) => [
      element('dt', names.format(sunday + day * dayMs)),
      element('dd', open ? `${open.from} – ${open.to}` : words.closed),
    ]),
  )
}
