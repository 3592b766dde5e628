import { eachAtOnce } from '#functions/core/time.ts'
import { removeFromLead } from '#functions/data/remove-from-lead.ts'
import { listLeadsAbout } from '#functions/data/leads.ts'

const live = { listLeadsAbout, removeFromLead }

const atOnce = 10

/**
 * Deletes every conversation about a listing, on both sides, or those in which something was written from a time on. Can stop
 * anywhere and be begun again: a lead leaves its seller's list with its last step only, and goes then.
 */
export const deleteLeads = async (
  listing: { id: string; ownerId: string },
  since?: Date,
  deps = live,
): Promise<void> => {
  await eachAtOnce(await deps.listLeadsAbout(listing, since), atOnce, async (lead) => {
    if (lead.buyerId) await deps.removeFromLead(lead.id, lead.buyerId)
    await deps.removeFromLead(lead.id, listing.ownerId)
  })
}
