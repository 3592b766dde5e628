import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { getSellerSummary } from '#shared/api/analytics.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  answerPriceOffer,
  createLead,
  listLeadMessages,
  listSellerLeads,
  listUserLeads,
  makePriceOffer,
  sendLeadMessage,
  sendPlateInquiry,
  updateLead,
} from '#shared/api/leads.ts'
import type { openInspectionReport } from '#shared/api/uploads.ts'
import type { answerViewing, proposeViewing } from '#shared/api/viewings.ts'
import type { LeadSide, LeadView, PriceOffer, PriceOfferAnswer } from '#shared/schemas/lead.ts'
import { isGone } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

/** Every list of conversations. */
export const leadsKey = ['account', 'leads'] as const

/** The signed-in user's conversations as buyer or as seller, the most recently active first. */
const leadsQuery = (side: LeadSide) =>
  queryOptions({
    queryKey: [...leadsKey, side],
    queryFn: ({ signal }) =>
      side === 'seller'
        ? call<typeof listSellerLeads>('GET /api/seller/leads', { signal })
        : call<typeof listUserLeads>('GET /api/user/leads', { query: { role: side }, signal }),
    // Other people write too: each visit asks again, while the known list already shows.
    refetchOnMount: 'always',
  })

export const useLeads = (side: LeadSide, enabled = true) => useQuery({ ...leadsQuery(side), enabled })

/**
 * The offer of another buyer for the same car or plate that its seller has accepted, among the conversations that the inbox has fetched
 * already: nothing is called. One whose inquiry is closed stands no more.
 */
export const useOtherAccepted = (lead: LeadView): PriceOffer | undefined => {
  const { data } = useQuery({ ...leadsQuery('seller'), enabled: false })
  if (lead.side !== 'seller') return undefined
  return (
    data?.find(
      ({ id, listingId, plate, status, offer }) =>
        id !== lead.id &&
        listingId === lead.listingId &&
        plate?.id === lead.plate?.id &&
        status !== 'CLOSED' &&
        offer?.state === 'ACCEPTED',
    )?.offer ?? undefined
  )
}

// A number beside a tab is not worth a call on every visit, as with the bell.
const countStaleMs = 60_000

/** The conversations for a number beside a tab: refetched only once they are a minute old. */
export const useUnreadLeads = (side: LeadSide, enabled = true) =>
  useQuery({ ...leadsQuery(side), enabled, refetchOnMount: true, staleTime: countStaleMs })

/** The number of messages that somebody has not read, in these conversations. */
export const countUnread = (leads: readonly LeadView[] = []): number =>
  leads.reduce((sum, { unread }) => sum + unread, 0)

/** The counts of a seller's requests. */
export const sellerSummaryQuery = queryOptions({
  queryKey: ['account', 'seller-summary'],
  queryFn: ({ signal }) => call<typeof getSellerSummary>('GET /api/seller/summary', { signal }),
})

/** The signed-in seller's counts of leads and plates, and how quickly leads are answered. */
export const useSellerSummary = () =>
  useQuery({ ...sellerSummaryQuery, refetchOnMount: true, staleTime: countStaleMs })

// Somebody with an open conversation waits for the answer; nothing else on the site polls (spec 7).
const pollMs = 15_000

const messagesQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['account', 'messages', leadId],
    queryFn: ({ signal }) =>
      call<typeof listLeadMessages>('GET /api/leads/{id}/messages', { params: { id: leadId }, signal }),
    refetchOnMount: 'always',
    // What does not exist will not answer later either.
    refetchInterval: ({ state }) => !isGone(state.error) && pollMs,
  })

/** A conversation and its messages, oldest first; kept fresh while it is open and in sight. */
export const useMessages = (leadId: string) => useQuery(messagesQuery(leadId))

/** All lists of conversations are out of date, and the seller's counts of them. */
export const invalidateLeads = (client: QueryClient) => {
  for (const queryKey of [leadsKey, sellerSummaryQuery.queryKey]) void client.invalidateQueries({ queryKey })
}

/** A conversation and the lists that it is in are out of date. */
export const invalidateConversation = (client: QueryClient, leadId: string) => {
  invalidateLeads(client)
  void client.invalidateQueries({ queryKey: messagesQuery(leadId).queryKey })
}

/** Sends a contact request to the seller of a plate; the lists of conversations are then out of date. */
export const useSendPlateMessage = (plateId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof sendPlateInquiry>) =>
      call<typeof sendPlateInquiry>('POST /api/number-plates/{id}/inquiries', {
        params: { id: plateId },
        body,
      }),
    onSuccess: () => invalidateLeads(client),
  })
}

/** Sends a contact request; the lists of conversations are then out of date. */
export const useCreateLead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof createLead>) => call<typeof createLead>('POST /api/leads', { body }),
    onSuccess: () => invalidateLeads(client),
  })
}

const sendingKey = (leadId: string) => ['send-message', leadId]

/** The text that was last sent in a conversation and what has come of it, also when the form that sent it is gone. */
export const useLastSent = (leadId: string) =>
  useMutationState({
    filters: { mutationKey: sendingKey(leadId) },
    select: ({ mutationId: id, state }) => ({ id, status: state.status, text: state.variables as string }),
  }).at(-1)

/** Adds a message to a conversation; it shows as soon as the server has it. */
export const useSendMessage = (leadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: sendingKey(leadId),
    mutationFn: (text: string) =>
      call<typeof sendLeadMessage>('POST /api/leads/{id}/messages', {
        params: { id: leadId },
        body: { text },
      }),
    onSuccess: (message) => {
      client.setQueryData(
        messagesQuery(leadId).queryKey,
        (known) => known && { ...known, messages: [...known.messages, message] },
      )
      invalidateConversation(client, leadId)
    },
  })
}

/** Saves the inspection report of a conversation's car, by an address that is good for a minute. */
export const useOpenReport = (leadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof openInspectionReport>('GET /api/leads/{id}/inspection-report', { params: { id: leadId } }),
    // The answer of the storage is a file to save, so this page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    // It may have been taken away, or the car sold.
    onError: () => invalidateConversation(client, leadId),
  })
}

/** Says that a change was refused. Who has left its conversation meanwhile is told, too, which callbacks of `mutate` would not do. */
type SayRefused = (error: Error) => void

/** A change of a conversation, which is read again whatever came of it: the other side may have been faster. */
const useConversationChange = <Change, Result>(
  leadId: string,
  mutationFn: (change: Change) => Promise<Result>,
  sayRefused?: SayRefused,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onError: (error) => sayRefused?.(error),
    onSettled: () => invalidateConversation(client, leadId),
  })
}

/** Offers a price in a conversation. */
export const useMakeOffer = (leadId: string) =>
  useConversationChange(leadId, (body: BodyInput<typeof makePriceOffer>) =>
    call<typeof makePriceOffer>('POST /api/leads/{id}/offers', { params: { id: leadId }, body }),
  )

/** Accepts, declines or withdraws an open offer of a price. */
export const useAnswerOffer = (leadId: string, sayRefused: SayRefused) =>
  useConversationChange(
    leadId,
    ({ offerId, state }: { offerId: string; state: PriceOfferAnswer }) =>
      call<typeof answerPriceOffer>('PATCH /api/leads/{id}/offers/{offerId}', {
        params: { id: leadId, offerId },
        body: { state },
      }),
    sayRefused,
  )

/** Proposes times to view a car. */
export const useProposeViewing = (leadId: string) =>
  useConversationChange(leadId, (body: BodyInput<typeof proposeViewing>) =>
    call<typeof proposeViewing>('POST /api/leads/{id}/viewings', { params: { id: leadId }, body }),
  )

type ViewingAnswer = { viewingId: string; body: BodyInput<typeof answerViewing> }

/** Accepts, declines or cancels a viewing. */
export const useAnswerViewing = (leadId: string, sayRefused: SayRefused) =>
  useConversationChange(
    leadId,
    ({ viewingId, body }: ViewingAnswer) =>
      call<typeof answerViewing>('PATCH /api/leads/{id}/viewings/{viewingId}', {
        params: { id: leadId, viewingId },
        body,
      }),
    sayRefused,
  )

/** Sets the status or the note of a received lead. */
export const useUpdateLead = (leadId: string, sayRefused?: SayRefused) => {
  const client = useQueryClient()
  return useConversationChange(
    leadId,
    async (body: BodyInput<typeof updateLead>) => {
      const params = { id: leadId }
      const lead = await call<typeof updateLead>('PATCH /api/seller/leads/{id}', { params, body })
      // A form that is opened again at once starts from what was saved. A late answer says nothing of what others have saved since.
      const saved = Object.fromEntries(Object.entries(lead).filter(([name]) => name in body))
      client.setQueryData(
        messagesQuery(leadId).queryKey,
        (seen) => seen && { ...seen, lead: { ...seen.lead, ...saved } },
      )
      return lead
    },
    sayRefused,
  )
}
