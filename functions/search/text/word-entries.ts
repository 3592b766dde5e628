import { qualities } from '#functions/search/interpretation.ts'
import { soundKey, vocabulary } from './vocabulary.ts'
import type { Entry } from '#functions/search/text/things.ts'
import { withPrefix } from '#functions/search/dictionary.ts'
import { withoutArticle } from './tokens.ts'

const shortestPrefix = 2

/** The entries in which a word is a part of a name. */
export const exactEntries = (word: string): Entry[] => {
  const { entries } = vocabulary()
  return withoutArticle(word).flatMap((form) => entries.get(form) ?? [])
}

/** The entries in which a word begins a part of a name. */
export const prefixEntries = (word: string): Entry[] => {
  if (word.length < shortestPrefix) return []
  const { entries, keys } = vocabulary()
  const found = new Map<string, Entry>()
  for (const form of withoutArticle(word)) {
    const { from, to } = withPrefix(keys, form)
    for (let at = from; at < to; at++) {
      for (const entry of entries.get(keys[at]!)!) found.set(entry.thing.key, entry)
    }
  }
  return Array.from(found.values(), ({ thing }) => ({ thing, whole: false, quality: qualities.near }))
}

/** The cars that a word may name by its sound. */
export const soundEntries = (word: string): readonly Entry[] => {
  const sounds = withoutArticle(word).flatMap((form) => soundKey(form) ?? [])
  return sounds.flatMap((sound) => vocabulary().sounds.get(sound) ?? [])
}

/** Whether a word is, or begins, a part of any name. */
export const isKnownPart = (word: string): boolean => {
  const { entries, keys } = vocabulary()
  return withoutArticle(word).some((form) => {
    if (entries.has(form)) return true
    if (form.length < shortestPrefix) return false
    const { from, to } = withPrefix(keys, form)
    return from < to
  })
}
