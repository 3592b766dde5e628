import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { grantAdmin as makeAdmin } from '#functions/commands/set-admin.ts'
import { findDealer, verificationStatusWrites } from '#functions/data/dealers.ts'
import { transact } from '#functions/data/transact.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { getUserById } from '#functions/data/users.ts'
import { apiOk } from '#functions/testing/api.ts'
import { confirmEmailOf, confirmPhoneOf } from '#functions/testing/codes.ts'
import type { CurrentUser, Session } from '#shared/schemas/user.ts'
import type { Registration } from '#shared/schemas/account.ts'

// Tests make an operator's changes to the table with the product's own code.
Object.assign(process.env, inject('functionEnv'))

export const password = 'Sayara123'

/** A signed-in user: `token` for `api`. */
export type Person = { token: string; user: CurrentUser }

const toPerson = ({ authToken, ...user }: Session): Person => ({ token: authToken, user })

/** A valid registration form with a unique username and email. */
export const registrationForm = (form: Partial<Registration> = {}): Registration => {
  const name = `t${randomBytes(8).toString('hex')}`
  return {
    role: 'PRIVATE',
    firstName: 'Noor',
    lastName: 'Al Test',
    username: name,
    email: `${name}@example.com`,
    phoneNumber: '5512 3456',
    city: 'Doha',
    password,
    confirmPassword: password,
    agreeToTerms: true,
    ...form,
  }
}

/** Registers a private seller, or the user that `form` describes, whose address nobody has confirmed. */
export const registerUnconfirmed = async (form: Partial<Registration> = {}): Promise<Person> =>
  toPerson((await apiOk('POST', '/api/register', { body: registrationForm(form) })).body)

/** A name that no other dealership of the tests has: one like a verified one's is refused. */
export const companyName = (name = 'Al Test Motors'): string =>
  `${name} ${randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)]!)}`
/** The same with a confirmed address, which gets mail. */
export const registerSeller = async (form: Partial<Registration> = {}): Promise<Person> => {
  const { token, user } = await registerUnconfirmed(form)
  return { token, user: { ...user, emailConfirmedAt: await confirmEmailOf(user) } }
}

/** Registers a dealership, which is not verified yet. */
export const registerDealer = (form: Partial<Registration> = {}): Promise<Person> =>
  registerSeller({ role: 'SELLER_DEALERSHIP', companyName: companyName(), ...form })

/** Gives a person a phone number of their own and confirms it: their account is established from then on. */
export const establish = async (person: Person): Promise<Person> => {
  await confirmPhoneOf(person)
  return person
}

/** Signs in by username or e-mail. */
export const signIn = async (username: string, secret = password): Promise<Person> =>
  toPerson((await apiOk('POST', '/api/login', { body: { username, password: secret } })).body)

/** Makes a user a platform admin, like the operator's command. */
export const grantAdmin = async (username: string): Promise<void> => {
  const outcome = await makeAdmin(username)
  if (outcome !== 'DONE') throw new Error(`${username}: ${outcome}`)
}

/** A fresh platform admin. */
export const registerAdmin = async (): Promise<Person> => {
  const person = await registerSeller()
  await grantAdmin(person.user.username)
  return { ...person, user: { ...person.user, role: 'PLATFORM_ADMIN' } }
}

/** Verifies a dealership, like an admin's decision without an application, but without notifications. */
const grantVerification = async (person: Person): Promise<void> => {
  const [user, dealer] = await Promise.all([getUserById(person.user.id), findDealer(person.user.id)])
  if (!user || !dealer) throw new Error(`${person.user.username} has no dealership`)
  const verificationStatus = 'APPROVED'
  await transact([
    userWrite(user, { isVerified: true, verificationStatus }, ['role', 'verificationStatus']),
    ...verificationStatusWrites(dealer, { verificationStatus }),
  ])
}

/** A fresh dealership that is verified. */
export const registerVerifiedDealer = async (form: Partial<Registration> = {}): Promise<Person> => {
  const person = await registerDealer(form)
  await grantVerification(person)
  return { ...person, user: { ...person.user, isVerified: true, verificationStatus: 'APPROVED' } }
}
