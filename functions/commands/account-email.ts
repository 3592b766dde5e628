import { newId } from '#functions/adapters/ids.ts'
import { mailWrite } from '#functions/data/mail-outbox.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { EmailContent, QueuedMail } from '#functions/mail/email.ts'

const live = { readPreferences, newId }

/** A write that queues an email about the user's own account. It is sent whatever the preferences, so it has no unsubscribe link. */
export const accountEmailWrite = async (
  { id, email, emailConfirmedAt }: Pick<UserRecord, 'id' | 'email' | 'emailConfirmedAt'>,
  content: EmailContent,
  at: Date,
  deps = live,
): Promise<Write> => {
  const { preferences } = await deps.readPreferences(id)
  return accountMessageWrite(
    {
      channel: 'email',
      to: email,
      language: preferences.language,
      content,
      ...(emailConfirmedAt === null && { isUnproved: true }),
    },
    at,
    deps.newId,
  )
}

/** The same for somebody whose account may be gone: none then. */
export const emailWritesIfThere = async (
  user: UserRecord | undefined,
  content: EmailContent,
  at: Date,
  deps: { accountEmailWrite: typeof accountEmailWrite },
): Promise<Write[]> =>
  user && user.status !== 'DELETED' ? [await deps.accountEmailWrite(user, content, at)] : []

type AccountMessage = Pick<QueuedMail, 'channel' | 'to' | 'language' | 'content' | 'isUnproved'>

/** The same for a message to an address that the account may not have yet, or to a phone number. */
export const accountMessageWrite = (message: AccountMessage, at: Date, makeId = newId): Write =>
  mailWrite({
    ...message,
    id: makeId('mail'),
    unsubscribe: null,
    queuedAt: at.toISOString(),
    failures: 0,
  })
