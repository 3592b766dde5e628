import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { grantAdmin, revokeAdmin } from '#functions/commands/set-admin.ts'
import { readCounts } from '#functions/data/counters.ts'
import { markUserDeleted, createUser, userCounts } from '#functions/data/user-accounts.ts'
import { getOfferSync } from '#functions/data/offer-syncs.ts'
import { getUserById, searchUsers, type UserRecord } from '#functions/data/users.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

beforeAll(() => useOwnTable())

const stored = async (parts: Partial<UserRecord> = {}): Promise<UserRecord> => {
  const id = newId('user')
  const name = id.slice(4).toLowerCase()
  const user = aUser({ id, username: name, email: `${name}@example.com`, ...parts })
  await createUser(user)
  return user
}

/** The names of all admins there are. */
const allAdmins = async (): Promise<string[]> => {
  const { users } = await searchUsers({ limit: 100 }, ({ role }) => role === 'PLATFORM_ADMIN')
  return users.map(({ username }) => username)
}

/** Makes these the only admins. */
const onlyAdmins = async (...users: UserRecord[]): Promise<void> => {
  const names = users.map(({ username }) => username)
  for (const name of names) await grantAdmin(name)
  for (const name of await allAdmins()) if (!names.includes(name)) await revokeAdmin(name)
  expect((await allAdmins()).toSorted()).toEqual(names.toSorted())
}

/** The changes that an act makes to the kept counts. */
const recounted = async (act: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await readCounts(userCounts)
  await act()
  const changes = Object.entries(await readCounts(userCounts)).map(
    ([role, count]) => [role, count - (before[role] ?? 0)] as const,
  )
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

describe('an operator', () => {
  it('makes a private person an admin, by username or e-mail address, and takes it back', async () => {
    const [first, second] = [await stored(), await stored()]
    const counts = await recounted(async () => {
      expect(await grantAdmin(first.username.toUpperCase())).toBe('DONE')
      expect(await grantAdmin(second.email)).toBe('DONE')
    })
    expect(counts).toEqual({ PRIVATE: -2, PLATFORM_ADMIN: 2 })
    expect(await getUserById(first.id)).toMatchObject({ role: 'PLATFORM_ADMIN', status: 'ACTIVE' })
    expect(await getOfferSync(first.id)).toBeDefined()
    expect(await recounted(() => revokeAdmin(first.username))).toEqual({ PRIVATE: 1, PLATFORM_ADMIN: -1 })
    expect((await getUserById(first.id))?.role).toBe('PRIVATE')
    expect(await auditAbout(first.id)).toMatchObject([
      { actorId: 'operator', action: 'user.admin', detail: { from: 'PRIVATE', to: 'PLATFORM_ADMIN' } },
      { actorId: 'operator', action: 'user.admin', detail: { from: 'PLATFORM_ADMIN', to: 'PRIVATE' } },
    ])
  })

  it('makes none of who is unknown, gone, suspended or a dealership, and nothing twice', async () => {
    const [suspended, dealer, gone, admin] = [
      await stored({ status: 'SUSPENDED' }),
      await stored({ role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star', isVerified: true }),
      await stored(),
      await stored(),
    ]
    await markUserDeleted(gone, new Date(), [])
    await grantAdmin(admin.username)
    const outcomes: string[] = []
    const counts = await recounted(async () => {
      for (const name of ['nobody.at.all', gone.username, suspended.username, dealer.email, admin.username])
        outcomes.push(await grantAdmin(name))
      outcomes.push(await revokeAdmin(dealer.username), await revokeAdmin('nobody'))
    })
    expect(outcomes).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'SUSPENDED',
      'DEALERSHIP',
      'ALREADY_ADMIN',
      'NO_ADMIN',
      'UNKNOWN',
    ])
    expect(counts).toEqual({})
    for (const { id } of [suspended, dealer, gone]) expect(await auditAbout(id)).toEqual([])
  })

  it('never takes it from the last one', async () => {
    const [first, second] = [await stored(), await stored()]
    await onlyAdmins(first, second)
    expect(await revokeAdmin(first.username)).toBe('DONE')
    expect(await revokeAdmin(second.username)).toBe('LAST_ADMIN')
    expect(await allAdmins()).toEqual([second.username])
  })

  it('nor from the last two at once, in a hundred rounds', async () => {
    const [first, second] = [await stored(), await stored()]
    await onlyAdmins(first, second)
    for (let round = 0; round < 100; round++) {
      const outcomes = await Promise.all([first, second].map(({ username }) => revokeAdmin(username)))
      expect(outcomes.toSorted()).toEqual(['DONE', 'LAST_ADMIN'])
      expect(await allAdmins()).toHaveLength(1)
      await Promise.all([first, second].map(({ username }) => grantAdmin(username)))
    }
  })
})
