import { now } from '#functions/core/time.ts'
import { answerForAll } from '#functions/availability/answer-for-all.ts'
import { answerForOne } from '#functions/availability/answer-for-one.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import {
  findAvailabilityLink,
  deleteAvailabilityLink,
  listAvailabilityLinks,
  type AvailabilityLink,
} from '#functions/data/confirmations.ts'
import { getUserById } from '#functions/data/users.ts'
import { answerAvailability as route } from '#shared/api/availability.ts'

const live = {
  findAvailabilityLink,
  listAvailabilityLinks,
  deleteAvailabilityLink,
  getUserById,
  answerForOne,
  answerForAll,
  now,
}

/** Deletes the older links about the same: after one answer the reader does not need them, and nobody else should use them. */
const endOlder = async (link: AvailabilityLink, deps: typeof live): Promise<void> => {
  const links = await deps.listAvailabilityLinks(link.userId)
  const older = links.filter(({ listingId, sentAt }) => listingId === link.listingId && sentAt < link.sentAt)
  await Promise.all(older.map(deps.deleteAvailabilityLink))
}

/** Answers “still available?” by the link in an email: the link alone authorizes the holder to answer for its reader. */
export const answerAvailability = async ({ body }: Input<typeof route>, deps = live) => {
  const link = await deps.findAvailabilityLink(body.token, deps.now())
  const seller = link && (await deps.getUserById(link.userId))
  if (!link || seller?.status !== 'ACTIVE') throw new AppError('AVAILABILITY_LINK_INVALID')
  const { listingId, userId } = link
  const answer =
    listingId === null
      ? await deps.answerForAll(userId, body.availability)
      : await deps.answerForOne(listingId, userId, body.availability)
  if (body.availability !== undefined) await endOlder(link, deps)
  return answer
}

export const handler = limitedHandler(route, answerAvailability)
