import type { Term } from '#functions/search/interpretation.ts'
import { isNameOnly, nameTerms } from '#functions/search/text/name-terms.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { wordTerms, type Neighbours } from '#functions/search/text/query-term.ts'
import type { Resolved } from '#functions/search/text/resolve-names.ts'

const isPlain = (part: Resolved): boolean =>
  part.kind === 'word' || (part.kind === 'name' && !isNameOnly(part))

/** Every word of a part with the words beside it that belong to no name. */
const neighboursOf = (part: Resolved, tokens: readonly Token[], plain: readonly boolean[]): Neighbours[] => {
  const beside = (at: number) => (plain[at] ? tokens[at]!.word : '')
  return tokens.slice(part.from, part.to).map(({ word }, offset) => {
    const at = part.from + offset
    return { before: beside(at - 1), word, after: beside(at + 1), isLast: at === tokens.length - 1 }
  })
}

const nameOf = ({ attributes, words }: Term) =>
  `${words.join(' ')} ${attributes[0]?.key} ${attributes.length}`

/** What a listing must have for the parts of a text, limits aside. What is said twice is asked for once. */
export const termsOf = (parts: readonly Resolved[], tokens: readonly Token[], lastYear: number): Term[] => {
  const plain = tokens.map(() => false)
  for (const part of parts) if (isPlain(part)) plain.fill(true, part.from, part.to)
  const terms = parts.flatMap((part) => {
    if (part.kind === 'range') return []
    const words = neighboursOf(part, tokens, plain)
    return part.kind === 'name' ? nameTerms(part, words) : words.flatMap((near) => wordTerms(near, lastYear))
  })
  return [...new Map(terms.map((term) => [nameOf(term), term])).values()]
}
