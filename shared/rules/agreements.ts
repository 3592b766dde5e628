import type { ConsentKind } from '#shared/schemas/preferences.ts'

/**
 * The texts that people agree to, each with the days on which its versions took effect, the latest last. A changed text gets a new
 * day here, and everybody is asked once to agree to the terms or the privacy policy; a consent names the version of its day.
 */
const versions = {
  terms: ['2025-08-26'],
  privacy: ['2025-08-26', '2026-12-01'],
  /** That a request for a quote, with name and phone or email, is passed on to the companies that were chosen. */
  quotes: ['2026-11-26'],
  /** What switching on mail, text messages and alerts means. */
  messages: ['2025-08-26'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type AgreedText = keyof typeof versions

/** The day on which the present version of a text took effect. */
export const versionOf = (text: AgreedText): string => versions[text].at(-1) ?? versions[text][0]

/** What accounts agreed to of which no version is kept: they are as old as the first. */
export const firstAgreement = '2025-08-26'

/** The version of terms and privacy policy, to which people agree together: that of the later one. */
export const presentAgreement = (): string =>
  [versionOf('terms'), versionOf('privacy')].toSorted().at(-1) ?? firstAgreement

/** The version of the text that a consent of this kind is given to. */
export const consentVersion = (kind: ConsentKind): string =>
  kind === 'terms' ? presentAgreement() : versionOf('messages')

/** Whether somebody who agreed to one version has yet to agree to the present one. */
export const hasToAgree = (agreed: string, present = presentAgreement()): boolean => agreed < present
