import * as z from 'zod/mini'
import { epochSeconds } from '#functions/core/time.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import type { EmploymentRecord } from './employments.ts'
import { keptUntil } from './kept-until.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { getItems, putWrite } from './table.ts'
import type { Write } from './transact.ts'

// That somebody worked for a dealership, kept as long as a conversation gives the right to review it: an employment that has just ended
// makes nobody a customer. It lies under the person, so it goes with their account.

const formerEmploymentRecord = z.object({
  userId: id('user'),
  dealershipId: id('user'),
  until: instant,
  expiresAt: z.number(),
})
type FormerEmployment = z.output<typeof formerEmploymentRecord>

type Place = Pick<EmploymentRecord, 'userId' | 'dealershipId'>

/** The write, for the transaction that ends an employment, that keeps that there was one. */
export const formerEmploymentWrite = ({ userId, dealershipId }: Place, at: Date): Write => {
  const former = { userId, dealershipId, until: at.toISOString() }
  const expiresAt = keptUntil('formerEmployment', at)
  return putWrite({ ...keys.formerEmployment(userId, dealershipId), ...former, expiresAt })
}

// The table deletes what has expired within two days.
const isKept = ({ expiresAt }: FormerEmployment, at: Date): boolean => expiresAt > epochSeconds(at)

/** Of these pairs of a person and a dealership, those in which the person worked there until lately. Strongly consistent. */
export const listFormerEmployments = async (
  places: readonly Place[],
  at: Date,
): Promise<FormerEmployment[]> => {
  const all = await getItems(
    places.map(({ userId, dealershipId }) => keys.formerEmployment(userId, dealershipId)),
    formerEmploymentRecord,
  )
  return all.filter((former) => isKept(former, at))
}

/** The dealerships for which somebody worked until lately. */
export const listOwnFormerEmployments = async (userId: string, at: Date): Promise<FormerEmployment[]> => {
  const query = { partition: partitions.user(userId), prefix: partitions.formerEmploymentPrefix }
  return (await queryItems(query, formerEmploymentRecord)).filter((former) => isKept(former, at))
}
