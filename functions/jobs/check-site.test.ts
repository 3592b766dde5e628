import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSite } from '#functions/jobs/check-site.ts'
import { catchLog } from '#functions/testing/log-lines.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://cars.example' }) }))

let lines: ReturnType<typeof catchLog>
beforeEach(() => void (lines = catchLog()))
afterEach(() => void vi.restoreAllMocks())

const site = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = []
  const ask = async (address: unknown) => {
    const path = new URL(String(address)).pathname
    asked.push(path)
    return (answers[path] ?? (() => new Response('{}')))()
  }
  return { asked, ask: ask as typeof fetch }
}

test('visits the home page, the API and a search, as a visitor from outside', async () => {
  const { asked, ask } = site({})
  await checkSite(ask)
  expect(asked.toSorted()).toEqual(['/', '/api/health', '/api/listings'])
  expect(lines()).toEqual([])
})

test('fails when a place refuses, and says which', async () => {
  const { ask } = site({ '/api/listings': () => new Response('', { status: 503 }) })
  await expect(checkSite(ask)).rejects.toMatchObject({ name: 'SiteUnreachable' })
  expect(lines()).toMatchObject([{ level: 'warn', place: 'search', status: 503 }])
})

test('fails when a place does not answer at all, after it has looked at the others', async () => {
  const broken = () => {
    throw new TypeError('getaddrinfo ENOTFOUND cars.example')
  }
  const { asked, ask } = site({ '/': broken })
  await expect(checkSite(ask)).rejects.toMatchObject({ name: 'SiteUnreachable' })
  expect(asked).toHaveLength(3)
  expect(lines()).toMatchObject([{ level: 'error', place: 'home', error: 'TypeError' }])
})
