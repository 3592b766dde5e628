import { eachFreeToken } from '#functions/search/text/free-text.ts'

/** The words under which lines of a listing's own text are found, each once. */
export const freeTokens = (lines: readonly string[]): string[] => {
  const tokens = new Set<string>()
  eachFreeToken(lines, (token) => tokens.add(token))
  return [...tokens]
}
