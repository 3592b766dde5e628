import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { secretHash } from '#functions/core/hash.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { ConditionsFailed } from '#functions/data/transact.ts'
import type { SessionRecord } from '#functions/data/sessions.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'
import { openToken, sealToken } from './session-secret.ts'
import { refresh } from './refresh.ts'
import { tableEnvironment } from '#scripts/local/names.ts'
import type { refresh as route } from '#shared/api/identity.ts'

beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
})

const begin = new Date('2026-05-01T10:00:00.000Z')
const first = 'f'.repeat(43)
const poolToken = 'the-pool-knows-this'
const session = aSession()

/** A store and a pool in memory. `pause` is awaited before each of their answers. */
const open = (pause: () => Promise<unknown> = async () => {}) => {
  const store = new Map<string, SessionRecord>([
    [
      session.id,
      { ...session, currentHash: secretHash(first), sealed: sealToken(poolToken, first, session.id) },
    ],
  ])
  const state = { at: begin, salts: 0, rotations: 0, mails: 0, ended: [] as string[] }
  const deps = {
    now: () => state.at,
    newSecret: () => `salt ${state.salts++}`,
    getSession: async () => {
      await pause()
      return store.get(session.id)
    },
    rotateSession: async (seen: SessionRecord, rotated: Partial<SessionRecord>) => {
      await pause()
      const present = store.get(session.id)
      if (present?.currentHash !== seen.currentHash) return false
      store.set(session.id, { ...present, ...rotated })
      state.rotations++
      return true
    },
    insertSession: async (added: SessionRecord) => {
      await pause()
      if (store.has(added.id)) throw new ConditionsFailed([true])
      store.set(added.id, added)
    },
    signInWithRefreshToken: async (token: string) => {
      await pause()
      if (token !== poolToken) throw new Error('Another token came to the pool')
      return { accessToken: 'a.b.c', session: session.id, signedInAt: begin }
    },
    verifyAccessToken: async () => ({ userId: aUser().id, session: session.id, issuedAt: 1 }),
    getUserById: async () =>
      aUser({ endedSessions: state.ended.map((each) => ({ session: each, until: 9e9 })) }),
    endSession: async (_: unknown, id: string) => void state.ended.push(id),
    accountEmailWrite: async () => ({ Put: { TableName: 'table', Item: {} } }),
    transact: async () => {
      await pause()
      if (!store.delete(session.id)) throw new ConditionsFailed([true])
      state.mails++
    },
  }
  const send = async (value: string): Promise<string> => {
    const request = { cookies: { sayara_refresh: value }, userAgent: '' }
    const answer = await refresh({ request } as unknown as Input<typeof route>, deps)
    return answer.cookies?.[0]?.split(';')[0]?.replace('sayara_refresh=', '') ?? ''
  }
  const wait = (seconds: number) => (state.at = new Date(state.at.getTime() + seconds * 1000))
  return { state, store, send, wait }
}

vi.mock('#functions/core/logger.ts', async (original) => ({
  ...(await original<object>()),
  logger: { info: () => {}, warn: () => {}, error: () => {} },
}))

const cookie = (secret: string) => `${session.userId}.${session.id}.${secret}`

it('gives everybody who shows the same secret at once the same successor, however their calls interleave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, tabs) => {
      const { state, send } = open(() => scheduler.schedule(Promise.resolve()))
      const sent = Array.from({ length: tabs }, () => send(cookie(first)))
      const got = await scheduler.waitFor(Promise.all(sent))
      expect(new Set(got).size).toBe(1)
      expect(got[0]).not.toBe(cookie(first))
      expect(state).toMatchObject({ rotations: 1, mails: 0, ended: [] })
    }),
  )
})

it('takes the predecessor for a minute, and then for a copy that ends the session, with one mail', async () => {
  const { state, store, send, wait } = open()
  const second = await send(cookie(first))
  wait(60)
  expect(await send(cookie(first))).toBe(second)
  wait(1)
  await expect(send(cookie(first))).rejects.toMatchObject({ code: 'SESSION_REUSED' })
  await expect(send(second)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(send(cookie(first))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(state).toMatchObject({ mails: 1, ended: [session.id] })
  expect(store.size).toBe(0)
})

it('ends the session for a secret of two rotations ago at once', async () => {
  const { state, send } = open()
  await send(await send(cookie(first)))
  await expect(send(cookie(first))).rejects.toMatchObject({ code: 'SESSION_REUSED' })
  expect(state.ended).toEqual([session.id])
})

it('never serves both the thief of a cookie and its owner for long, whoever comes first and how often', async () => {
  const step = fc.record({ isThief: fc.boolean(), seconds: fc.integer({ min: 61, max: 2000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const { send, wait } = open()
      const held = { owner: cookie(first), thief: cookie(first) }
      const served = new Set<string>()
      for (const { isThief, seconds } of steps) {
        wait(seconds)
        const who = isThief ? 'thief' : 'owner'
        try {
          held[who] = await send(held[who])
          served.add(who)
        } catch {
          break
        }
      }
      expect(served.size).toBeLessThan(2)
    }),
  )
})

it('makes a session of the pool’s own token once, also for tabs that ask at once', async () => {
  const { store, send, wait } = open()
  store.clear()
  const [one, other] = await Promise.all([send(poolToken), send(poolToken)])
  expect(one).toBe(other)
  expect(one).toMatch(/^usr_/)
  wait(61)
  await expect(send(poolToken)).rejects.toMatchObject({ code: 'SESSION_REUSED' })
})

it('keeps nothing in the table that opens the pool, and nothing of another session opens this one', () => {
  const sealed = sealToken(poolToken, first, session.id)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(poolToken)
  expect(openToken(sealed, first, session.id)).toBe(poolToken)
  expect(openToken(sealed, secretHash(first), session.id)).toBeUndefined()
  expect(openToken(sealed, first, 'another-session-id')).toBeUndefined()
})
