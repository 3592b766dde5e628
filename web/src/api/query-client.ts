import { QueryClient } from '@tanstack/react-query'

/** Spec 7: data never goes stale by itself, is not fetched again on focus, not polled, and no call is retried. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // `always`: offline, a call fails at once with an error, instead of waiting unseen for the network.
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
