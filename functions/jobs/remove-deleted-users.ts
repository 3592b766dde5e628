import { now } from '#functions/core/time.ts'
import { deleteAccount } from '#functions/adapters/identity-pool.ts'
import { removeUser } from '#functions/commands/remove-user.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { setMetric, logger } from '#functions/core/logger.ts'
import { deleteBegunAccount, giveUpAccount, listBegunAccounts } from '#functions/data/begun-accounts.ts'
import { listDeletedUsers } from '#functions/data/user-accounts.ts'
import { twoMinuteJobMs } from './attempts.ts'

const live = { listDeletedUsers, removeUser, now }

// Until then the request that deleted the account is removing things itself.
const takesOverAfterMs = 10_000

/** Goes on removing those who deleted their account, until there is nothing left of them or its time is over. */
export const removeDeletedUsers = async (deps = live): Promise<void> => {
  const startedAt = deps.now().getTime()
  const until = new Date(startedAt + twoMinuteJobMs)
  const leaving = await deps.listDeletedUsers()
  // The account that was deleted first is the first of the list.
  const [first] = leaving
  setMetric('ErasureWaitSeconds', first ? Math.round(startedAt / 1000 - first.tokensValidAfter) : 0)
  for (const user of leaving) {
    if (deps.now() >= until) return
    if (startedAt - user.tokensValidAfter * 1000 >= takesOverAfterMs) await deps.removeUser(user, until)
  }
}

// Longer than a registration can take.
const givenUpAfterMs = 60_000

/** The dependencies of the removal of such accounts. */
export const begunParts = { listBegunAccounts, giveUpAccount, deleteAccount, deleteBegunAccount, now }

/**
 * Removes accounts from the pool whose registration ended half-way: nobody can sign in to one, and nobody else would find it. One
 * that cannot be removed stops no other.
 */
export const removeBegunAccounts = async (deps = begunParts): Promise<void> => {
  for (const userId of await deps.listBegunAccounts(new Date(deps.now().getTime() - givenUpAfterMs))) {
    try {
      if (!(await deps.giveUpAccount(userId))) continue
      await deps.deleteAccount(userId)
      // Last, so that one which could not be removed is found again.
      await deps.deleteBegunAccount(userId)
    } catch (error) {
      logger.error('an account without a profile stays in the pool for now', error, { userId })
    }
  }
}

/** Schedule → Lambda, every five minutes. */
export const handler = jobHandler('removeDeletedUsers', async () => {
  try {
    await removeBegunAccounts()
  } finally {
    await removeDeletedUsers()
  }
})
