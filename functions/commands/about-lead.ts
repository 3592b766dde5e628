import type { LeadRecord } from '#functions/data/leads.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

type Names = Pick<LeadRecord, 'buyerName' | 'sellerName' | 'sellerNameAr'>
type Told = Names & Pick<LeadRecord, 'id' | 'listing' | 'plate'>

const senderOf = ({ buyerName, sellerName, sellerNameAr }: Names, reader: LeadSide, isStaff: boolean) => {
  if (reader === 'buyer') return { from: sellerName, ...(sellerNameAr && { fromAr: sellerNameAr }) }
  return { from: isStaff ? '' : buyerName }
}

/**
 * The content of a notification about a conversation for one side: the listing or plate, and who wrote. What lies with staff
 * names no buyer, since it is not found when the buyer's account is deleted.
 */
export const aboutLead = (
  { id, listing, plate, ...names }: Told,
  reader: LeadSide,
  isStaff = false,
): NotificationAbout => ({
  ...(listing && { listing }),
  ...(plate && { plate }),
  lead: { id, ...senderOf(names, reader, isStaff), side: reader },
})
