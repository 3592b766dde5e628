import { beforeAll, describe, expect, it } from 'vitest'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registrationForm,
  type Person,
} from '#functions/testing/people.ts'
import { allUsers, deleteUser, listUsers, suspend } from '#functions/testing/users.ts'

// Part of every name, so that the users of other tests are not found.
const tag = registrationForm().username.slice(0, 12)
const named = (name: string) => ({ username: `${name}.${tag}`, email: `${tag}.${name}@example.com` })

let admin: Person
let people: Record<'first' | 'second' | 'dealer' | 'gone', Person>

beforeAll(async () => {
  admin = await registerAdmin()
  const first = await registerSeller({ ...named('first'), firstName: 'Noor', lastName: `Al ${tag}` })
  const second = await registerSeller({ ...named('second'), firstName: 'آمنة', lastName: 'الهاجري' })
  const dealer = await registerDealer(named('dealer'))
  const gone = await registerSeller(named('gone'))
  people = { first, second, dealer, gone }
  await deleteUser(admin, gone.user.id)
  await suspend(admin, second.user.id)
})

const idsOf = async (query: Readonly<Record<string, string>>) =>
  (await allUsers(admin, query)).map(({ id }) => id)
const expected = (...names: (keyof typeof people)[]) => names.map((name) => people[name].user.id)

describe('the list of users', () => {
  it('has everybody who is not deleted, newest first, and says how each account stands', async () => {
    const users = await allUsers(admin, { search: tag })
    expect(users.map(({ id }) => id)).toEqual(expected('dealer', 'second', 'first'))
    expect(users[0]).toEqual({ ...people.dealer.user, status: 'ACTIVE', version: 1, suspension: null })
    expect(users[1]).toMatchObject({
      status: 'SUSPENDED',
      suspension: { reasonCodes: ['FRAUD'], reason: null },
    })
    expect(JSON.stringify(users)).not.toMatch(/tokensValidAfter|endedSessions|termsAcceptedAt/)
  })

  it('is searched by a part of username, e-mail address or full name, whatever its case', async () => {
    expect(await idsOf({ search: `IRST.${tag.toUpperCase()}` })).toEqual(expected('first'))
    expect(await idsOf({ search: `${tag}.second@EXAMPLE` })).toEqual(expected('second'))
    expect(await idsOf({ search: `noor al ${tag}` })).toEqual(expected('first'))
    expect(await idsOf({ search: `nobody ${tag}` })).toEqual([])
    // Hamza or not: the same people type it either way.
    expect(await idsOf({ search: 'امنة الهاجري', status: 'SUSPENDED' })).toContain(people.second.user.id)
  })

  it('is narrowed to a role and a status', async () => {
    expect(await idsOf({ search: tag, role: 'SELLER_DEALERSHIP' })).toEqual(expected('dealer'))
    expect(await idsOf({ search: tag, role: 'PRIVATE', status: 'ACTIVE' })).toEqual(expected('first'))
    expect(await idsOf({ search: tag, role: 'PLATFORM_ADMIN' })).toEqual([])
    expect(await idsOf({ search: admin.user.username, role: 'PLATFORM_ADMIN' })).toEqual([admin.user.id])
  })

  it('comes page by page, and none is left out or comes twice', async () => {
    expect(await idsOf({ search: tag, limit: '1' })).toEqual(expected('dealer', 'second', 'first'))
    const everybody = await idsOf({ limit: '7' })
    expect(new Set(everybody).size).toBe(everybody.length)
    for (const id of expected('dealer', 'second', 'first')) expect(everybody).toContain(id)
  })

  it('takes no other query', async () => {
    for (const query of ['role=OTHER', 'status=DELETED', 'cursor=x', 'limit=0', 'page=2'])
      expect((await listUsers(admin, Object.fromEntries(new URLSearchParams(query)))).status).toBe(400)
    expect((await listUsers(people.first, {})).status).toBe(403)
  })
})
