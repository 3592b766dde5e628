import { randomBytes, randomInt } from 'node:crypto'
import { newSecret } from '#functions/adapters/ids.ts'
import { codeWrite, newCode } from '#functions/data/one-time-codes.ts'
import { keys } from '#functions/data/keys.ts'
import { signInCodeWrite } from '#functions/data/sign-in-codes.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { apiOk } from '#functions/testing/api.ts'
import { mailTo, welcomeMailTo } from '#functions/testing/mailbox.ts'
import { signInAddress } from '#shared/rules/sign-in.ts'

type Somebody = { id: string; email: string }

const set = (id: string, fields: Readonly<Record<string, unknown>>) =>
  write(updateWrite(keys.user(id), { set: fields, if: 'attribute_exists(pk)' }))

/** Confirms a user's address, as the mailed code would. @returns when */
export const confirmEmailOf = async ({ id }: Pick<Somebody, 'id'>): Promise<string> => {
  const emailConfirmedAt = new Date().toISOString()
  await set(id, { emailConfirmedAt })
  return emailConfirmedAt
}

/** Makes a user's address one that nobody has confirmed. @returns the code and the link’s token that would have been mailed */
export const toConfirmEmail = async ({ id, email }: Somebody) => {
  const [code, linkSecret] = [newCode(), newSecret()]
  await set(id, { emailConfirmedAt: null })
  await transact([
    await codeWrite({ userId: id, purpose: 'EMAIL', sentTo: email, code, linkSecret }, new Date()),
  ])
  return { code, token: `${id}.${linkSecret}` }
}

/** A number of Qatar that no other test has. */
export const freePhone = (): string => `+9743${String(randomInt(1e7)).padStart(7, '0')}`

/** Gives a user a number of their own that nobody has confirmed. @returns the number and the code that would have been texted */
export const toConfirmPhone = async ({ id }: Pick<Somebody, 'id'>, phoneNumber = freePhone()) => {
  const code = newCode()
  await set(id, { phoneNumber, phoneConfirmedAt: null })
  await transact([await codeWrite({ userId: id, purpose: 'PHONE', sentTo: phoneNumber, code }, new Date())])
  return { phoneNumber, code }
}

/** Gives a person a number of their own and confirms it. */
export const confirmPhoneOf = async ({ token, user }: { token: string; user: Somebody }): Promise<void> => {
  const { code } = await toConfirmPhone(user)
  await apiOk('POST', '/api/user/phone/confirm', { token, body: { code } })
}

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** The secret of the first of an email's links that has one, among those to `page`; '' for none. It stands behind the `#`. */
export const secretIn = (links: readonly string[], page = ''): string =>
  links
    .filter((link) => link.includes(page))
    .map((link) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '')
    .find(Boolean) ?? ''

/** The code and the token of the latest mail that confirms an address. */
export const mailedCode = async (address: string) => {
  const { subject, links } = await welcomeMailTo(address)
  return { code: codeIn(subject), token: secretIn(links, '/confirm-email') }
}

/** The code of the latest text message to a number. */
export const textedCode = async (phone: string): Promise<string> => codeIn((await mailTo(phone)).text)

/** Stores a code to sign in by an address or number. @returns the form that would be filled in with it */
export const toSignIn = async (account: string) => {
  const [code, request] = [newCode(), newSecret()]
  await transact([await signInCodeWrite({ address: signInAddress(account), request }, code, new Date())])
  return { account, request, code }
}

/** The form of a short sign-up with a new address, and a code that went there. */
export const toSignUp = async (account = `t${randomBytes(8).toString('hex')}@short.example`) => ({
  ...(await toSignIn(account)),
  firstName: 'Noor',
  lastName: 'Al Test',
  agreeToTerms: true,
})

/** The code of the latest mail to sign in by. */
export const signInCodeOf = async (email: string): Promise<string> =>
  codeIn((await mailTo(email, ({ subject }) => subject.includes('code to sign in'))).subject)
