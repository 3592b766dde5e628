import { attributeKey, qualities, type Term } from '#functions/search/interpretation.ts'
import { isOrdinary } from '#functions/search/text/ordinary-words.ts'
import { attributesFrom, ownPrefixes, ownWords, type Neighbours } from '#functions/search/text/query-term.ts'
import type { ResolvedName } from '#functions/search/text/resolve-names.ts'

/** Whether a listing must be what is named, however its own text reads: a Patrol, not "like a Patrol". */
export const isNameOnly = ({ entries, fit, key, year, isCertain }: ResolvedName): boolean =>
  fit === 'exact' &&
  year === undefined &&
  (isCertain || !isOrdinary(key)) &&
  entries.every(({ thing, whole }) => !whole || thing.kind === 'make' || thing.kind === 'model')

/**
 * What a listing must have for a name. Words that may also be plain words get a term each: with the attribute it has all
 * of them, without it must have every word.
 */
export const nameTerms = (name: ResolvedName, words: readonly Neighbours[]): Term[] => {
  const attributes = attributesFrom(name.entries)
  if (name.year !== undefined)
    attributes.push({ key: attributeKey('year', name.year), quality: qualities.named })
  if (isNameOnly(name)) return [{ attributes, words: [], prefixes: [] }]
  return words.map((near) => ({
    attributes,
    words: ownWords(near),
    prefixes: name.fit === 'exact' ? [] : ownPrefixes(near.word),
  }))
}
