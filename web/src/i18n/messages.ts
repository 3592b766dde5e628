import type { Language } from '#shared/constants/market.ts'
import { pluralOf } from '#shared/rules/plural.ts'

/** A message by plural category; `count` chooses among them. */
type PluralMessage = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

export type Message = string | PluralMessage
export type Messages = Readonly<Record<string, Message>>

/** Arabic has six categories and needs all of them. */
type ArabicPlural = Readonly<Record<Intl.LDMLPluralRule, string>>

/** The type that an Arabic namespace `satisfies`: exactly the keys of the English one, plurals where English has plurals. */
export type Translation<English extends Messages> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : ArabicPlural
}

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The names that a message wants filled in, read out of its English text; plurals also want `count`. */
export type PlaceholdersOf<M> = M extends string ? Placeholder<M> : 'count' | Placeholder<M[keyof M]>

/** The text of a message for a count: its plural category where the message has one, else `other`. */
export const pickForm = (message: Message, count: unknown, language: Language): string => {
  if (typeof message === 'string') return message
  return message[pluralOf(Number(count), language)] ?? message.other
}
