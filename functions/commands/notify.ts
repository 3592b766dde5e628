import { newId, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { digestWrite, mailWrite } from '#functions/data/mail-outbox.ts'
import { notificationWrite } from '#functions/data/notifications.ts'
import { giveUnsubscribeToken, readPreferences } from '#functions/data/preferences.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { topics } from '#functions/mail/email.ts'
import { mayMailNews, mayTextNews } from '#shared/rules/reach.ts'
import type { ViewingPlace } from '#shared/schemas/lead-event.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'

const live = { readPreferences, giveUnsubscribeToken, newId, newUnsubscribeToken }

type News = {
  kind: NotificationKind
  about: NotificationAbout
  inAppOnly?: boolean
  /** Where a car is viewed, which the email alone says: a notification would outlive the dealership's account. */
  place?: ViewingPlace | undefined
  /** The secret of a link that only the email has. */
  token?: string
  /** An email alone, which says how many it is about: each time it replaces the one of this id that waits, until it is due. */
  digest?: { mailId: string; dueAt: Date }
}

type Reader = Pick<UserRecord, 'id' | 'email' | 'phoneNumber' | 'emailConfirmedAt' | 'phoneConfirmedAt'>

/**
 * The writes that notify a person of an event, for the event's transaction: a notification always; mail and a text message by
 * their preferences and to confirmed addresses alone, unless it is `inAppOnly`. At most three writes; one read, and at a person's very first mail the creation
 * of their unsubscribe token.
 */
export const notifyWrites = async (
  reader: Reader,
  { kind, about, inAppOnly = false, token: secret, place, digest }: News,
  at: Date,
  deps = live,
): Promise<Write[]> => {
  const time = at.toISOString()
  const notification = { id: deps.newId('notification'), userId: reader.id, kind, about, createdAt: time }
  const writes = digest ? [] : [notificationWrite({ ...notification, readAt: null })]
  if (inAppOnly) return writes
  const { preferences, unsubscribeToken } = await deps.readPreferences(reader.id)
  const topic = topics[kind]
  const common = {
    language: preferences.language,
    content: { kind, about, token: secret, place },
    queuedAt: digest ? digest.dueAt.toISOString() : time,
    failures: 0,
  }
  if (preferences.email[topic] && mayMailNews(reader)) {
    const token = unsubscribeToken ?? (await deps.giveUnsubscribeToken(reader.id, deps.newUnsubscribeToken()))
    const unsubscribe = {
      token,
      topic,
      ...(about.savedSearch && !about.searches && { savedSearch: about.savedSearch.id }),
    }
    const mail = {
      id: digest?.mailId ?? deps.newId('mail'),
      channel: 'email' as const,
      to: reader.email,
      unsubscribe,
    }
    writes.push(digest ? digestWrite({ ...common, ...mail }) : mailWrite({ ...common, ...mail }))
  }
  if (kind === 'LEAD_RECEIVED' && !digest && preferences.sms.leads && mayTextNews(reader)) {
    const text = {
      id: deps.newId('mail'),
      channel: 'sms' as const,
      to: reader.phoneNumber,
      userId: reader.id,
      unsubscribe: null,
    }
    writes.push(mailWrite({ ...common, ...text }))
  }
  return writes
}
