import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { markLeadRead } from '#shared/api/leads.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { call } from '#web/api/client.ts'
import { invalidateNotifications } from '#web/entities/notification/queries.ts'
import { invalidateLeads, leadsKey } from './queries.ts'

/** Tells the server that the open conversation has been seen, whenever something in it is new. */
export const useMarkRead = (lead: LeadView | undefined): void => {
  const client = useQueryClient()
  const id = lead?.id
  // Not by their number: what is known of the conversation still counts what was read, and one message more may leave it as it was.
  const newestAt = lead && lead.unread > 0 ? lead.lastActivityAt : undefined
  useEffect(() => {
    if (!id || !newestAt) return
    call<typeof markLeadRead>('POST /api/leads/{id}/read', {
      params: { id },
      // Messages that have come since are marked once they are loaded.
      query: { seenAt: newestAt },
    }).then(
      () => {
        invalidateLeads(client)
        // Notifications of these messages may have come meanwhile: they are loaded, and marked as read.
        invalidateNotifications(client)
      },
      // It stays unread and is tried again when it is opened next.
      () => {},
    )
  }, [id, newestAt, client])
}

/** What a colleague, or another tab, changes of a conversation while its list stands there. */
const isAsListed = (listed: LeadView, lead: LeadView): boolean =>
  listed.unread === lead.unread &&
  listed.status === lead.status &&
  listed.lastActivityAt === lead.lastActivityAt &&
  listed.assignee?.id === lead.assignee?.id &&
  listed.listingAvailability === lead.listingAvailability

/** Has the lists loaded again when the open conversation, as it was loaded at a time, is not as an older list shows it. */
export const useFreshLists = (lead: LeadView | undefined, loadedAt: number): void => {
  const client = useQueryClient()
  useEffect(() => {
    // Marking it as read loads them anyway.
    if (!lead || lead.unread > 0) return
    // A list that has come since is not asked for again, whatever it says.
    const isOutdated = client
      .getQueryCache()
      .findAll({ queryKey: leadsKey })
      .some(({ state }) => {
        const list = state.data as readonly LeadView[] | undefined
        const listed = state.dataUpdatedAt < loadedAt && list?.find(({ id }) => id === lead.id)
        return listed && !isAsListed(listed, lead)
      })
    if (isOutdated) invalidateLeads(client)
  }, [lead, loadedAt, client])
}
