import * as z from 'zod/mini'
import { languages } from '#shared/constants/market.ts'
import { id } from './ids.ts'
import { instant } from './text.ts'

/** The topics of mail; each can be switched off. */
export const mailTopics = ['leads', 'decisions', 'savedSearches', 'favorites'] as const
export type MailTopic = (typeof mailTopics)[number]

const topics = {
  leads: z.boolean(),
  decisions: z.boolean(),
  savedSearches: z.boolean(),
  favorites: z.boolean(),
} satisfies Record<MailTopic, z.ZodMiniBoolean>
/** A text message costs money and may wake people: only a new lead is worth one. */
const textTopics = { leads: z.boolean() }

/** A person's notification topics, channels and language. In the app everything is shown always. */
export const preferences = z.object({
  language: z.enum(languages),
  email: z.object(topics),
  sms: z.object(textTopics),
})
const switched = z.optional(z.boolean())

/** What of it a person has changed: no further fields. What is left out stays as it is by now, which a page may not know. */
export const preferencesForm = z.strictObject({
  language: z.optional(z.enum(languages)),
  email: z.optional(
    z.strictObject({
      leads: switched,
      decisions: switched,
      savedSearches: switched,
      favorites: switched,
    } satisfies Record<MailTopic, typeof switched>),
  ),
  sms: z.optional(z.strictObject({ leads: switched })),
})
export type Preferences = z.output<typeof preferences>

/**
 * The defaults: events of one's own car or conversation are mailed; news of others' cars are not, until the user saves a search
 * with alerts.
 */
export const defaultPreferences: Preferences = {
  language: 'en',
  email: { leads: true, decisions: true, savedSearches: true, favorites: false },
  sms: { leads: false },
}

const consentKinds = [
  'terms',
  'email.leads',
  'email.decisions',
  'email.savedSearches',
  'email.favorites',
  'sms.leads',
  'searchAlerts',
] as const
export type ConsentKind = (typeof consentKinds)[number]

/** One line of the consent history: what was agreed to or withdrawn, when, and where. Never changed afterwards. */
export const consentView = z.object({
  id: id('consent'),
  kind: z.enum(consentKinds),
  given: z.boolean(),
  /** The saved search that an alert consent is for. */
  subject: z.nullable(z.string()),
  source: z.enum(['registration', 'profile', 'savedSearch', 'unsubscribe', 'newVersion']),
  /** Date of the text that was agreed to. */
  version: z.string(),
  /** The language in which it was read; null where that was not noted. */
  language: z._default(z.nullable(z.enum(languages)), null),
  at: instant,
})
export type ConsentView = z.output<typeof consentView>

/** Agreement to the present terms and privacy policy, as they were read. */
export const termsAgreement = z.strictObject({
  agreedVersion: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  language: z.enum(languages),
})
