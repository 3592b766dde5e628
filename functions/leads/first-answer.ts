import type { LeadRecord } from '#functions/data/leads.ts'
import { readResponses, responseWrite } from '#functions/data/response-times.ts'
import type { Write } from '#functions/data/transact.ts'

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
