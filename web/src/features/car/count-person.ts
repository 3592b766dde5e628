import type { recordContact, recordView } from '#shared/api/visits.ts'
import { call } from '#web/api/client.ts'
import { visitorField } from '#web/stores/visitor.ts'

/** Somebody has opened the car's page. A count that is lost is no reason to disturb anybody. */
export const countView = (listingId: string): Promise<void> =>
  call<typeof recordView>('POST /api/listings/{id}/views', {
    params: { id: listingId },
    body: visitorField(),
  }).catch(() => {})

/** Somebody goes to WhatsApp or calls. */
export const countContact = (listingId: string, channel: 'whatsapp' | 'call'): Promise<void> =>
  call<typeof recordContact>('POST /api/listings/{id}/contacts', {
    params: { id: listingId },
    body: { ...visitorField(), channel },
  }).catch(() => {})
