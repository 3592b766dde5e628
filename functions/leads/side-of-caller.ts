import { AppError } from '#functions/core/app-error.ts'
import { sideOf, type LeadRecord } from '#functions/data/leads.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'

/** The caller's side of a conversation. @throws AppError LEAD_NOT_FOUND for a stranger, who learns nothing of it */
export const sideOfCaller = (lead: LeadRecord, actor: { id: string }): LeadSide => {
  const side = sideOf(lead, actor.id)
  if (!side) throw new AppError('LEAD_NOT_FOUND')
  return side
}
