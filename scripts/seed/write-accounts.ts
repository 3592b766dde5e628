import { createAccount } from '#functions/adapters/identity-pool.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { createUser } from '#functions/data/users.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Accounts } from './market/accounts.ts'

/**
 * Stores everybody as registration does. Only those a newcomer signs in as get an account in the pool, with the
 * password of the demo, and the suspended one, to see that it is refused; nobody knows the others' passwords anyway.
 */
export const writeAccounts = async (accounts: Accounts): Promise<void> => {
  const { admin, buyer, seller, suspended, sellers, dealerships, unverified } = accounts
  const signIn = new Set<string>([...demoAccounts.map(({ username }) => username), suspended.username])
  for (const user of [admin, buyer, seller, suspended, ...sellers]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    await createUser(user)
  }
  for (const { user, dealer } of [...dealerships, unverified]) {
    if (signIn.has(user.username)) await createAccount(user.id, demoPassword)
    await createUser(user, newDealerWrites(dealer))
  }
}
