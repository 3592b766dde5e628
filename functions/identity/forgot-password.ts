import { now } from '#functions/core/time.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { nobody } from '#functions/adapters/identity-pool.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { mailboxKey, takeLetter } from '#functions/commands/take-letter.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { insertPasswordReset } from '#functions/data/passwords.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { unknownAccount } from './check-password.ts'
import { forgotPassword as route } from '#shared/api/identity.ts'

const live = {
  findUserId,
  getUserById,
  takeNamed,
  accountEmailWrite,
  insertPasswordReset,
  newSecret,
  now,
}

const noReader = { id: nobody, username: 'nobody', email: 'nobody@invalid.example', emailConfirmedAt: null }

/**
 * Mails a link to set a new password. An unknown, suspended or deleted account, or one that has had its emails for this hour, or for this
 * day from the caller's network, costs the same calls, including a link for nobody, so that neither the response nor its time reveals anything.
 */
export const forgotPassword = async ({ body, request: { ip } }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const userId = await deps.findUserId(body.account)
  const user = await deps.getUserById(userId ?? nobody)
  const account = userId ?? unknownAccount(body.account)
  const mailbox = user ? mailboxKey(user.email) : account
  const isAllowed = await takeLetter('passwordLetter', { ip, mailbox, counted: account }, at, deps)
  const mayHave = isAllowed && user?.status === 'ACTIVE'
  const reader = mayHave ? user : noReader
  const token = deps.newSecret()
  const named = reader.emailConfirmedAt === null ? {} : { username: reader.username }
  const content = { kind: 'PASSWORD_RESET' as const, token, ...named }
  const mail = await deps.accountEmailWrite(reader, content, at)
  await deps.insertPasswordReset({ token, user: reader, at }, mayHave ? [mail] : [])
}

export const handler = limitedHandler(route, forgotPassword)
