import type { LeadRecord } from '#functions/data/leads.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

// The length that fits beside a name in a list of conversations.
const lineLength = 120

/** The beginning of a message as one line: every run of blanks and line breaks is one blank. */
export const toOneLine = (text: string): string => {
  // Counted by signs as people see them begin, so that none is cut in two.
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  return signs.length <= lineLength ? signs.join('') : `${signs.slice(0, lineLength - 1).join('')}…`
}

const quietMs = 15 * 60_000

/**
 * Whether to notify the other side of a message. People write three short messages where one would do: while the other side has
 * unread messages that it was notified of, it is notified again only after a quarter of an hour. Until then just its unread
 * count grows.
 */
export const isWorthNotifying = (seen: LeadRecord, to: LeadSide, at: Date): boolean => {
  const notifiedAt = seen.toldAt[to]
  return seen.unread[to] === 0 || notifiedAt === null || at.getTime() - Date.parse(notifiedAt) >= quietMs
}

const presentMs = 5 * 60_000

/**
 * Whether the other side is present: it wrote or has read everything so far, the newest of it not five minutes ago. It is then
 * notified in the app only; an email for every line of a live conversation is one too many. A buyer who has only sent the form
 * does not count as present.
 */
export const isPresent = (seen: LeadRecord, side: LeadSide, at: Date): boolean => {
  const hasOnlyAsked = side === 'buyer' && seen.respondedAt === null
  const isFresh = at.getTime() - Date.parse(seen.lastActivityAt) < presentMs
  return seen.unread[side] === 0 && isFresh && !hasOnlyAsked
}

type Occasion = { event?: LeadEvent | undefined; at: Date }

/** How the other side is notified of a message: not at all, in the app only, or by mail too. */
export const howToNotify = (
  seen: LeadRecord,
  to: LeadSide,
  { event, at }: Occasion,
): 'NOT' | 'IN_APP' | 'MAIL' => {
  // People keep the mail of what they have agreed on, which for a viewing alone says where. And somebody may be on their way to one: that it is
  // off is mailed, too, whatever they were notified of a moment ago.
  if (event?.kind === 'VIEWING_ACCEPTED' || event?.kind === 'OFFER_ACCEPTED') return 'MAIL'
  if (event?.kind === 'VIEWING_CANCELLED' && event.time !== null) return 'MAIL'
  if (!isWorthNotifying(seen, to, at)) return 'NOT'
  return isPresent(seen, to, at) ? 'IN_APP' : 'MAIL'
}

/**
 * The time of a message: now, but after the message before it. Two functions' clocks differ by some milliseconds, and an answer
 * must not come before its question.
 */
export const timeOfMessage = (seen: LeadRecord, now: Date): Date =>
  new Date(Math.max(now.getTime(), Date.parse(seen.lastActivityAt) + 1))

type NewMessage = Occasion & { from: LeadSide; text: string }

/** The lead with one more message. */
export const withMessage = (seen: LeadRecord, { from, text, event, at }: NewMessage): LeadRecord => {
  const to = otherSide(from)
  const time = at.toISOString()
  // A reader who was notified only in the app and then left is mailed about the next message.
  const isMailed = howToNotify(seen, to, { event, at }) === 'MAIL'
  return {
    ...seen,
    lastActivityAt: time,
    lastMessage: { from, text: toOneLine(text), ...(event && { event }) },
    unread: { ...seen.unread, [to]: seen.unread[to] + 1 },
    toldAt: isMailed ? { ...seen.toldAt, [to]: time } : seen.toldAt,
    messageCount: seen.messageCount + 1,
  }
}

/** The lead once its seller has answered: never new again; the first time stays. */
export const withAnswer = (lead: LeadRecord, at: Date): LeadRecord => ({
  ...lead,
  status: lead.status === 'NEW' ? 'CONTACTED' : lead.status,
  respondedAt: lead.respondedAt ?? at.toISOString(),
})
