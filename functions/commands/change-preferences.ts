import { now, retryConflict } from '#functions/core/time.ts'
import { newId, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { consentWrite, readPreferences, replacePreferences } from '#functions/data/preferences.ts'
import { consentVersion } from '#shared/rules/agreements.ts'
import {
  mailTopics,
  type MailTopic,
  type ConsentKind,
  type ConsentView,
  type Preferences,
} from '#shared/schemas/preferences.ts'

const live = { readPreferences, replacePreferences, newId, newUnsubscribeToken, now }

/** The consents that differ between two preferences. */
const switchesBetween = (
  before: Preferences,
  after: Preferences,
): { kind: ConsentKind; given: boolean }[] => {
  const all = [
    ...mailTopics.map((topic) => [`email.${topic}`, before.email[topic], after.email[topic]] as const),
    ['sms.leads', before.sms.leads, after.sms.leads] as const,
  ]
  return all.flatMap(([kind, was, is]) => (was === is ? [] : { kind, given: is }))
}

/** Preferences without mail about a topic, or about any; the same object where there was none. */
export const withoutTopic = (before: Preferences, topic: MailTopic | 'all'): Preferences => {
  const ended = topic === 'all' ? mailTopics : [topic]
  if (!ended.some((each) => before.email[each])) return before
  return { ...before, email: { ...before.email, ...Object.fromEntries(ended.map((each) => [each, false])) } }
}

/**
 * Changes a person's preferences, and notes each switch in their consent history in the same transaction. `change` gets the
 * present preferences and may run again; if it returns the same object, nothing changes.
 * @throws AppError CONFLICT when others keep changing them too
 */
export const changePreferences = (
  userId: string,
  change: (before: Preferences) => Preferences,
  source: ConsentView['source'],
  deps = live,
): Promise<Preferences> =>
  retryConflict(async () => {
    const seen = await deps.readPreferences(userId)
    const after = change(seen.preferences)
    if (after === seen.preferences) return after
    const at = deps.now().toISOString()
    const rest = { userId, subject: null, source, language: after.language, at }
    const consents = switchesBetween(seen.preferences, after).map((consent) =>
      consentWrite({
        id: deps.newId('consent'),
        ...consent,
        version: consentVersion(consent.kind),
        ...rest,
      }),
    )
    await deps.replacePreferences(userId, after, seen, deps.newUnsubscribeToken(), consents)
    return after
  })
