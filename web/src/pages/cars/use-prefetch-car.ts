import { useEffect, useRef, type PointerEvent } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listingQuery } from '#web/features/listings/api/get-listing.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { authToken } from '#web/stores/session.ts'

// A mouse that crosses the grid touches many cards; one that rests on a card means it.
const restMs = 90

// Whatever fails here is told by the page itself.
const prefetch = (client: QueryClient, slug: string) =>
  Promise.allSettled([
    import('#web/pages/car.tsx'),
    loadNamespaces(currentLanguage(), ['listing']),
    client.prefetchQuery(listingQuery(slug, authToken() !== null)),
  ])

/** Handlers that fetch a car's page while a finger, a resting mouse or the focus is on its card. */
export const usePrefetchCar = (slug: string) => {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const soon = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void prefetch(client, slug), ms)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => soon(pointerType === 'mouse' ? restMs : 0),
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: () => soon(restMs),
  }
}
