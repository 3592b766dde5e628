import { isOrdinary, meansCar } from '#functions/search/text/ordinary-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { isOfPart } from '#functions/search/text/part-colors.ts'
import type { Resolved, ResolvedName } from '#functions/search/text/resolve-names.ts'
import { isCar, type Thing } from '#functions/search/text/things.ts'

/** A name with the one thing that it means, if it is understood: what is told of it and what it asks for are one. */
export type ToldName = ResolvedName & { meant: Thing | undefined }
export type ToldPart = Exclude<Resolved, ResolvedName> | ToldName

/** One thing, or the make of which all the others are models (رنج). */
const oneOf = (things: readonly Thing[]): Thing | undefined => {
  const make = things.find(({ kind }) => kind === 'make')
  const isIts = (thing: Thing) => thing === make || (make !== undefined && thing.make === make.value)
  return things.length === 1 || things.every(isIts) ? (make ?? things[0]) : undefined
}

const meantBy = (
  { entries, key, isCertain, year }: ResolvedName,
  hasOtherWords: boolean,
): Thing | undefined => {
  if (year !== undefined) return undefined
  const things = [...new Set(entries.flatMap(({ thing, whole }) => (whole ? [thing] : [])))]
  if (isCertain || !isOrdinary(key)) return oneOf(things)
  // A cabriolet is a body unless MINI is said, which has a model of that name.
  const others = things.filter((thing) => !isCar(thing))
  return others.length > 0 || meansCar(key, hasOtherWords)
    ? oneOf(others.length > 0 ? others : things)
    : undefined
}

/** A part with what it means. `hasOtherWords`: plain words stand in the text too. */
export const toldPart = (part: Resolved, tokens: readonly Token[], hasOtherWords: boolean): ToldPart => {
  if (part.kind !== 'name') return part
  const meant = meantBy(part, hasOtherWords)
  const isUncertain = meant?.kind === 'color' && isOfPart(tokens, part.from, part.to)
  return { ...part, meant: isUncertain ? undefined : meant }
}
