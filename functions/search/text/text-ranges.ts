import type { TextRange } from '#functions/search/interpretation.ts'

const isOneYear = ({ kind, min, max }: TextRange) => kind === 'year' && min !== undefined && min === max

/** The limits of a text; years that are only listed ("2020 2021") are one span, since no car has both. */
export const textRanges = (ranges: readonly TextRange[]): TextRange[] => {
  const years = ranges.filter(isOneYear).map(({ min }) => min!)
  if (years.length < 2) return [...ranges]
  const span: TextRange = { kind: 'year', min: Math.min(...years), max: Math.max(...years) }
  return [span, ...ranges.filter((range) => !isOneYear(range))]
}
