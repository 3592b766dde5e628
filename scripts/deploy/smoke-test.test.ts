import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { smokeTest } from './smoke-test.ts'
import { buildSmallSite, script, siteFetch } from './testing/stubs.ts'

let folder: string
let files: Map<string, Buffer>

beforeEach(async () => {
  folder = await temporaryFolder()
  await buildSmallSite(folder)
  const paths = ['/shells/home-en.html', script]
  files = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  )
})

type Fetch = (address: string) => Promise<Response>

const look = async (change: (fetch: Fetch) => Fetch = (fetch) => fetch) => {
  const said: string[] = []
  let pauses = 0
  const sleep = async () => void pauses++
  const fetch = change(siteFetch(files))
  const site = { origin: 'https://cars.example', apiOrigin: 'https://a.execute-api.x', folder, fetch, sleep }
  await smokeTest(site, (line) => void said.push(line))
  return { said, pauses }
}

/** Answers one path otherwise. */
const instead =
  (path: string, answer: () => Response) =>
  (fetch: Fetch): Fetch =>
  async (address) =>
    new URL(address).pathname === path ? answer() : fetch(address)

test('a site that is what was built passes at once', async () => {
  expect(await look()).toMatchObject({ pauses: 0, said: { length: 7 } })
})

const cached = { headers: { 'cache-control': 'no-cache' } }

test.each([
  ['another page', instead('/', () => new Response('old', cached)), '/ is not what was built'],
  ['a page that is kept', instead('/', () => new Response('')), 'the caching of / is null'],
  [
    'headers of another site',
    (fetch: Fetch) => async (address: string) => {
      const answer = await fetch(address)
      answer.headers.set('content-security-policy', "script-src 'self'")
      return answer
    },
    'does not allow the script of the page',
  ],
  ['a script that is asked for each time', instead(script, () => new Response('', cached)), 'the caching of'],
  [
    'a page for a missing script',
    instead('/assets/none-00000000.js', () => new Response('')),
    'is 200 instead of 404',
  ],
  [
    'an API that fails',
    instead('/api/health', () => new Response('', { status: 500 })),
    'is 500 instead of 200',
  ],
  ['an API that lets anybody in', instead('/api/user', () => Response.json({})), 'is 200 instead of 401'],
])('%s is told', async (_, change, sentence) => {
  await expect(look(change)).rejects.toThrow(sentence)
})

test('an API that answers those who go round CloudFront is told', async () => {
  const open = (fetch: Fetch) => async (address: string) =>
    address.includes('execute-api') ? Response.json({ status: 'ok' }) : fetch(address)
  await expect(look(open)).rejects.toThrow('is 200 instead of 403 or 404')
})

test('an API whose own name is closed is good', async () => {
  const closed = (fetch: Fetch) => async (address: string) =>
    address.includes('execute-api')
      ? Response.json({ message: 'Not Found' }, { status: 404 })
      : fetch(address)
  expect(await look(closed)).toMatchObject({ pauses: 0, said: { length: 7 } })
})

test('what needs a moment is asked again; what never answers is told with its reason', async () => {
  let asked = 0
  const late = (fetch: Fetch) => async (address: string) => {
    if (++asked < 4) throw new TypeError('fetch failed', { cause: new Error('ENOTFOUND cars.example') })
    return fetch(address)
  }
  expect((await look(late)).pauses).toBe(3)
  asked = -1000
  await expect(look(late)).rejects.toThrow('fetch failed: ENOTFOUND cars.example')
})
