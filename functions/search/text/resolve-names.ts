import { isOfPart, isOrdinary, meansCar, stopWords } from './word-lists.ts'
import type { Token } from './tokens.ts'
import type { NameSegment, RangeSegment, Segment } from './segments.ts'
import { type Entry, isCar, type Thing } from './things.ts'
import { exactEntries } from './word-entries.ts'

/** A name with its meaning beside the other names of its text. */
type ResolvedName = NameSegment & {
  /** Its make is in the text too, so that it is no ordinary word. */
  isCertain: boolean
  /** The make stands directly before it. */
  make?: NameSegment
}
export type Resolved = Exclude<Segment, NameSegment> | ResolvedName

const isMake = ({ thing, whole }: Entry) => whole && thing.kind === 'make'
const makeOf = (thing: Thing): string => thing.make ?? thing.key

/** The one make that a segment is about, when nothing else can be meant. */
const certainMake = (segment: Segment): string | undefined => {
  if (segment.kind !== 'name') return undefined
  const wholes = segment.entries.filter(({ whole }) => whole)
  if (wholes.length === 0 || !wholes.every(({ thing }) => isCar(thing))) return undefined
  if (!wholes.some(isMake) && (isOrdinary(segment.key) || segment.year)) return undefined
  const makes = new Set(wholes.map(({ thing }) => (thing.kind === 'make' ? thing.value : makeOf(thing))))
  return makes.size === 1 ? makes.values().next().value : undefined
}

const yearRange = ({ from, to, year }: NameSegment & { year: number }): RangeSegment => ({
  kind: 'range',
  from,
  to,
  range: { kind: 'year', min: year, max: year },
})

const ofMakes = (entries: readonly Entry[], makes: ReadonlySet<string>) =>
  entries.filter(({ thing }) => thing.make !== undefined && makes.has(thing.make))

const resolve = (segment: NameSegment, segments: readonly Segment[], at: number): Resolved => {
  const before = segments[at - 1]
  if (before?.kind === 'name') {
    const own = ofMakes(
      segment.entries,
      new Set(before.entries.filter(isMake).map(({ thing }) => thing.value)),
    )
    const isWhole = own.some(({ whole }) => whole)
    const { year: _, ...rest } = segment
    if (isWhole) return { ...rest, entries: own, isCertain: true, make: before }
    if (own.length > 0 && isOrdinary(segment.key)) return { ...rest, entries: own, isCertain: false }
  }
  const others = segments.flatMap((other, place) => (place === at ? [] : (certainMake(other) ?? [])))
  if (others.length === 0 || segment.entries.some(isMake)) return { ...segment, isCertain: false }
  const own = ofMakes(segment.entries, new Set(others))
  if (own.some(({ whole }) => whole)) {
    if (!segment.year) return { ...segment, entries: own, isCertain: true }
    const isModelSaid = segments.some(
      (other, place) =>
        place !== at &&
        other.kind === 'name' &&
        ofMakes(other.entries, new Set(others)).some(({ whole }) => whole),
    )
    if (!isModelSaid) return { ...segment, entries: own, isCertain: false }
  }
  if (segment.year) return yearRange({ ...segment, year: segment.year })
  if (!isOrdinary(segment.key)) return { ...segment, isCertain: false }
  // The text names another make's car: "land cruiser gx" is no Lexus.
  const rest = segment.entries.filter(({ thing }) => !isCar(thing))
  if (rest.some(({ whole }) => whole)) return { ...segment, entries: rest, isCertain: false }
  return { kind: 'word', from: segment.from, to: segment.to }
}

const isMadeBy = (name: ResolvedName, before: Segment | undefined): boolean =>
  name.make !== undefined ||
  (before?.kind === 'name' &&
    before.entries.some((entry) => isMake(entry) && entry.thing.value === name.entries[0]!.thing.make))

/** A word that says nothing is a name beside its make or its number only: "lexus is", "audi a", not the "a" of "a car". */
const resolveStopWord = (segments: readonly Segment[], at: number, tokens: readonly Token[]): Resolved => {
  const segment = segments[at]!
  const { word } = tokens[segment.from]!
  const place = { from: segment.from, to: segment.to }
  const before = segments[at - 1]
  if (segment.kind === 'word' && word.length === 1 && before?.kind === 'name') {
    const makes = before.entries.filter(isMake).map(({ thing }) => thing.value)
    const entries = ofMakes(exactEntries(word), new Set(makes))
    return entries.length > 0
      ? { kind: 'name', ...place, key: word, entries, fit: 'exact', isCertain: false }
      : { kind: 'word', ...place }
  }
  if (segment.kind !== 'name') return segment
  const name = resolve(segment, segments, at)
  if (
    name.kind !== 'name' ||
    segments.length === 1 ||
    name.entries.some(({ thing, whole }) => whole && !isCar(thing))
  )
    return name
  const isNumbered = /^\d{2,3}$/.test(tokens[segment.to]?.word ?? '')
  return isMadeBy(name, before) || isNumbered ? name : { kind: 'word', ...place }
}

/** Resolves names by the makes in the same text: the 3 of a Mazda, the GX of a Land Cruiser. */
export const resolveNames = (segments: readonly Segment[], tokens: readonly Token[]): Resolved[] =>
  segments.map((segment, at) => {
    const isOne = segment.to === segment.from + 1
    if (isOne && stopWords.has(tokens[segment.from]!.word)) return resolveStopWord(segments, at, tokens)
    return segment.kind === 'name' ? resolve(segment, segments, at) : segment
  })

/** A name with the one thing that it means, if it is understood: shown in the interpretation and used as the filter. */
export type ToldName = ResolvedName & { meant: Thing | undefined }
export type ToldPart = Exclude<Resolved, ResolvedName> | ToldName

/** One thing, or the make of which all the others are models (رنج). */
const oneOf = (things: readonly Thing[]): Thing | undefined => {
  // Generations of one code are one car under several names: the Y61 of the Patrol, the Safari and the Super Safari.
  const [first] = things
  if (
    first?.kind === 'generation' &&
    things.every(({ make, value }) => make === first.make && value === first.value)
  )
    return first
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
  // A cabriolet is a body unless the text names MINI, which has a model of that name.
  const others = things.filter((thing) => !isCar(thing))
  return others.length > 0 || meansCar(key, hasOtherWords)
    ? oneOf(others.length > 0 ? others : things)
    : undefined
}

/** A part with its meaning. `hasOtherWords`: the text has plain words too. */
export const toldPart = (part: Resolved, tokens: readonly Token[], hasOtherWords: boolean): ToldPart => {
  if (part.kind !== 'name') return part
  const meant = meantBy(part, hasOtherWords)
  const isUncertain = meant?.kind === 'color' && isOfPart(tokens, part.from, part.to)
  return { ...part, meant: isUncertain ? undefined : meant }
}
