import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { ambiguousRequests, sendRaw } from './send-raw.ts'
import { smokeTest } from './smoke-test.ts'
import { buildSmallSite, drawAnswer, script, siteFetch } from './testing/stubs.ts'

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

const look = async (change: (fetch: Fetch) => Fetch = (fetch) => fetch, answer = '') => {
  const said: string[] = []
  let pauses = 0
  const sleep = async () => void pauses++
  const fetch = change(siteFetch(files))
  const site = {
    origin: 'https://cars.example',
    apiOrigin: 'https://a.execute-api.x',
    folder,
    fetch,
    sleep,
    send: async () => answer,
  }
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
  expect(await look()).toMatchObject({ pauses: 0, said: { length: 8 } })
})

test('a page into which a job has written an answer is what was built, and with another script it is not', async () => {
  const home = '/shells/home-en.html'
  const built = String(files.get(home))
  const drawn = drawAnswer(built)
  expect(drawn).not.toBe(built)
  files.set(home, Buffer.from(drawn))
  expect(await look()).toMatchObject({ pauses: 0, said: { length: 8 } })
  files.set(home, Buffer.from(drawn.replace(script, '/assets/old-1.js')))
  await expect(look()).rejects.toThrow('/ is not what was built')
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
  expect(await look(closed)).toMatchObject({ pauses: 0, said: { length: 8 } })
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

// Two servers, of which one goes by `Content-Length` and the other by `Transfer-Encoding`: what is left over goes before the next request.
test.each([0, 1])('servers that end a message in different places are told (%i)', async (weakness) => {
  let [sent, isLeft] = [0, false]
  const send = async () => {
    isLeft = sent++ % 2 === weakness
    return ''
  }
  const poisoned = async (address: string) => {
    if (!isLeft) return siteFetch(files)(address)
    isLeft = false
    return new Response('', { status: 404 })
  }
  const site = {
    origin: 'https://cars.example',
    folder,
    fetch: poisoned,
    send,
    sleep: async () => void (sent = 0),
  }
  await expect(smokeTest(site, () => {})).rejects.toThrow(
    'a request after one of two lengths is answered with 404',
  )
})

test('requests of two lengths name a browser, or the firewall answers in place of what lies behind it', async () => {
  for (const message of ambiguousRequests('cars.example', 'rest'))
    expect(message).toMatch(/^User-Agent: \S+\r$/m)
  const said = await look(undefined, 'HTTP/1.1 403 Forbidden\r\nServer: CloudFront\r\n\r\nRequest blocked.')
  expect(said).toMatchObject({ pauses: 0, said: { length: 10 } })
  expect(said.said.filter((line) => line.includes('the firewall stopped'))).toHaveLength(2)
})

test('a server by the book refuses both messages, and the next request is answered', async () => {
  const server = createServer((request, answer) => {
    answer.statusCode = request.url === '/api/health' ? 200 : 404
    answer.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    for (const message of ambiguousRequests('cars.example', 'GET /api/left-behind HTTP/1.1\r\nX-Rest: ')) {
      const answer = await sendRaw(origin, message)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    }
  } finally {
    server.close()
  }
})
