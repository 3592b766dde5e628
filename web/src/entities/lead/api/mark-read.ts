import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { markLeadRead as contract } from '#shared/api/leads.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { call } from '#web/api/client.ts'
import { leadsKey } from './create-lead.ts'

/** Tells the server that the open conversation has been seen, whenever something in it is new. */
export const useMarkRead = (lead: LeadView | undefined): void => {
  const client = useQueryClient()
  const id = lead?.id
  const unread = lead?.unread ?? 0
  useEffect(() => {
    if (!id || unread === 0) return
    call<typeof contract>('POST /api/leads/{id}/read', { params: { id } }).then(
      () => void client.invalidateQueries({ queryKey: leadsKey }),
      // It stays unread and is tried again when it is opened next.
      () => {},
    )
  }, [id, unread, client])
}
