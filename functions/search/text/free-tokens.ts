import { fineWords } from '#functions/search/text/fine-words.ts'
import { rawWord } from '#functions/search/text/raw-words.ts'
import { remember } from '#functions/search/text/remember.ts'
import { withoutArticle, wordsOf } from '#functions/search/words.ts'

type Known = { words: readonly string[]; tokens: readonly string[] }

// Unicode normalisation is what costs; sellers write the same few thousand words.
const known = remember((raw): Known => {
  const words = wordsOf(raw)
  const tokens = words.flatMap((word) => [...withoutArticle(word), ...fineWords(word)])
  return { words, tokens: [...new Set(tokens)] }
}, 20_000)

/** Longer lines are prose, where a neighbour joined is hardly ever a word. */
const shortLine = 60

const addLine = (line: string, tokens: Set<string>) => {
  let before = ''
  for (const raw of line.match(rawWord) ?? []) {
    const entry = known(raw)
    for (const token of entry.tokens) tokens.add(token)
    if (line.length > shortLine) continue
    for (const word of entry.words) {
      if (before) for (const joined of withoutArticle(before + word)) tokens.add(joined)
      before = word
    }
  }
}

/**
 * The distinct words under which lines of a listing's own text are found: normalised, also without the Arabic article,
 * the parts of cx5, and in short lines neighbours joined.
 */
export const freeTokens = (lines: readonly string[]): string[] => {
  const tokens = new Set<string>()
  for (const line of lines) addLine(line, tokens)
  return [...tokens]
}
