import { useEffect, useMemo, useState } from 'react'
import { useSuggestions } from '#web/features/browse/list-suggestions.ts'
import type { Choice } from './choice.ts'
import { groupSuggestions } from './group-suggestions.ts'
import { useRecentSearches } from './recent-searches.ts'

const pause = 120

const useSettled = (text: string) => {
  const [settled, settle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type Groups = ReturnType<typeof groupSuggestions>
export type Choices =
  | { kind: 'recent'; items: readonly Choice[] }
  | { kind: 'suggested'; items: readonly Choice[]; groups: Groups }

const none: Groups = []

/**
 * What the list offers: recent searches before anything is typed, then suggestions, asked for after a pause in the
 * typing (120 ms). While an answer is under way the list stays as it was. `items` is the list in its order.
 */
export const useChoices = (text: string): Choices => {
  const { recents } = useRecentSearches()
  const settled = useSettled(text)
  const { data, isError } = useSuggestions(text && settled)
  const groups = useMemo(() => (data ? groupSuggestions(data) : none), [data])

  const [shown, show] = useState<Groups | null>(null)
  const isAnswered = settled === text && (data !== undefined || isError)
  const next = text === '' ? null : isAnswered ? groups : shown
  if (next !== shown) show(next)

  return useMemo(
    () =>
      next
        ? { kind: 'suggested', items: next.flatMap(({ items }) => items), groups: next }
        : { kind: 'recent', items: recents },
    [next, recents],
  )
}
