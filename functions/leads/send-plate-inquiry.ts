import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { forPlate } from '#functions/data/counts.ts'
import { isPlatePublic, toAboutPlate } from '#functions/data/plate-record.ts'
import { checkAmount, readAsking } from './price-offers.ts'
import { readingOf } from './read-topics.ts'
import { startLead } from './start-lead.ts'
import { toLeadView } from './views.ts'
import { sendPlateInquiry as route } from '#shared/api/leads.ts'
import { AppError } from '#functions/core/app-error.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import { belongsToSeller } from '#functions/commands/belongs-to-seller.ts'
import { refusePlatformName } from '#functions/commands/check-name.ts'
import { canBeContacted } from '#shared/rules/availability.ts'

const liveRead = { getPlateById, getUserById, findEmployment }

/**
 * A plate whose seller this person may write to, and the seller.
 * @throws AppError PLATE_NOT_FOUND when the public does not see it, OWN_LISTING for its seller's people, PLATE_UNAVAILABLE when sold or paused
 */
export const readContactablePlate = async (plateId: string, buyerId: string, deps = liveRead) => {
  const plate = await deps.getPlateById(plateId)
  if (plate && (await belongsToSeller(plate, buyerId, deps))) throw new AppError('OWN_LISTING')
  const seller = plate && (await deps.getUserById(plate.ownerId))
  if (!plate || !seller || !isPlatePublic(plate, seller)) throw new AppError('PLATE_NOT_FOUND')
  if (!canBeContacted(plate.availability)) throw new AppError('PLATE_UNAVAILABLE')
  return { plate, seller }
}

const live = { readContactablePlate, startLead, readingOf }

/** Sends a contact request to the seller of a number plate. */
export const sendPlateInquiry = async (
  { actor, params, body, request }: Input<typeof route>,
  deps = live,
) => {
  refusePlatformName(body.name, 'name')
  const { plate, seller } = await deps.readContactablePlate(params.id, actor.id)
  const { name, phone, email, message, offerQAR } = body
  if (offerQAR !== undefined) {
    const asking = readAsking({ plate }, true)
    checkAmount({ by: 'buyer', amountQAR: offerQAR, before: null, asking }, 'offerQAR')
  }
  const lead = await deps.startLead({
    topic: { listing: null, plate: toAboutPlate(plate) },
    countedFor: forPlate(plate),
    seller,
    dealer: plate.dealer,
    perDay: 'inquiriesOfPlate',
    form: { name, phone, email, message, offerQAR },
    actor,
    request,
  })
  return toLeadView(lead, 'buyer', { plate }, await deps.readingOf(actor.id, [lead.lastMessage]))
}

export const handler = routeHandler(route, sendPlateInquiry)
