import { negations } from '#functions/search/text/negation-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import type { ToldPart } from '#functions/search/text/told-part.ts'

/**
 * The parts without what is negated and its negation: "not automatic" must not ask for automatic cars. A negated word that
 * names nothing stays as it is, since sellers write "no accidents" too.
 */
export const withoutNegated = (parts: readonly ToldPart[], tokens: readonly Token[]): ToldPart[] => {
  const dropped = new Set<ToldPart>()
  parts.forEach((part, at) => {
    const next = parts[at + 1]
    if (part.kind !== 'word' || !negations.has(tokens[part.from]!.word)) return
    if (next?.kind !== 'name' || next.from !== part.to || !next.meant) return
    dropped.add(part).add(next)
    const model = parts[at + 2]
    if (model?.kind === 'name' && model.make?.from === next.from) dropped.add(model)
  })
  return parts.filter((part) => !dropped.has(part))
}
