import { beforeAll, expect, it } from 'vitest'
import { grantAdmin, revokeAdmin, type AdminOutcome } from '#functions/commands/set-admin.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { newId } from '#functions/adapters/ids.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { race } from './race.ts'
import { auditsOf } from './read-back.ts'

// Only an operator revokes admin rights, at the command line. Other admins would count too, so the test has a table of its own.
beforeAll(() => useOwnTable())

const statusOf: Record<AdminOutcome, number> = {
  DONE: 200,
  UNKNOWN: 404,
  NO_ADMIN: 409,
  LAST_ADMIN: 409,
  ALREADY_ADMIN: 409,
  SUSPENDED: 409,
  DEALERSHIP: 409,
}

let people = 0

const anAdmin = async (): Promise<string> => {
  const username = `operator-test-${people++}`
  await createUser(aUser({ id: newId('user'), username, email: `${username}@example.com` }))
  await grantAdmin(username)
  return username
}

const standing: string[] = []

it(
  'of all admins who are revoked at once one stays',
  race({
    setup: async (parallel: number) => {
      while (standing.length < parallel) standing.push(await anAdmin())
      return { names: [...standing] }
    },
    calls: ({ names }) =>
      names.map((name) => ({
        act: 'revoke' as const,
        send: async () => ({
          status: statusOf[await revokeAdmin(name)],
          headers: new Headers(),
          body: undefined,
        }),
      })),
    may: { revoke: ['200', '409'] },
    isNamed: true,
    sizes: 'few',
    holds: async ({ names }, { won }) => {
      const ids = await Promise.all(names.map((name) => findUserId(name)))
      const users = await Promise.all(ids.map((id) => getUserById(id ?? '')))
      const left = users.filter((user) => user?.role === 'PLATFORM_ADMIN')
      expect(left.length).toBeGreaterThan(0)
      expect(left.length).toBe(names.length - won().length)
      for (const user of users) {
        const records = await auditsOf(user?.id ?? '')
        expect(records.at(-1)?.detail['to']).toBe(user?.role)
      }
      standing.splice(0, standing.length, ...left.map((user) => user!.username))
    },
  }),
)
