import { reasonsOf, type ModeratedKind } from './moderation-reasons.ts'
import type { Words } from './words.ts'

type ReasonWords = { code: string; name: Words; advice: Words }

/** What reason codes mean, in their order; one that this version does not know is left out. */
export const reasonWords = (kind: ModeratedKind, codes: readonly string[]): ReasonWords[] => {
  const known: Readonly<Record<string, Omit<ReasonWords, 'code'>>> = reasonsOf[kind]
  return codes.flatMap((code) => {
    const reason = known[code]
    return reason ? [{ code, name: reason.name, advice: reason.advice }] : []
  })
}
