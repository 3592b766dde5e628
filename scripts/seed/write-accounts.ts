import { createAccount } from '#functions/adapters/identity-pool.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import type { Write } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { newUserWrites } from '#functions/identity/new-user.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Accounts } from './market/accounts.ts'
import { photoUpload } from './uploads.ts'
import { createRandom, seededId } from './random.ts'
import { tokensFrom } from './history/actions.ts'

const beginningOf = (user: UserRecord): Write[] => {
  const random = createRandom(user.id)
  return newUserWrites(user, {
    language: undefined,
    consentId: seededId(random, 'consent'),
    unsubscribeToken: tokensFrom(random)(),
  })
}

/**
 * Stores everybody as registration does. Only those a newcomer signs in as get an account in the pool, with the
 * password of the demo, and the suspended one, to see that it is refused; nobody knows the others' passwords anyway.
 */
export const writeAccounts = async (accounts: Accounts): Promise<void> => {
  const { admin, buyer, seller, suspended, sellers, dealerships, unverified, applying } = accounts
  const signIn = new Set<string>([...demoAccounts.map(({ username }) => username), suspended.username])
  for (const user of [admin, buyer, seller, suspended, ...sellers]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    await createUser(user, beginningOf(user))
  }
  for (const { user, dealer, showcase } of [...dealerships, unverified, ...applying]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    const pictures = showcase.map((photo) => photoUpload(photo, user.id, dealer.id, user.createdAt))
    await createUser(user, [...newDealerWrites(dealer), ...beginningOf(user), ...pictures])
  }
}
