import type { recordContact, recordView } from '#shared/api/visits.ts'
import { call } from '#web/api/client.ts'
import { visitorName } from '#web/stores/visitor.ts'

const visitor = () => {
  const name = visitorName()
  return name === undefined ? {} : { visitor: name }
}

/** Somebody has opened the car's page. A count that is lost is no reason to disturb anybody. */
export const countView = (listingId: string): Promise<void> =>
  call<typeof recordView>('POST /api/listings/{id}/views', {
    params: { id: listingId },
    body: visitor(),
  }).catch(() => {})

/** Somebody goes to WhatsApp or calls. */
export const countContact = (listingId: string, channel: 'whatsapp' | 'call'): Promise<void> =>
  call<typeof recordContact>('POST /api/listings/{id}/contacts', {
    params: { id: listingId },
    body: { ...visitor(), channel },
  }).catch(() => {})
