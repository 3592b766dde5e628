import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSite } from '#functions/jobs/check-site.ts'
import { catchLog } from '#functions/testing/log-lines.ts'
import { searchListings } from '#shared/api/listings.ts'
import { listPlates } from '#shared/api/plates.ts'
import { login } from '#shared/schemas/account.ts'
import { username } from '#shared/schemas/user.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://cars.example' }) }))

let lines: ReturnType<typeof catchLog>
beforeEach(() => void (lines = catchLog()))
afterEach(() => void vi.restoreAllMocks())

const json = (body: object, status = 200) => Response.json(body, { status })
const refused = () => json({ code: 'INVALID_CREDENTIALS' }, 401)
const good: Readonly<Record<string, () => Response>> = {
  '/api/listings': () => json({ listings: [], total: 0 }),
  '/api/number-plates': () => json({ plates: [], total: 3 }),
  '/api/login': refused,
}

const queries: Readonly<Record<string, { safeParse: (query: unknown) => { success: boolean } }>> = {
  [searchListings.path]: searchListings.query,
  [listPlates.path]: listPlates.query,
}

const site = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = []
  const sent: { username: string; password: string }[] = []
  const ask = async (address: unknown, init?: RequestInit) => {
    const { pathname: path, searchParams } = new URL(String(address))
    asked.push(path)
    // What the API does not know it refuses.
    expect(queries[path]?.safeParse(Object.fromEntries(searchParams)).success).not.toBe(false)
    if (init?.body) sent.push(JSON.parse(String(init.body)))
    return (answers[path] ?? good[path] ?? (() => new Response('<html>')))()
  }
  return { asked, sent, ask: ask as typeof fetch }
}

test('visits the home page, the API, the searches and the sign-in, as a visitor from outside', async () => {
  const { asked, ask } = site({})
  await checkSite(ask)
  expect(asked.toSorted()).toEqual(['/', '/api/health', '/api/listings', '/api/login', '/api/number-plates'])
  expect(lines()).toEqual([])
})

test('signs in under a name that nobody can have, and another each time: guesses of one name are counted', async () => {
  const { sent, ask } = site({})
  await checkSite(ask)
  await checkSite(ask)
  expect(new Set(sent.map(({ username }) => username)).size).toBe(2)
  for (const one of sent) {
    expect(login.safeParse(one).success).toBe(true)
    expect(username.safeParse(one.username).success).toBe(false)
  }
})

test.each([
  ['search', '/api/listings', () => new Response('', { status: 503 }), 503],
  ['search', '/api/listings', () => json({ listings: [] }), 200],
  ['plates', '/api/number-plates', () => new Response('<html>'), 200],
  ['signIn', '/api/login', () => json({ authToken: 'x' }), 200],
  ['signIn', '/api/login', () => json({ code: 'TOO_MANY_REQUESTS' }, 429), 429],
  ['signIn', '/api/login', () => json({ message: 'Unauthorized' }, 401), 401],
])(
  'fails when %s at %s does not answer as it should, and says which',
  async (place, path, answer, status) => {
    const { ask } = site({ [path]: answer })
    await expect(checkSite(ask)).rejects.toMatchObject({ name: 'SiteUnreachable' })
    expect(lines()).toMatchObject([{ level: 'warn', place, status }])
  },
)

test('after a restore that lost the passwords, being told so is a good answer', async () => {
  const { ask } = site({ '/api/login': () => json({ code: 'PASSWORDS_LOST' }, 401) })
  await expect(checkSite(ask)).resolves.toBeUndefined()
})

test('fails when a place does not answer at all, after it has looked at the others', async () => {
  const broken = () => {
    throw new TypeError('getaddrinfo ENOTFOUND cars.example')
  }
  const { asked, ask } = site({ '/': broken })
  await expect(checkSite(ask)).rejects.toMatchObject({ name: 'SiteUnreachable' })
  expect(asked).toHaveLength(5)
  expect(lines()).toMatchObject([{ level: 'error', place: 'home', error: 'TypeError' }])
})
