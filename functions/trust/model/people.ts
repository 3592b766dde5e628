import { randomInt } from 'node:crypto'
import { apiOk } from '#functions/testing/api.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { companyName, grantAdmin, registrationForm } from '#functions/testing/people.ts'

import { beginSession, newAccount } from '#functions/trust/model/acts/sessions.ts'
import { emptyWorld, type Account, type Actor, type World } from '#functions/trust/model/world.ts'

const dealership = () => ({ role: 'SELLER_DEALERSHIP', companyName: companyName('Al Model Motors') }) as const

/** The ten actors at the start. An admin verifies the two dealers with the first commands. */
const parts = [
  ['visitor', null],
  ['seller 1', () => ({})],
  ['seller 2', () => ({})],
  ['seller 3', () => ({})],
  ['new dealer', dealership],
  ['dealer 1', dealership],
  ['dealer 2', dealership],
  ['buyer', () => ({})],
  ['admin 1', () => ({})],
  ['admin 2', () => ({})],
] as const

const register = async (label: string, parts: Parameters<typeof registrationForm>[0]): Promise<Account> => {
  const form = registrationForm(parts)
  const account = newAccount(label, form)
  const { body } = await apiOk('POST', '/api/register', { body: form })
  account.id = body.id
  beginSession(account)(body)
  if (label.startsWith('admin')) {
    await grantAdmin(form.username)
    account.role = 'PLATFORM_ADMIN'
  }
  return account
}

const letters = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(97 + randomInt(26))).join('')

/** Registers the ten actors, without any items. */
export const tenPeople = async (): Promise<World> => {
  const numbers = await Promise.all([freeNumber(), freeNumber(), freeNumber()])
  const actors: Actor[] = []
  // Registered one after the other, since bursts are not tested here.
  for (const [label, formOf] of parts)
    actors.push({ label, account: formOf && (await register(label, formOf())) })
  return {
    // A price range that no other run or test uses.
    ...emptyWorld({ numbers, priceFrom: 20_000_000 + randomInt(700_000) * 100, tag: letters(12) }),
    actors,
    accounts: actors.flatMap(({ account }) => account ?? []),
  }
}
