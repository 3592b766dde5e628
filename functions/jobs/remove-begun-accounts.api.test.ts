import { expect, it } from 'vitest'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { createAccount, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { listBegunAccounts, noteBegunAccount } from '#functions/data/begun-accounts.ts'
import { begunParts, removeBegunAccounts } from '#functions/jobs/remove-deleted-users.ts'
import { password, registerSeller, signIn } from '#functions/testing/people.ts'

const later = () => new Date(Date.now() + 120_000)

it('removes the account of a registration that was cut off, once it must be over', async () => {
  const person = await registerSeller()
  const userId = newId('user')
  await noteBegunAccount(userId, now())
  await createAccount(userId, password)
  expect(await listBegunAccounts(later())).toContain(userId)

  await removeBegunAccounts(begunParts)
  await expect(signInWithPassword(userId, password)).resolves.toBeDefined()

  // Only this one is removed: others may register at this moment.
  const only = async () => [userId]
  await removeBegunAccounts({ ...begunParts, listBegunAccounts: only, now: later })
  await expect(signInWithPassword(userId, password)).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  expect(await listBegunAccounts(later())).not.toContain(userId)

  expect(await listBegunAccounts(later())).not.toContain(person.user.id)
  await expect(signIn(person.user.username)).resolves.toBeDefined()
})

it('keeps an account that has its profile by now, though the list still names it', async () => {
  const { user } = await registerSeller()
  const late = async () => [user.id]
  await removeBegunAccounts({ ...begunParts, listBegunAccounts: late, now: later })
  await expect(signIn(user.username)).resolves.toBeDefined()
})
