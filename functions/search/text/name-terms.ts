import { attributeKey, qualities, type Term } from '#functions/search/interpretation.ts'
import { isOrdinary } from '#functions/search/text/ordinary-words.ts'
import { attributesFrom, ownPrefixes, ownWords, type Neighbours } from '#functions/search/text/query-term.ts'
import { isCar, type Entry, type Thing } from '#functions/search/text/things.ts'
import type { ToldName } from '#functions/search/text/told-part.ts'

// A seller chooses what a car is from lists, so that its words decide nothing; equipment is often only written about.
const isChosen = (thing: Thing | undefined): thing is Thing => thing !== undefined && thing.kind !== 'feature'

const isShort = (key: string) => key.length === 1 || !/\D/.test(key)

/** What fits a thing that is understood: a Patrol Safari is a Patrol too, but pearl is not white, nor a CX-3 a Mazda 3. */
const entriesOf = ({ entries, key }: ToldName, meant: Thing): Entry[] =>
  isCar(meant)
    ? entries.filter(({ thing, whole }) => isCar(thing) && (whole || !isShort(key)))
    : entries.filter(({ thing }) => thing === meant)

/** Whether a listing must be what is named, however its own text reads: a Patrol, not "like a Patrol". */
export const isNameOnly = (name: ToldName): boolean => {
  const { entries, fit, key, year, isCertain, meant } = name
  if (meant) return isChosen(meant)
  const isClear = fit === 'exact' && year === undefined && (isCertain || !isOrdinary(key))
  return isClear && entries.every(({ thing, whole }) => !whole || isCar(thing))
}

/** What a listing must be for a name that is only a name. */
export const nameAttributes = (name: ToldName): Term['attributes'] =>
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
 * What a listing must have for a name. Words that may also be plain words get a term each: with the attribute it has all
 * of them, without it must have every word.
 */
export const nameTerms = (name: ToldName, words: readonly Neighbours[]): Term[] => {
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
