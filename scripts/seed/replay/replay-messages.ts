import { sendContactMessage } from '#functions/contact/send-contact-message.ts'
import { setContactMessageStatus } from '#functions/contact/set-contact-message-status.ts'
import {
  getContactMessage,
  insertContactMessage,
  moveContactMessage,
} from '#functions/data/contact-messages.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { PlannedMessage } from '../market/messages.ts'
import { seededId, type Random } from '../random.ts'
import type { Act } from './acts.ts'
import { idsFrom, noRequest } from './props.ts'

const hourMs = 3_600_000
const nothing = { query: undefined, request: noRequest }

/** Sends a message to the team, and notes the answer it got. Nobody is mailed about a made-up past. */
export const messageActs = (
  { name, subject, message, hoursAgo, answeredHoursAgo }: PlannedMessage,
  admin: UserRecord,
  now: Date,
  random: Random,
): Act[] => {
  const at = new Date(now.getTime() - hoursAgo * hourMs)
  const id = seededId(random, 'contactMessage')
  const insertQuietly: typeof insertContactMessage = (stored) => insertContactMessage(stored, [])
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@sayara.example`
  const sent: Act = {
    at,
    play: () =>
      sendContactMessage(
        { ...nothing, params: undefined, actor: undefined, body: { name, email, subject, message } },
        { insertContactMessage: insertQuietly, newId: () => id, now: () => at },
      ),
  }
  if (answeredHoursAgo === undefined) return [sent]
  const answeredAt = new Date(now.getTime() - answeredHoursAgo * hourMs)
  const deps = { getContactMessage, moveContactMessage, newId: idsFrom(random), now: () => answeredAt }
  const answered: Act = {
    at: answeredAt,
    play: () =>
      setContactMessageStatus(
        { ...nothing, params: { id }, actor: admin, body: { status: 'ANSWERED' } },
        deps,
      ),
  }
  return [sent, answered]
}
