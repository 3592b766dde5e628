import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { FoundCars } from '#web/features/browse/search-listings.ts'
import { rememberText } from './recent-searches.ts'

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
