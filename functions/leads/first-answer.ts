import { type LeadRecord, sideOf } from '#functions/data/leads.ts'
import { readResponses, responseWrite } from '#functions/data/response-times.ts'
import type { Write } from '#functions/data/transact.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'

const live = { readResponses }

/** The write that notes how quickly this seller first answered this lead; none when that was noted before. */
export const firstAnswerWrites = async (
  seen: LeadRecord,
  sellerId: string,
  at: Date,
  deps = live,
): Promise<Write[]> => {
  if (seen.respondedAt !== null) return []
  const minutes = Math.max(0, Math.round((at.getTime() - Date.parse(seen.createdAt)) / 60_000))
  return [responseWrite(sellerId, await deps.readResponses(sellerId), minutes)]
}

/** The caller's side of a conversation. @throws AppError LEAD_NOT_FOUND for a stranger, who learns nothing of it */
export const sideOfCaller = (lead: LeadRecord, actor: { id: string }): LeadSide => {
  const side = sideOf(lead, actor.id)
  if (!side) throw new AppError('LEAD_NOT_FOUND')
  return side
}
