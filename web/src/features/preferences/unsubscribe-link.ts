import type { MailTopic } from '#shared/schemas/preferences.ts'
import { topics } from './topics.ts'

type Topic = MailTopic | 'all'

/** What a mail's unsubscribe link names: whose wishes, and what is to end. */
export type UnsubscribeLink = { token: string; topic: Topic; savedSearch: string | undefined }

const known: ReadonlySet<string> = new Set([...topics, 'all'])

const isTopic = (text: string): text is Topic => known.has(text)

/** Reads the link out of the address, or undefined when a part is missing: mail programs cut long addresses. */
export const readUnsubscribeLink = (search: URLSearchParams): UnsubscribeLink | undefined => {
  const token = search.get('token')
  const topic = search.get('topic') ?? ''
  if (!token || !isTopic(topic)) return undefined
  return { token, topic, savedSearch: search.get('savedSearch') || undefined }
}
