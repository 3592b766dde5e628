import type { SearchDocument } from '#functions/search/document.ts'
import { soundKey } from '#functions/search/sound-key.ts'
import { withoutArticle, wordsOf } from '#functions/search/words.ts'

const letterMeetsDigit = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

const tokensOfLine = (line: string): string[] => {
  const words = wordsOf(line)
  const tokens = words.flatMap((word, index) => {
    const parts = word.split(letterMeetsDigit)
    return [word, ...(parts.length > 1 ? parts : []), ...(index === 0 ? [] : [words[index - 1] + word])]
  })
  return [...new Set(tokens.flatMap(withoutArticle))]
}

const soundsOfTitle = (title: string): string[] => wordsOf(title).flatMap((word) => soundKey(word) ?? [])

/**
 * Remembers the answers for short texts. Listings are made of the same few thousand lines (a colour with its synonyms, a
 * model's name), so that an index is built several times faster. Cleared rather than managed: what a process meets
 * beyond this is noise.
 */
const remembering = (derive: (text: string) => string[]) => {
  const known = new Map<string, string[]>()
  return (text: string): string[] => {
    if (text.length > 60) return derive(text)
    const tokens = known.get(text) ?? derive(text)
    if (known.size >= 20_000) known.clear()
    known.set(text, tokens)
    return tokens
  }
}

const lineTokens = remembering(tokensOfLine)
const titleSounds = remembering(soundsOfTitle)

/**
 * Everything a document is found under, perhaps twice: its words, the parts of cx5, neighbours of one line joined, and
 * how its name sounds.
 */
export const tokensOf = ({ text, card }: Pick<SearchDocument, 'text' | 'card'>): string[] => [
  ...text.split('\n').flatMap(lineTokens),
  ...titleSounds(card.titleAr),
]

/** One word of a query. A document has it when a token begins with one of `prefixes` or is one of `sounds`. */
export type Term = { prefixes: readonly string[]; sounds: readonly string[] }

/**
 * The words of a query, all of which a document must have. A word is also satisfied by itself joined to a neighbour, so
 * that "land cruiser" finds "landcruiser". Empty when there is no word in the text.
 */
export const termsOf = (text: string): Term[] => {
  const words = wordsOf(text)
  const terms = words.map((word, index): Term => {
    const before = words[index - 1]
    const after = words[index + 1]
    const forms = [word, before === undefined ? '' : before + word, after === undefined ? '' : word + after]
    const sounds = withoutArticle(word).flatMap((form) => soundKey(form) ?? [])
    return { prefixes: forms.filter(Boolean).flatMap(withoutArticle), sounds }
  })
  return [...new Map(terms.map((term) => [term.prefixes.join(' '), term])).values()]
}
