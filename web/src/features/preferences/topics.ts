import type { MailTopic } from '#shared/schemas/preferences.ts'

// The type sees to it that none is missing. The list of the schema would bring the schemas along for four words.
const byName: Record<MailTopic, true> = { leads: true, decisions: true, savedSearches: true, favorites: true }

/** What mail can be about, in the order it is offered. */
export const topics = Object.keys(byName) as readonly MailTopic[]
