import type { Term } from '#functions/search/interpretation.ts'
import { alternativesOf } from '#functions/search/text/alternatives.ts'
import { isNameOnly, nameAttributes, nameTerms } from '#functions/search/text/name-terms.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { countedTerms, wordTerms, type Neighbours } from '#functions/search/text/query-term.ts'
import type { ToldPart } from '#functions/search/text/told-part.ts'

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

/** What a listing must have for the parts of a text, limits aside. What is said twice is asked for once. */
export const termsOf = (parts: readonly ToldPart[], tokens: readonly Token[], lastYear: number): Term[] => {
  const plain = tokens.map(() => false)
  for (const part of parts) if (isPlain(part)) plain.fill(true, part.from, part.to)
  const termsOfPart = (part: ToldPart): Term[] => {
    if (part.kind === 'range' || part.kind === 'nothing') return []
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
  return [...new Map(terms.map((term) => [nameOf(term), term])).values()]
}
