import { type Token, wordSet } from './tokens.ts'
import { type Entry, isCar, type Thing } from './things.ts'
import type { ToldName, ToldPart } from './resolve-names.ts'
import { attributeKey, qualities, type Term } from '#functions/search/interpretation.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import { isOrdinary } from './word-lists.ts'
import {
  attributesFrom,
  countedTerms,
  type Neighbours,
  ownPrefixes,
  ownWords,
  wordTerms,
} from './query-term.ts'

const connectors = wordSet('or and او أو و')
const signs = /[/,،|&]/

type Understood = ToldName & { meant: NonNullable<ToldName['meant']> }

const isUnderstood = (part: ToldPart): part is Understood =>
  part.kind === 'name' && part.meant !== undefined && isNameOnly(part)

/** An area of another city: beside its own city it says where in it. */
const isElsewhere = (a: Thing, b: Thing): boolean =>
  a.kind === 'area' && b.kind === 'city' && cityOfArea(a.value) !== b.value

/** Whether two neighbours are a choice, since no car is both: "toyota or nissan", "white black", "camry accord". */
const isChoice = (one: ToldPart, other: ToldPart, tokens: readonly Token[]): boolean => {
  if (!isUnderstood(one) || !isUnderstood(other)) return false
  const start = (other.make ?? other).from
  const between = tokens.slice(one.to, start)
  if (start < one.to || !between.every(({ word }) => connectors.has(word))) return false
  const [a, b] = [one.meant, other.meant]
  if (isElsewhere(a, b) || isElsewhere(b, a)) return true
  if (a.kind === b.kind) return a.kind !== 'isGCCSpec' && a.kind !== 'hasWarranty'
  if (!isCar(a) || !isCar(b)) return false
  if (between.length > 0) return true
  // "patrol, nissan" is one car.
  return signs.test(tokens[start]!.before) && (a.make ?? a.value) !== (b.make ?? b.value)
}

/** The parts of a text, those together of which a listing need have only one. */
const alternativesOf = (parts: readonly ToldPart[], tokens: readonly Token[]): ToldPart[][] => {
  const groups: ToldPart[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && isChoice(last.at(-1)!, part, tokens)) last.push(part)
    else groups.push([part])
  }
  return groups
}

// A seller chooses these from lists, so the words of a description decide nothing; equipment is often only written about.
const isChosen = (thing: Thing | undefined): thing is Thing => thing !== undefined && thing.kind !== 'feature'

const isShort = (key: string) => key.length === 1 || !/\D/.test(key)

/** The entries that match an understood thing: a Patrol Safari is a Patrol too, but pearl is not white, nor a CX-3 a Mazda 3. */
const entriesOf = ({ entries, key }: ToldName, meant: Thing): Entry[] =>
  isCar(meant)
    ? entries.filter(({ thing, whole }) => isCar(thing) && (whole || !isShort(key)))
    : entries.filter(({ thing }) => thing === meant)

/** Whether a listing must be the named thing, whatever its own text says: a Patrol, not "like a Patrol". */
export const isNameOnly = (name: ToldName): boolean => {
  const { entries, fit, key, year, isCertain, meant } = name
  if (meant) return isChosen(meant)
  const isClear = fit === 'exact' && year === undefined && (isCertain || !isOrdinary(key))
  return isClear && entries.every(({ thing, whole }) => !whole || isCar(thing))
}

/** The attributes that a name asks for. */
const nameAttributes = (name: ToldName): Term['attributes'] =>
  attributesFrom(isChosen(name.meant) ? entriesOf(name, name.meant) : name.entries)

/** The 63 of a G63: every G-Class is meant, those that say 63 first. */
const numberTerm = ({ key, meant }: ToldName, attributes: Term['attributes']): Term[] => {
  if (meant?.kind !== 'model') return []
  const own = new Set<string>(meant.value.match(/\d+/g))
  const numbers = (key.match(/\d{2,}/g) ?? []).filter((number) => !own.has(number))
  const near = attributes.map((attribute) => ({ ...attribute, quality: qualities.near }))
  return numbers.length > 0 ? [{ attributes: near, words: [...numbers, key], prefixes: [] }] : []
}

/**
 * The terms of a name. Words that may also be plain words get a term each: a listing with the attribute matches all of them,
 * one without it must have every word.
 */
const nameTerms = (name: ToldName, words: readonly Neighbours[]): Term[] => {
  const attributes = [...nameAttributes(name)]
  if (name.year !== undefined)
    attributes.push({ key: attributeKey('year', name.year), quality: qualities.named })
  if (isNameOnly(name)) return [{ attributes, words: [], prefixes: [] }, ...numberTerm(name, attributes)]
  return words.map((near) => ({
    attributes,
    words: ownWords(near),
    prefixes: name.fit === 'exact' ? [] : ownPrefixes(near.word),
  }))
}

const isPlain = (part: ToldPart): boolean =>
  part.kind === 'word' || (part.kind === 'name' && !isNameOnly(part))

/** Every word of a part with the words beside it that belong to no name. */
const neighboursOf = (part: ToldPart, tokens: readonly Token[], plain: readonly boolean[]): Neighbours[] => {
  const beside = (at: number) => (plain[at] ? tokens[at]!.word : '')
  return tokens.slice(part.from, part.to).map(({ word }, offset) => {
    const at = part.from + offset
    return { before: beside(at - 1), word, after: beside(at + 1), isLast: at === tokens.length - 1 }
  })
}

const nameOf = ({ attributes, words }: Term) =>
  `${words.join(' ')} ${attributes[0]?.key} ${attributes.length} ${attributes[0]?.quality}`

const isKeyOf = (kind: string, { attributes }: Term) =>
  attributes.some(({ key }) => key.startsWith(`${kind}:`))

/** The terms of wishes. The kind of car that one means gives way to the car, and to the make or the body, that the text names itself. */
const wishTerms = (parts: readonly ToldPart[]): Term[] => {
  const named = new Set(
    parts.flatMap((part) => {
      if (part.kind === 'wish') return part.wish.kind === 'generation' ? ['generation'] : []
      return part.kind === 'name' ? (part.meant?.kind ?? []) : []
    }),
  )
  const isCarNamed = named.has('model') || named.has('generation')
  return parts.flatMap((part) => {
    if (part.kind !== 'wish') return []
    const { terms = [], cars, preferred } = part.wish
    // A luxury sedan is of a luxury make, and a family sedan no van.
    const isFree = (term: Term | undefined): term is Term =>
      term !== undefined && !isCarNamed && !named.has(isKeyOf('make', term) ? 'make' : 'bodyType')
    return [...terms, ...[cars, preferred].filter(isFree)]
  })
}

/** The terms of the parts of a text, limits aside. Repeated terms are listed once. */
export const termsOf = (parts: readonly ToldPart[], tokens: readonly Token[], lastYear: number): Term[] => {
  const plain = tokens.map(() => false)
  for (const part of parts) if (isPlain(part)) plain.fill(true, part.from, part.to)
  const termsOfPart = (part: ToldPart): Term[] => {
    if (part.kind === 'range' || part.kind === 'nothing' || part.kind === 'wish') return []
    if (part.kind === 'word' && part.isCounted)
      return countedTerms(tokens[part.from]!.word, tokens[part.from + 1]!.word)
    const words = neighboursOf(part, tokens, plain)
    return part.kind === 'name' ? nameTerms(part, words) : words.flatMap((near) => wordTerms(near, lastYear))
  }
  const terms = alternativesOf(parts, tokens).flatMap((group) => {
    if (group.length === 1) return termsOfPart(group[0]!)
    const attributes = group.flatMap((part) => (part.kind === 'name' ? nameAttributes(part) : []))
    return [{ attributes, words: [], prefixes: [] }]
  })
  return [...new Map([...terms, ...wishTerms(parts)].map((term) => [nameOf(term), term])).values()]
}
