import { Fragment, createElement, type ReactNode } from 'react'
import type { Language } from '#shared/constants/market.ts'
import { directionOf, type Direction } from '#web/stores/language.ts'
import { formatNumber } from './format.ts'
import { pickForm, type Message, type Messages, type PlaceholdersOf } from './messages.ts'

type Values = Readonly<Record<string, string | number>>
type Nodes = Readonly<Record<string, ReactNode>>

type Arguments<M, Value> = [PlaceholdersOf<M>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<M>, Value>>]

/**
 * A key that is no message is an error that names it. With `Key extends keyof M` it would count as every key at once, and the compiler would
 * ask for the values of all of them instead.
 */
type Translate<M, Value, Text> = <Key extends string>(
  key: Key extends keyof M ? Key : keyof M,
  ...values: Arguments<M[Key & keyof M], Value>
) => Text

export type Translator<M extends Messages> = {
  /** The message as text: `t('results', { count: 3 })`. Numbers are grouped, names of the other script kept apart. */
  t: Translate<M, string | number, string>
  /** The message with elements in its places: `rich('agree', { terms: <a …/> })`. */
  rich: Translate<M, ReactNode, ReactNode>
  language: Language
  dir: Direction
}

// Letters of the other direction. Digits alone and dates have the sentence's own; a phone number begins with its plus in any.
const foreign = { en: /\p{Script=Arabic}/u, ar: /[A-Za-z]|^\+\d/ } as const
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/** A value within a sentence: a name in the other script is isolated, else digits and marks beside it would change places. */
const asText = (value: string | number, language: Language): string => {
  if (typeof value === 'number') return formatNumber(value, language)
  return foreign[language].test(value) ? firstStrongIsolate + value + popIsolate : value
}

const asNode = (value: ReactNode, language: Language) =>
  typeof value === 'string' ? asText(value, language) : value

/** A message; its key’s end where there is none: a page that was opened before a release is answered values that only the release knows. */
const messageOf = <M extends Messages>(messages: M, key: keyof M): Message =>
  messages[key] ?? String(key).slice(String(key).lastIndexOf('.') + 1)

const placeholder = /\{(\w+)\}/

/** Builds `t` and `rich` over one catalogue of one language. */
export const createTranslator = <M extends Messages>(messages: M, language: Language): Translator<M> => ({
  t: (key, ...[values]) => {
    const filled: Values = (values as Values | undefined) ?? {}
    // Split at a pattern with one group: odd places are placeholder names.
    const parts = pickForm(messageOf(messages, key), filled['count'], language).split(placeholder)
    return parts.map((part, index) => (index % 2 ? asText(filled[part] ?? '', language) : part)).join('')
  },
  rich: (key, ...[values]) => {
    const filled: Nodes = (values as Nodes | undefined) ?? {}
    const parts = pickForm(messageOf(messages, key), filled['count'], language).split(placeholder)
    return createElement(
      Fragment,
      null,
      ...parts.map((part, index) => (index % 2 ? asNode(filled[part], language) : part)),
    )
  },
  language,
  dir: directionOf(language),
})
