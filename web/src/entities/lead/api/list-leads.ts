import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listUserLeads as contract } from '#shared/api/leads.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import { call } from '#web/api/client.ts'
import { leadsKey } from './create-lead.ts'

/** The signed-in user's conversations as buyer or as seller, the liveliest first. */
const leadsQuery = (side: LeadSide) =>
  queryOptions({
    queryKey: [...leadsKey, side],
    queryFn: ({ signal }) => call<typeof contract>('GET /api/user/leads', { query: { role: side }, signal }),
    // Others write too: each visit asks again, while what is known already shows.
    refetchOnMount: 'always',
  })

// As the bell's: a number beside a tab is not worth a call with every look at it.
const countedMs = 60_000

/** The same for a number beside a tab: asked for anew only once it is a minute old. */
export const useUnreadLeads = (side: LeadSide, enabled = true) =>
  useQuery({ ...leadsQuery(side), enabled, refetchOnMount: true, staleTime: countedMs })

export const useLeads = (side: LeadSide) => useQuery(leadsQuery(side))
