import { isNameOnly } from '#functions/search/text/name-terms.ts'
import { wordSet } from '#functions/search/text/query-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { isCar } from '#functions/search/text/things.ts'
import type { ToldName, ToldPart } from '#functions/search/text/told-part.ts'

const connectors = wordSet('or and او أو و')
const signs = /[/,،|&]/

type Understood = ToldName & { meant: NonNullable<ToldName['meant']> }

const isUnderstood = (part: ToldPart): part is Understood =>
  part.kind === 'name' && part.meant !== undefined && isNameOnly(part)

/** Whether two neighbours are a choice, since no car is both: "toyota or nissan", "white black", "camry accord". */
const isChoice = (one: ToldPart, other: ToldPart, tokens: readonly Token[]): boolean => {
  if (!isUnderstood(one) || !isUnderstood(other)) return false
  const start = (other.make ?? other).from
  const between = tokens.slice(one.to, start)
  if (start < one.to || !between.every(({ word }) => connectors.has(word))) return false
  const [a, b] = [one.meant, other.meant]
  if (a.kind === b.kind) return a.kind !== 'isGCCSpec' && a.kind !== 'hasWarranty'
  if (!isCar(a) || !isCar(b)) return false
  if (between.length > 0) return true
  // "patrol, nissan" is one car.
  return signs.test(tokens[start]!.before) && (a.make ?? a.value) !== (b.make ?? b.value)
}

/** The parts of a text, those together of which a listing need have only one. */
export const alternativesOf = (parts: readonly ToldPart[], tokens: readonly Token[]): ToldPart[][] => {
  const groups: ToldPart[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && isChoice(last.at(-1)!, part, tokens)) last.push(part)
    else groups.push([part])
  }
  return groups
}
