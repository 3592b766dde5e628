type Recipients = { recipients: { emailAddress: string }[] }

/** What becomes of an email, as `infra/stacks/queues.ts` passes on what SES says. */
export type Feedback =
  | ({ kind: 'bounce'; bounceType: 'Permanent' | 'Transient' } & Recipients)
  | ({ kind: 'complaint' } & Recipients)

// SES's mailbox simulator; what stands between + and @ tells addresses apart. SES itself has none for a full mailbox: `full@` is ours.
const simulated = /^(bounce|complaint|full)(?:\+[^@]*)?@simulator\.amazonses\.com$/

/** The answer of SES's mailbox simulator to mail to an address in lower case; undefined for any other address. */
export const feedbackOf = (to: string): Feedback | undefined => {
  const [, kind] = simulated.exec(to) ?? []
  const recipients = [{ emailAddress: to }]
  if (kind === 'complaint') return { kind, recipients }
  return kind === undefined
    ? undefined
    : { kind: 'bounce', bounceType: kind === 'full' ? 'Transient' : 'Permanent', recipients }
}
