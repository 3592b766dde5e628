import type { Token } from './tokens.ts'

// The sign of a limit is a part of it: taken off alone, ">2020" would leave a sign behind.
const signBefore = /[<>≤≥=+]+\s*$/
const signAfter = /^\s*\+/

/** The place of a limit in its text, with its signs. */
export const placeOfRange = (text: string, tokens: readonly Token[], from: number, to: number) => {
  const { start } = tokens[from]!
  const { end } = tokens[to - 1]!
  const before = signBefore.exec(text.slice(tokens[from - 1]?.end ?? 0, start))?.[0] ?? ''
  const after = signAfter.exec(text.slice(end, tokens[to]?.start))?.[0] ?? ''
  // Between two numbers a plus belongs to the first.
  const isTaken = from > 0 && before.startsWith('+') && /\d/.test(tokens[from - 1]!.word)
  return { start: isTaken ? start : start - before.length, end: end + after.length }
}
