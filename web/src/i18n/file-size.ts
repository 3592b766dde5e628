import type { Language } from '#shared/constants/market.ts'
import { numberFormat } from './format.ts'

const sizes = [
  ['byte', 1],
  ['kilobyte', 1000],
  ['megabyte', 1_000_000],
] as const

/** Bytes as people read them: `640 kB`, `3.2 MB`, `3.2 ميغابايت`. */
export const formatFileSize = (bytes: number, language: Language): string => {
  const [unit, size] = sizes.findLast(([, least]) => bytes >= least) ?? sizes[0]
  const digits = unit === 'megabyte' ? 1 : 0
  // The short Arabic unit is «م.ب», which no other text of the site has.
  const unitDisplay = language === 'ar' ? 'long' : 'short'
  return numberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits }).format(
    bytes / size,
  )
}
