import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { contactMessageCounts, findContactMessages } from '#functions/data/contact-messages.ts'
import { readCounts } from '#functions/data/counters.ts'
import { listContactMessages as route } from '#shared/api/contact.ts'

const live = { findContactMessages, readCounts }

/** The messages of one status, by default those that wait for an answer; who has waited longest comes first. */
export const listContactMessages = async ({ query }: Input<typeof route>, deps = live) => {
  const [{ items: messages, nextCursor }, counts] = await Promise.all([
    deps.findContactMessages(query.status, query),
    deps.readCounts(contactMessageCounts),
  ])
  return { messages, openTotal: counts['OPEN'] ?? 0, nextCursor }
}

export const handler = provenHandler(route, listContactMessages)
