import { plateLimits } from '#shared/constants/plate-limits.ts'
import { plateSeries } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber, toPlainDigits } from '#shared/rules/plate-number.ts'

export type NumberIssue = 'number.missing' | 'number.long' | 'number.letter' | 'number.wrong'

/** What is wrong with a plate's number as somebody typed it; undefined when it is one. */
export const numberIssue = (typed: string): NumberIssue | undefined => {
  if (readPlateNumber(typed)) return undefined
  const plain = toPlainDigits(typed).toUpperCase()
  const digits = plain.match(/\d/g)?.length ?? 0
  const letters = plain.match(/\p{L}/gu) ?? []
  const isKnown = letters.length === 1 && plateSeries.some((series) => series === letters[0])
  if (digits === 0 && letters.length === 0) return 'number.missing'
  if (letters.length > 0 && !isKnown) return 'number.letter'
  if (digits === 0) return 'number.missing'
  return digits > plateLimits.digits ? 'number.long' : 'number.wrong'
}
