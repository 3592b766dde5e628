import { isOrdinary, meansCar } from '#functions/search/text/ordinary-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import type { Resolved, ResolvedName } from '#functions/search/text/resolve-names.ts'
import type { Thing } from '#functions/search/text/things.ts'
import type { Understood } from '#shared/schemas/understood.ts'

const isCar = ({ kind }: Thing) => kind === 'make' || kind === 'model'

/** One thing, or the make of which all the others are models (رنج). */
const oneOf = (things: readonly Thing[]): Thing | undefined => {
  const make = things.find(({ kind }) => kind === 'make')
  const isIts = (thing: Thing) => thing === make || (make !== undefined && thing.make === make.value)
  return things.length === 1 || things.every(isIts) ? (make ?? things[0]) : undefined
}

/** The one thing that a name means, or undefined when there are several. */
const meantBy = (
  { entries, key, isCertain, year }: ResolvedName,
  hasOtherWords: boolean,
): Thing | undefined => {
  if (year !== undefined) return undefined
  const things = [...new Set(entries.flatMap(({ thing, whole }) => (whole ? [thing] : [])))]
  if (isCertain || !isOrdinary(key)) return oneOf(things)
  // A cabriolet is a body unless MINI is said, which has a model of that name.
  const others = things.filter((thing) => !isCar(thing))
  const meant = others.length > 0 || !meansCar(key, hasOtherWords) ? others : things
  return oneOf(meant)
}

/**
 * What is told of a part of a text, if it is understood. Its place covers the make that stands before its model.
 * `hasOtherWords`: plain words stand in the text too.
 */
export const understoodPart = (
  segment: Resolved,
  tokens: readonly Token[],
  hasOtherWords: boolean,
): Understood => {
  if (segment.kind === 'word') return []
  const end = tokens[segment.to - 1]!.end
  if (segment.kind === 'range') return [{ start: tokens[segment.from]!.start, end, ...segment.range }]
  const thing = meantBy(segment, hasOtherWords)
  if (!thing) return []
  const { kind, value, make, label } = thing
  const corrected = segment.fit !== 'exact' || (segment.make !== undefined && segment.make.fit !== 'exact')
  const start = tokens[(segment.make ?? segment).from]!.start
  return [{ start, end, kind, value, ...(make ? { make } : {}), label, corrected }]
}
