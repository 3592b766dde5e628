import type { Token } from '#functions/search/text/query-tokens.ts'
import type { ToldPart } from '#functions/search/text/told-part.ts'
import type { Understood } from '#shared/schemas/understood.ts'

// The sign of a limit is a part of it: taken off alone, ">2020" would leave a sign behind.
const signBefore = /[<>≤≥=+]+\s*$/
const signAfter = /^\s*\+/

const placeOfRange = (text: string, tokens: readonly Token[], from: number, to: number) => {
  const { start } = tokens[from]!
  const { end } = tokens[to - 1]!
  const before = signBefore.exec(text.slice(tokens[from - 1]?.end ?? 0, start))?.[0] ?? ''
  const after = signAfter.exec(text.slice(end, tokens[to]?.start))?.[0] ?? ''
  // Between two numbers a plus belongs to the first.
  const isTaken = from > 0 && before.startsWith('+') && /\d/.test(tokens[from - 1]!.word)
  return { start: isTaken ? start : start - before.length, end: end + after.length }
}

/** What is told of a part of a text, if it is understood. Its place covers the make that stands before its model. */
export const understoodPart = (part: ToldPart, tokens: readonly Token[], text: string): Understood => {
  if (part.kind === 'range') return [{ ...placeOfRange(text, tokens, part.from, part.to), ...part.range }]
  if (part.kind !== 'name' || !part.meant) return []
  const { kind, value, make, label } = part.meant
  const corrected = part.fit !== 'exact' || (part.make !== undefined && part.make.fit !== 'exact')
  const { start } = tokens[(part.make ?? part).from]!
  const { end } = tokens[part.to - 1]!
  return [{ start, end, kind, value, ...(make ? { make } : {}), label, corrected }]
}
