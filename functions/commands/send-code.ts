import { newSecret } from '#functions/adapters/ids.ts'
import { accountMessageWrite } from '#functions/commands/account-email.ts'
import { mailboxKey, takeLetter } from '#functions/commands/take-letter.ts'
import { secretHash } from '#functions/core/hash.ts'
import { codeWrite, newCode } from '#functions/data/one-time-codes.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Language } from '#shared/constants/market.ts'

const live = { takeNamed, readPreferences, codeWrite, newCode, newSecret }

type Reader = Pick<UserRecord, 'id'>
/** Who asks; and the language of who has no preferences yet. */
type Told = { ip: string; language?: Language }

const languageOf = async (
  { id }: Reader,
  { language }: Pick<Told, 'language'>,
  deps: typeof live,
): Promise<Language> => language ?? (await deps.readPreferences(id)).preferences.language

/**
 * The writes that mail a code and a link to an address, by which the account confirms it; or undefined when its mailbox has had as many
 * as it may in this hour from anybody, or in this day from the caller's network. Counts one.
 */
export const emailConfirmationWrites = async (
  reader: Reader,
  address: string,
  at: Date,
  told: Told,
  deps = live,
): Promise<Write[] | undefined> => {
  const asked = { ip: told.ip, mailbox: mailboxKey(address) }
  if (!(await takeLetter('confirmationLetter', asked, at, deps))) return undefined
  const [code, linkSecret] = [deps.newCode(), deps.newSecret()]
  const token = `${reader.id}.${linkSecret}`
  const content = { kind: 'EMAIL_CONFIRMATION' as const, token, code }
  const language = await languageOf(reader, told, deps)
  return [
    await deps.codeWrite({ userId: reader.id, purpose: 'EMAIL', sentTo: address, code, linkSecret }, at),
    accountMessageWrite({ channel: 'email', to: address, language, content }, at),
  ]
}

/** The same for a code that is texted to the account's number. The number and the account have their limit each. */
export const phoneConfirmationWrites = async (
  reader: Reader & Pick<UserRecord, 'phoneNumber'>,
  at: Date,
  deps = live,
): Promise<Write[] | undefined> => {
  const { id: userId, phoneNumber } = reader
  for (const caller of [userId, secretHash(phoneNumber)])
    if ((await deps.takeNamed('codeText', caller, at)) !== undefined) return undefined
  const code = deps.newCode()
  const content = { kind: 'PHONE_CONFIRMATION' as const, code }
  const language = await languageOf(reader, {}, deps)
  return [
    await deps.codeWrite({ userId, purpose: 'PHONE', sentTo: phoneNumber, code }, at),
    accountMessageWrite({ channel: 'sms', to: phoneNumber, language, content }, at),
  ]
}
