import { now } from '#functions/core/time.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import type { LeadRecord, LeadTopic } from '#functions/data/leads.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { readAssignees } from '#functions/commands/read-assignees.ts'
import { type Reading, toLeadView, type TopicNow } from './views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'
import { fullName } from '#shared/rules/user.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

const live = { getListingsById, getPlatesById }

/** Reads the present cars and plates of some leads, to be looked up lead by lead: one batch of reads for each of the two. */
export const readTopics = async (
  leads: readonly LeadTopic[],
  deps = live,
): Promise<(lead: LeadTopic) => TopicNow> => {
  const [listings, plates] = await Promise.all([
    deps.getListingsById(leads.flatMap(({ listing }) => listing?.id ?? [])),
    deps.getPlatesById(leads.flatMap(({ plate }) => plate?.id ?? [])),
  ])
  return ({ listing, plate }) => ({
    listing: listing ? listings.get(listing.id) : undefined,
    plate: plate ? plates.get(plate.id) : undefined,
  })
}

const liveReading = { readPreferences, now }

/** How a person reads conversations. Their language is read only where the server words something: events, not typed texts. */
export const readingOf = async (
  readerId: string,
  texts: readonly { event?: LeadEvent | undefined }[],
  deps = liveReading,
): Promise<Reading> => ({
  language: texts.some(({ event }) => event)
    ? (await deps.readPreferences(readerId)).preferences.language
    : 'en',
  at: deps.now(),
})

const toAssignee = (user: UserRecord | undefined) => (user ? { id: user.id, name: fullName(user) } : null)

/** Who asked before they worked for its seller reads nothing that the team has noted of them. */
const forReader = (view: LeadView, { buyerId }: LeadRecord, readerId: string): LeadView =>
  buyerId === readerId ? { ...view, note: null, reminder: null } : view

const liveTopics = { readTopics, readingOf, readAssignees }

/** Leads as their reader sees them on one side, each with the present state of its car or plate. */
export const withTopics = async (
  leads: readonly LeadRecord[],
  side: LeadSide,
  readerId: string,
  deps = liveTopics,
): Promise<LeadView[]> => {
  const [topicNow, reading, assigneeOf] = await Promise.all([
    deps.readTopics(leads),
    deps.readingOf(
      readerId,
      leads.map(({ lastMessage }) => lastMessage),
    ),
    deps.readAssignees(side === 'seller' ? leads : []),
  ])
  return leads.map((lead) => {
    const view = toLeadView(lead, side, topicNow(lead), reading, toAssignee(assigneeOf(lead)))
    return forReader(view, lead, readerId)
  })
}
