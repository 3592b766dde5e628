import type { LeadRecord } from '#functions/data/leads.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

type Told = Pick<LeadRecord, 'id' | 'listing' | 'plate' | 'buyerName' | 'sellerName'>

/** The content of a notification about a conversation for one side: the listing or plate, and who wrote. */
export const aboutLead = (
  { id, listing, plate, buyerName, sellerName }: Told,
  reader: LeadSide,
): NotificationAbout => ({
  ...(listing && { listing }),
  ...(plate && { plate }),
  lead: { id, from: reader === 'buyer' ? sellerName : buyerName, side: reader },
})
