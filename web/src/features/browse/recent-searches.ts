import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Suggestion } from '#shared/schemas/understood.ts'
import type { FoundCars } from '#web/features/browse/queries.ts'
import { fold } from '#web/i18n/fold.ts'
import { onListChange, readList, writeList } from '#web/stores/person.ts'

const key = 'recentSearches'

const most = 5

const isText = (value: unknown): value is string => typeof value === 'string'

const isChoice = (value: unknown): value is Choice => {
  const { label, query } = (value ?? {}) as Partial<Choice>
  return isText(label?.en) && isText(label.ar) && Object.values(query ?? { none: null }).every(isText)
}

/** The searches that were kept, without entries that another version of the page, or somebody by hand, may have written. */
export const readRecents = (stored: string | null): readonly Choice[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isChoice).slice(0, most) : []
  } catch {
    return []
  }
}

const isSame = (a: Choice, b: Choice) =>
  fold(`${new URLSearchParams(a.query)}`) === fold(`${new URLSearchParams(b.query)}`)

// "toy" on the way to "toyota", or to the suggestion that was chosen then.
const isBeginningOf = (first: Choice | undefined, whole: Choice) => {
  const text = fold(first?.query['search'] ?? '')
  return text !== '' && Object.values(whole.label).some((name) => fold(name).startsWith(text))
}

/** The newest first, each search once, at most five; a text that was only the beginning of the next goes. */
export const withRecent = (recents: readonly Choice[], choice: Choice): readonly Choice[] => {
  const others = isBeginningOf(recents[0], choice) ? recents.slice(1) : recents
  return [choice, ...others.filter((other) => !isSame(other, choice))].slice(0, most)
}

/** The searches that somebody made in this browser. Kept like language and theme, without cookie consent: the data never leaves it. */
export const useRecentSearches = create<{ recents: readonly Choice[] }>(() => ({
  recents: readRecents(readList(key)),
}))

onListChange(key, () => useRecentSearches.setState({ recents: readRecents(readList(key)) }))

const keep = (recents: readonly Choice[]) => {
  writeList(key, recents.length > 0 ? JSON.stringify(recents) : null)
  useRecentSearches.setState({ recents })
}

export const remember = ({ label, query }: Choice): void =>
  keep(withRecent(useRecentSearches.getState().recents, { label, query }))

/** Remembers a search for a text; an empty one is none. */
export const rememberText = (text: string): void => {
  if (text.trim()) remember(textChoice(text.trim()))
}

export const forget = (choice: Choice): void =>
  keep(useRecentSearches.getState().recents.filter((other) => other !== choice))

export const forgetAll = (): void => keep([])

/** A search that one press makes: its name in both languages and the parameters of `GET /api/listings`. */
export type Choice = Pick<Suggestion, 'label' | 'query'>

/** The choice that is a typed text. */
export const textChoice = (text: string): Choice => ({
  label: { en: text, ar: text },
  query: { search: text },
})

const pause = 2000

// The page's own search is the one that something on the page waits for.
const foundCars = (client: QueryClient, text: string) =>
  client
    .getQueriesData<FoundCars>({ queryKey: ['listings', 'search'], type: 'active' })
    .some(([, answer]) => answer?.search === text && answer.total > 0)

/** Remembers a text that stayed for two seconds over the cars it found. A single letter is hardly a search. */
export const useRememberSettled = (text: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (text.length < 2) return undefined
    const timer = setTimeout(() => foundCars(client, text) && rememberText(text), pause)
    return () => clearTimeout(timer)
  }, [client, text])
}
