import { beforeAll, describe, expect, test } from 'vitest'
import { revokeAdmin } from '#functions/commands/set-admin.ts'
import { api } from '#functions/testing/api.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { samplePath } from '#functions/testing/sample-request.ts'
import { deleteUser, suspend } from '#functions/testing/users.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A token identifies a user. Their permissions are read from the table with every call (T5).

const closed = liveRoutes.filter(({ access }) => access !== 'public' && access !== 'optional')
const ofAdmins = closed.filter(({ access }) => access === 'admin')

let suspended: Person
let deleted: Person
let demoted: Person

beforeAll(async () => {
  const admin = await registerAdmin()
  ;[suspended, deleted, demoted] = await Promise.all([registerSeller(), registerSeller(), registerAdmin()])
  await suspend(admin, suspended.user.id)
  await deleteUser(admin, deleted.user.id)
  await revokeAdmin(demoted.user.username)
})

const answerOf = async (route: (typeof closed)[number], { token }: Person) => {
  const { status, body } = await api(route.method, samplePath(route), { token })
  return [status, body.code]
}

describe('the very next call with a token that is good for minutes', () => {
  test.each(closed.map((route) => [route.id, route] as const))(
    '%s is refused to who was suspended or deleted',
    async (_, route) => {
      expect(await answerOf(route, suspended)).toEqual([401, 'UNAUTHORIZED'])
      expect(await answerOf(route, deleted)).toEqual([401, 'UNAUTHORIZED'])
    },
  )

  test.each(ofAdmins.map((route) => [route.id, route] as const))(
    '%s is refused to who is no admin any more',
    async (_, route) => {
      expect(await answerOf(route, demoted)).toEqual([403, 'FORBIDDEN'])
    },
  )
})
