import { editDistance } from '#functions/search/text/edit-distance.ts'
import { vocabulary } from '#functions/search/text/vocabulary.ts'

const lettersOnly = /^\p{L}+$/u

// The letters a word has, folded to 32 bits: one edit changes at most two of them, so most words need no closer look.
const signatureOf = (word: string): number => {
  let signature = 0
  for (let i = 0; i < word.length; i++) signature |= 1 << (word.charCodeAt(i) & 31)
  return signature
}

const bitsIn = (value: number): number => {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const shortest = 4
const editsFor = (length: number): number => (length < shortest ? 0 : length < 8 ? 1 : 2)

type Candidates = { words: string[]; signatures: number[] }
let byLength: Candidates[] | undefined

const collect = (): Candidates[] => {
  const lists: Candidates[] = []
  for (const word of vocabulary().typed) {
    if (word.length < shortest || !lettersOnly.test(word)) continue
    const list = (lists[word.length] ??= { words: [], signatures: [] })
    list.words.push(word)
    list.signatures.push(signatureOf(word))
  }
  return lists
}

const within = (word: string, edits: number): string[] => {
  byLength ??= collect()
  const signature = signatureOf(word)
  const found: string[] = []
  for (let length = word.length - edits; length <= word.length + edits; length++) {
    const list = byLength[length]
    // Two edits make another word of a short one: accident is not accent.
    if (!list || editsFor(length) < edits) continue
    for (let at = 0; at < list.words.length; at++) {
      if (bitsIn(signature ^ list.signatures[at]!) > 2 * edits) continue
      if (editDistance(word, list.words[at]!, edits) <= edits) found.push(list.words[at]!)
    }
  }
  return found
}

/**
 * The keys of the vocabulary that a mistyped word may have meant: one edit away, or if there is none two edits in a word
 * of eight letters or more. Empty for short words and for those with digits, where a neighbour is another car.
 */
export const nearestKeys = (word: string): string[] => {
  if (!lettersOnly.test(word)) return []
  for (let edits = 1; edits <= editsFor(word.length); edits++) {
    const found = within(word, edits)
    if (found.length > 0) return found
  }
  return []
}
