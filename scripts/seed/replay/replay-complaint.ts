import { insertReport } from '#functions/data/reports.ts'
import { reportListing } from '#functions/listings/report-listing.ts'
import type { Complaint } from '../market/complaints.ts'
import type { Random } from '../random.ts'
import { idsFrom, noRequest, stored, type Props } from './props.ts'

/** Reports a listing as its page does. */
export const replayComplaint = async (
  { listing: { id }, reason, details, by, at }: Complaint,
  props: Props,
  random: Random,
): Promise<void> => {
  const listing = stored(props.listings, id)
  const owner = stored(props.users, listing.ownerId)
  await reportListing(
    {
      params: { id },
      query: undefined,
      body: { reason, ...(details && { details }), visitor: 'a-visitor-of-the-demo' },
      actor: by,
      request: noRequest,
    },
    { readVisible: async () => ({ listing, owner }), insertReport, newId: idsFrom(random), now: () => at },
  )
}
