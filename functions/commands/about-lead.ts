import type { LeadRecord } from '#functions/data/leads.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

type Told = Pick<LeadRecord, 'id' | 'listing' | 'plate' | 'buyerName' | 'sellerName'>

const fromOf = (
  { buyerName, sellerName }: Pick<Told, 'buyerName' | 'sellerName'>,
  reader: LeadSide,
  isStaff: boolean,
) => {
  if (reader === 'buyer') return sellerName
  return isStaff ? '' : buyerName
}

/**
 * The content of a notification about a conversation for one side: the listing or plate, and who wrote. What lies with staff
 * names no buyer, since it is not found when the buyer's account is deleted.
 */
export const aboutLead = (
  { id, listing, plate, buyerName, sellerName }: Told,
  reader: LeadSide,
  isStaff = false,
): NotificationAbout => ({
  ...(listing && { listing }),
  ...(plate && { plate }),
  lead: { id, from: fromOf({ buyerName, sellerName }, reader, isStaff), side: reader },
})
