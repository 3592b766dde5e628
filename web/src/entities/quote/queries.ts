import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  createFinancingQuote,
  createInsuranceQuote,
  listQuotes,
  listUserQuotes,
  setQuoteStatus,
  updateUserQuote,
} from '#shared/api/quotes.ts'
import type { QuoteStatus, QuoteView } from '#shared/schemas/quote.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'

const ownQuotes = queryOptions({
  queryKey: ['account', 'quotes'],
  queryFn: ({ signal }) => call<typeof listUserQuotes>('GET /api/user/quotes', { signal }),
  // Admins move them on.
  staleTime: 0,
})

/** The requests for quotes of the signed-in person, the newest first. */
export const useUserQuotes = () => useQuery(ownQuotes)

/** A request as the form sends it. */
export type QuoteBody =
  | { kind: 'insurance'; body: BodyInput<typeof createInsuranceQuote> }
  | { kind: 'financing'; body: BodyInput<typeof createFinancingQuote> }

/** Asks companies for a quote. */
export const useSendQuote = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: QuoteBody): Promise<QuoteView[]> =>
      asked.kind === 'insurance'
        ? call<typeof createInsuranceQuote>('POST /api/insurance/quotes', { body: asked.body })
        : call<typeof createFinancingQuote>('POST /api/financing/quotes', { body: asked.body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownQuotes.queryKey }),
  })
}

/** Says that a company has answered, or withdraws the request. */
export const useUpdateUserQuote = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; status: 'ANSWERED' | 'CLOSED' }) =>
      call<typeof updateUserQuote>('PUT /api/user/quotes/{id}/status', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ownQuotes.queryKey }),
  })
}

/** Begins the key of every list of admins. */
const adminLists = ['account', 'admin', 'quotes'] as const

type Wanted = { status: QuoteStatus; search: string; provider: string | undefined }

const adminQuotes = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...adminLists, wanted],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listQuotes>('GET /api/admin/quotes', { query: { ...wanted, cursor }, signal }),
    ...cursorPages,
    // People ask all the time.
    staleTime: 0,
  })

/** The requests in a status, of all companies or of one, page after page. For admins. */
export const useAdminQuotes = (wanted: Wanted) => useInfiniteQuery(adminQuotes(wanted))

/** Moves a request on. On success and failure, the lists are loaded again: another admin may have been faster. */
export const useSetQuoteStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      userId,
      ...body
    }: {
      id: string
      userId: string
      status: 'SENT' | 'ANSWERED' | 'CLOSED'
    }) =>
      call<typeof setQuoteStatus>('PUT /api/admin/users/{userId}/quotes/{id}/status', {
        params: { userId, id },
        body,
      }),
    // It waits no longer.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      return client.invalidateQueries({ queryKey: adminLists })
    },
  })
}
