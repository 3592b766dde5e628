import { expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerAdmin, registerSeller, signIn } from '#functions/testing/people.ts'
import { suspend } from '#functions/testing/users.ts'
import { refreshTokenDays } from '#shared/constants/sessions.ts'

it('sessions end as before, and an account can be suspended, however many have ended in a month', async () => {
  const { user } = await registerSeller()
  const [first, second, third] = [
    await signIn(user.username),
    await signIn(user.username),
    await signIn(user.username),
  ]
  const stateOf = async ({ token }: { token: string }) => (await api('GET', '/api/user', { token })).status
  const noted = async () => (await getUserById(user.id))?.endedSessions ?? []
  /** As many as an account may have, the oldest first; none of their tokens has expired. */
  const fill = (oldest: string, endedSecond: number) => {
    const until = endedSecond + refreshTokenDays * 86_400
    const sessions = [oldest, ...Array.from({ length: 199 }, (_, index) => `session-${index}`)]
    const endedSessions = sessions.map((session) => ({ session, until }))
    return write(updateWrite(keys.user(user.id), { set: { endedSessions } }))
  }
  const seconds = Math.floor(Date.now() / 1000)

  await fill('long-gone', seconds - 86_400)
  await apiOk('POST', '/api/logout', { token: first.token })
  expect(await noted()).toHaveLength(51)
  expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([401, 200, 200])

  // The note of this one goes, and its tokens are refused all the same.
  await apiOk('POST', '/api/logout', { token: second.token })
  const { session = '' } = (await noted()).at(-1) ?? {}
  await fill(session, seconds + 10)
  await apiOk('POST', '/api/logout', { token: third.token })
  expect((await noted()).map((each) => each.session)).not.toContain(session)
  expect([await stateOf(second), await stateOf(third)]).toEqual([401, 401])

  await fill('long-gone', seconds)
  expect((await suspend(await registerAdmin(), user.id)).status).toBe(200)
})
