import type { recordPlateContact, recordPlateView } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'
import { visitorField } from '#web/stores/visitor.ts'

/** Somebody has opened the plate. A count that is lost is no reason to disturb anybody. */
export const countPlateView = (plateId: string): Promise<void> =>
  call<typeof recordPlateView>('POST /api/number-plates/{id}/views', {
    params: { id: plateId },
    body: visitorField(),
  }).catch(() => {})

/** Somebody goes to WhatsApp or calls about it. */
export const countPlateContact = (plateId: string, channel: 'whatsapp' | 'call'): Promise<void> =>
  call<typeof recordPlateContact>('POST /api/number-plates/{id}/contacts', {
    params: { id: plateId },
    body: { ...visitorField(), channel },
  }).catch(() => {})
