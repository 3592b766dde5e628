import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { forPlate } from '#functions/data/person-counts.ts'
import { toAboutPlate } from '#functions/data/plate-record.ts'
import { readContactablePlate } from '#functions/leads/read-contactable-plate.ts'
import { startLead } from '#functions/leads/start-lead.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { sendPlateInquiry as route } from '#shared/api/leads.ts'

const live = { readContactablePlate, startLead }

/** Sends a contact request to the seller of a number plate. */
export const sendPlateInquiry = async (
  { actor, params, body, request }: Input<typeof route>,
  deps = live,
) => {
  const { plate, seller } = await deps.readContactablePlate(params.id, actor.id)
  const { name, phone, email, message } = body
  const lead = await deps.startLead({
    topic: { listing: null, plate: toAboutPlate(plate) },
    countedFor: forPlate(plate),
    seller,
    sellerName: plate.dealer?.businessName ?? seller.firstName,
    perDay: 'inquiriesOfPlate',
    form: { name, phone, email, message },
    actor,
    request,
  })
  return toLeadView(lead, 'buyer', { plate })
}

export const handler = routeHandler(route, sendPlateInquiry)
