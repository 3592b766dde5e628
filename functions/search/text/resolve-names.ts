import { isOrdinary } from '#functions/search/text/ordinary-words.ts'
import type { NameSegment, RangeSegment, Segment } from '#functions/search/text/segments.ts'
import type { Entry, Thing } from '#functions/search/text/things.ts'

/** A name with what it means beside the other names of its text. */
export type ResolvedName = NameSegment & {
  /** Its make is said too, so that it is no ordinary word. */
  isCertain: boolean
  /** The make stands directly before it. */
  make?: NameSegment
}
export type Resolved = Exclude<Segment, NameSegment> | ResolvedName

const isCar = ({ kind }: Thing) => kind === 'make' || kind === 'model'
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
  // Another make's car is said: "land cruiser gx" is no Lexus.
  const rest = segment.entries.filter(({ thing }) => !isCar(thing))
  if (rest.some(({ whole }) => whole)) return { ...segment, entries: rest, isCertain: false }
  return { kind: 'word', from: segment.from, to: segment.to }
}

/** Names in the light of the makes that stand in the same text: the 3 of a Mazda, the GX of a Land Cruiser. */
export const resolveNames = (segments: readonly Segment[]): Resolved[] =>
  segments.map((segment, at) => (segment.kind === 'name' ? resolve(segment, segments, at) : segment))
