import { now } from '#functions/core/time.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { findUnsubscriber, readPreferences } from '#functions/data/preferences.ts'
import { getQuote } from '#functions/data/quotes.ts'
import { getSavedSearch } from '#functions/data/saved-searches.ts'
import { getUserById } from '#functions/data/users.ts'
import type { EmailContent, QueuedMail } from '#functions/mail/email.ts'
import { mayTextNews } from '#shared/rules/reach.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

const live = { findUnsubscriber, readPreferences, getUserById, getSavedSearch, getQuote, getLeadById, now }
type Deps = typeof live

type Unsubscribe = NonNullable<QueuedMail['unsubscribe']>

const isEmailOff = async (to: string, { token, topic, savedSearch }: Unsubscribe, deps: Deps) => {
  const userId = await deps.findUnsubscriber(token)
  if (!userId) return true
  const [{ preferences }, user, search] = await Promise.all([
    deps.readPreferences(userId),
    deps.getUserById(userId),
    savedSearch && deps.getSavedSearch(userId, savedSearch),
  ])
  const isOff = !preferences.email[topic] || (savedSearch && !(search && search.alertsSince))
  // A suspended person is still told of decisions.
  return isOff || !user || user.status === 'DELETED' || user.email !== to
}

const isTextOff = async (to: string, userId: string, deps: Deps) => {
  const [{ preferences }, user] = await Promise.all([deps.readPreferences(userId), deps.getUserById(userId)])
  const isReader = user?.status === 'ACTIVE' && user.phoneNumber === to && mayTextNews(user)
  return !isReader || !preferences.sms.leads
}

const isQuoteOff = async (content: EmailContent, deps: Deps) => {
  if (content.kind !== 'QUOTE_REQUEST') return false
  const { id, userId } = content.quote
  if (!id || !userId) return false
  const [quote, user] = await Promise.all([deps.getQuote(userId, id), deps.getUserById(userId)])
  return !quote || quote.isWithdrawn || !user || user.status === 'DELETED'
}

/** The time of the viewing that an email says takes place. */
const promisedTime = ({ event, viewing }: NotificationAbout): string | undefined =>
  viewing?.time ?? (event?.kind === 'VIEWING_ACCEPTED' ? event.time : undefined)

const isViewingOff = async (content: EmailContent, deps: Deps) => {
  if (!('about' in content) || !content.about.lead) return false
  const time = promisedTime(content.about)
  if (time === undefined) return false
  if (Date.parse(time) <= deps.now().getTime()) return true
  const viewing = (await deps.getLeadById(content.about.lead.id))?.viewing
  return viewing?.state !== 'ACCEPTED' || viewing.time !== time
}

/**
 * Whether an email or a text message has become unwanted while it waited: its reader has switched it off, changed their address or number, or
 * deleted their account; the viewing that it tells of is cancelled or over; or who asked a company for a quote has withdrawn the request. Never so for what is sent whatever the preferences.
 */
export const isCalledOff = async (
  { to, unsubscribe, userId, content }: Pick<QueuedMail, 'to' | 'unsubscribe' | 'userId' | 'content'>,
  deps = live,
): Promise<boolean> => {
  if (unsubscribe) return (await isEmailOff(to, unsubscribe, deps)) || isViewingOff(content, deps)
  if (userId !== undefined) return isTextOff(to, userId, deps)
  return isQuoteOff(content, deps)
}
