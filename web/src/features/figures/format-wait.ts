import type { Language } from '#shared/constants/market.ts'
import { numberFormat } from '#web/i18n/format.ts'

const hour = 60
const day = 24 * hour

const units = [
  { unit: 'minute', size: 1, below: 2 * hour },
  { unit: 'hour', size: hour, below: 3 * day },
  { unit: 'day', size: day, below: Infinity },
] as const
export type WaitUnit = (typeof units)[number]

/** The unit that suits a wait of this many minutes. */
export const unitOfWait = (minutes: number): WaitUnit => units.find(({ below }) => minutes < below)!

/** A wait in words: `45 minutes`, `3.5 hours`, `4 days`. */
export const formatWait = (minutes: number, language: Language): string => {
  const { unit, size } = unitOfWait(minutes)
  return numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'minute' ? 0 : 1,
  }).format(minutes / size)
}
