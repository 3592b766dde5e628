import { describe, expect, it, vi } from 'vitest'
import type { Draw } from '#functions/trust/model/act.ts'
import { everyAct } from '#functions/trust/model/acts/every-act.ts'
import { newAccount } from '#functions/trust/model/acts/sessions.ts'
import { perform } from '#functions/trust/model/command.ts'
import { createCoverage } from '#functions/trust/model/coverage.ts'
import { deleteAccount } from '#functions/trust/model/standing.ts'
import { emptyWorld, type World } from '#functions/trust/model/world.ts'

const answer = vi.hoisted(() => ({ status: 204, headers: new Headers(), body: {} as unknown }))
vi.mock('#functions/testing/api.ts', () => ({ api: async () => answer, apiOk: async () => answer }))
vi.mock('#functions/testing/people.ts', () => ({ registrationForm: (parts: object) => parts }))

const someone = () => {
  const form = { username: 'khalid', email: 'khalid@example.com', password: 'Sayara123', role: 'PRIVATE' }
  const account = newAccount('seller 1', form as Parameters<typeof newAccount>[1])
  account.sessions.push({ token: 'token', isLive: true })
  return account
}

const worldOf = (actors: World['actors']): World => ({
  ...emptyWorld({ numbers: ['400001'], priceFrom: 1, tag: 'tag' }),
  actors,
  accounts: actors.flatMap(({ account }) => account ?? []),
})

const draw: Draw = { who: 0, isNatural: false, which: 0, other: 0, how: 0 }
const named = (name: string) => everyAct.find((act) => act.name === name)!
const outside = () => ({
  watcher: { read: async () => answer, readAll: async () => [] },
  lines: [],
  coverage: createCoverage(),
})

describe('the model', () => {
  it('knows many kinds of commands, each by its own name', () => {
    expect(everyAct.length).toBeGreaterThanOrEqual(25)
    expect(new Set(everyAct.map(({ name }) => name)).size).toBe(everyAct.length)
  })

  it('notices an answer that is not the right one, and tells what led to it', async () => {
    const world = worldOf([{ label: 'visitor', account: null }])
    const done = perform(named('logout everywhere'), draw, world, outside())
    await expect(done).rejects.toThrow(
      /^visitor: logout everywhere → 204 OK\n\nanswered 204 OK, should be 401 UNAUTHORIZED/,
    )
  })

  it('notices what can be seen and should not be', async () => {
    const account = someone()
    const world = worldOf([{ label: 'seller 1', account }])
    // All responses here are 204, which is right for a sign-out, but the session stays live.
    const done = perform(named('logout'), draw, world, outside())
    await expect(done).rejects.toThrow()
    expect(account.sessions[0]?.isLive).toBe(false)
  })

  it('forgets what a deleted account had', () => {
    const [account, other] = [someone(), someone()]
    const world = worldOf([{ label: 'seller 1', account }])
    const lead = { kind: 'lead', label: 'lead 1', id: '', buyer: account, seller: other } as const
    world.leads.push({ ...lead, about: {} as World['cars'][number], status: 'NEW', isGone: false })
    deleteAccount(world, account)
    expect(world.leads[0]).toMatchObject({ buyer: null, status: 'CLOSED', isGone: false })
    deleteAccount(world, other)
    expect(world.leads[0]).toMatchObject({ isGone: true })
  })
})

describe('the coverage', () => {
  it('tells which commands succeeded and which were refused by a rule', () => {
    const coverage = createCoverage()
    for (const code of ['OK', 'OK', 'EDIT_CONFLICT']) coverage.note('edit', code)
    coverage.note('appeal', 'UNAUTHORIZED')
    expect(coverage.commands()).toBe(4)
    expect(coverage.succeeded()).toEqual(['edit'])
    expect(coverage.refused()).toEqual(['edit'])
    expect(coverage.table()).toMatch(/^appeal +UNAUTHORIZED 1\nedit +OK 2, EDIT_CONFLICT 1$/)
  })
})
