import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { contract, type Contract, type Method } from '#shared/api/contract.ts'
import { languages } from '#shared/constants/market.ts'
import { shellFile, shells } from '#shared/rules/shell.ts'
import { routeTable } from './serve-api.ts'
import { readSite } from './serve-site.ts'
import { openTestGateway, testHeaders, type TestGateway } from './testing/start-gateway.ts'

const route = (id: string, method: Method, path: `/api/${string}`, alias?: Method): Contract =>
  contract({
    id,
    noun: 'things',
    method,
    path,
    access: 'public',
    stack: 'public',
    summary: id,
    status: 200,
    ...(alias && { alias }),
  })

const routes = [
  route('getThing', 'GET', '/api/things/{id}'),
  route('listBest', 'GET', '/api/things/best'),
  route('patchThing', 'PATCH', '/api/things/{id}'),
  route('createThing', 'POST', '/api/things'),
  route('setStatus', 'PUT', '/api/things/{id}/status', 'PATCH'),
]

const open: TestGateway[] = []
const gateway = async (...args: Parameters<typeof openTestGateway>): Promise<TestGateway> => {
  const opened = await openTestGateway(...args)
  open.push(opened)
  return opened
}
const ok = async () => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' })

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()))
  vi.restoreAllMocks()
})

describe('the route table', () => {
  const { find } = routeTable(routes)

  test('prefers a static segment, but not one without the method', () => {
    expect(find('GET', '/api/things/best')).toMatchObject({ contract: { id: 'listBest' } })
    expect(find('PATCH', '/api/things/best')).toMatchObject({
      contract: { id: 'patchThing' },
      params: { id: 'best' },
    })
    expect(find('GET', '/api/things/worst')).toMatchObject({
      contract: { id: 'getThing' },
      params: { id: 'worst' },
    })
  })

  test('knows the second method of a route', () => {
    expect(find('PUT', '/api/things/1/status')).toEqual(find('PATCH', '/api/things/1/status'))
  })

  test('decodes parameters after it has split the path', () => {
    expect(find('GET', '/api/things/a%2Fb%20c')).toMatchObject({ params: { id: 'a/b c' } })
  })

  test('has no route for an empty segment, and tells the methods of a path', () => {
    expect(find('GET', '/api/things/')).toBeUndefined()
    expect(find('GET', '/api/thing')).toBeUndefined()
    expect(find('DELETE', '/api/things/best')).toEqual({ allowed: ['GET', 'PATCH'] })
    expect(find('HEAD', '/api/things/1/status')).toEqual({ allowed: ['PUT', 'PATCH'] })
  })
})

describe('the event', () => {
  test('is what API Gateway would have made of the request', async () => {
    const { url, lastEvent } = await gateway(routes, ok)
    await fetch(`${url}/api/things/a%20b?x=1&x=2&y=%D8%B3&z`, {
      method: 'PATCH',
      headers: {
        'X-Mixed': 'Yes',
        cookie: 'a=1; b=2',
        'x-forwarded-for': '203.0.113.7, 10.0.0.1',
        'user-agent': 'me',
      },
      body: '{"س":1}',
    })
    expect(lastEvent()).toMatchObject({
      version: '2.0',
      routeKey: 'PATCH /api/things/{id}',
      rawPath: '/api/things/a%20b',
      rawQueryString: 'x=1&x=2&y=%D8%B3&z',
      cookies: ['a=1', 'b=2'],
      headers: { 'x-mixed': 'Yes' },
      queryStringParameters: { x: '1,2', y: 'س', z: '' },
      pathParameters: { id: 'a b' },
      body: '{"س":1}',
      isBase64Encoded: false,
      requestContext: {
        http: {
          method: 'PATCH',
          path: '/api/things/a%20b',
          protocol: 'HTTP/1.1',
          sourceIp: '203.0.113.7',
          userAgent: 'me',
        },
        stage: '$default',
        time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      },
    })
    expect(lastEvent()?.headers).not.toHaveProperty('cookie')
  })

  test('carries bytes that are no text in base64', async () => {
    const { url, lastEvent } = await gateway(routes, ok)
    await fetch(`${url}/api/things`, { method: 'POST', body: Uint8Array.from([0xff, 0x00, 0x80]) })
    expect(lastEvent()).toMatchObject({ body: '/wCA', isBase64Encoded: true })
  })

  test('joins a repeated header by commas, and has no body where there was none', async () => {
    const { sendRaw, lastEvent } = await gateway(routes, ok)
    await sendRaw(
      'GET /api/things/1 HTTP/1.1\r\nhost: localhost\r\nX-Two: a\r\nx-two: b\r\nconnection: close\r\n\r\n',
    )
    expect(lastEvent()?.headers['x-two']).toBe('a,b')
    expect(lastEvent()).not.toHaveProperty('body')
  })
})

describe('the answer', () => {
  test('carries cookies, binary bodies and every header', async () => {
    const { url } = await gateway(routes, async () => ({
      statusCode: 201,
      headers: { 'x-number': 7 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '/wCA',
      isBase64Encoded: true,
    }))
    const answer = await fetch(`${url}/api/things/1`)
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
    expect(answer.headers.get('x-number')).toBe('7')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.from([0xff, 0x00, 0x80]))
  })

  test.each([
    ['throws', async () => Promise.reject(new Error('secret'))],
    ['answers nonsense', async () => ({ body: 'x' })],
  ])('of a handler that %s is a plain 500', async (_, handler) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { url } = await gateway(routes, handler)
    const answer = await fetch(`${url}/api/things/1`)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ message: 'Something went wrong on our side.', code: 'INTERNAL' })
    expect(log).toHaveBeenCalledOnce()
  })

  test('of a handler that never ends is a 504', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { url } = await gateway(routes, () => new Promise(() => {}), new Map(), 10)
    const answer = await fetch(`${url}/api/things/1`)
    expect(answer.status).toBe(504)
    expect(await answer.json()).toEqual({ message: 'Endpoint request timed out', code: 'TIMEOUT' })
  })
})

describe('a broken request', () => {
  const head = 'host: localhost\r\nconnection: close\r\n'

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      `POST /api/things HTTP/1.1\r\n${head}content-length: 1\r\ncontent-length: 2\r\n\r\nx`,
      400,
    ],
    [
      'length and chunks',
      `POST /api/things HTTP/1.1\r\n${head}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a NUL in a header', `GET /api/things/1 HTTP/1.1\r\n${head}x-a: \u0000\r\n\r\n`, 400],
    ['a bad escape', `GET /api/things/%E0%A4%A HTTP/1.1\r\n${head}\r\n`, 400],
    ['a bad escape outside the API', `GET /%ff HTTP/1.1\r\n${head}\r\n`, 400],
    ['an address of another host', `GET http://evil.example/api/things/1 HTTP/1.1\r\n${head}\r\n`, 400],
    ['a long address', `GET /api/things/${'a'.repeat(8200)} HTTP/1.1\r\n${head}\r\n`, 414],
    ['headers just too long', `GET /api/things/1 HTTP/1.1\r\n${head}x-a: ${'a'.repeat(10_180)}\r\n\r\n`, 431],
    ['headers far too long', `GET /api/things/1 HTTP/1.1\r\n${head}x-a: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a WebSocket',
      `GET /api/things/1 HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      400,
    ],
  ])('with %s is refused in our shape, and the next one served', async (_, text, status) => {
    const { sendRaw, url } = await gateway(routes, ok)
    const answer = await sendRaw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: expect.any(String) })
    expect((await fetch(`${url}/api/things/1`)).status).toBe(200)
  })

  test('with headers just short enough is served', async () => {
    const { sendRaw } = await gateway(routes, ok)
    const answer = await sendRaw(`GET /api/things/1 HTTP/1.1\r\n${head}x-a: ${'a'.repeat(10_160)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })

  test('with a body over 10 MB never reaches a handler', async () => {
    const { url, lastEvent } = await gateway(routes, ok)
    const answer = await fetch(`${url}/api/things`, {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    })
    expect(answer.status).toBe(413)
    expect(lastEvent()).toBeUndefined()
  })
})

describe('the site', () => {
  let folder: string
  let files: Awaited<ReturnType<typeof readSite>>
  const script = 'export const a = 1\n'.repeat(200)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sayara-site-'))
    await mkdir(join(folder, 'assets'))
    await mkdir(join(folder, '.vite'))
    await mkdir(join(folder, 'shells'))
    for (const shell of shells)
      for (const language of languages)
        await writeFile(
          join(folder, shellFile(shell, language)),
          `<title>Sayara ${shell} ${language}</title>`,
        )
    await writeFile(join(folder, 'assets/app-1234.js'), script)
    await writeFile(join(folder, '.vite/manifest.json'), '{}')
    files = await readSite(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ['/', 'en-GB,ar', 'home en'],
    ['/?lang=ar', 'en', 'home ar'],
    ['/cars', 'ar-QA', 'cars ar'],
    ['/cars?make=Kia&make=Toyota', 'ar-QA', 'other ar'],
    ['/cars?lang=en&fbclid=x', 'ar-QA', 'cars en'],
    ['/cars/2020-toyota', '*', 'car en'],
    ['/anything/at/all', 'fr', 'other en'],
  ])('%s asked for in %s is the shell %s', async (path, language, shell) => {
    const { url } = await gateway(routes, ok, files)
    const answer = await fetch(`${url}${path}`, { headers: { 'accept-language': language } })
    expect(await answer.text()).toBe(`<title>Sayara ${shell}</title>`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('vary')).toContain('accept-language')
    expect(Object.fromEntries(answer.headers)).toMatchObject(testHeaders)
  })

  test('a crawler gets a page’s own document from the API, and a person the app', async () => {
    const page = route('getPage', 'GET', '/api/pages/{language}/number-plates/{id}')
    const handler = async () => ({ statusCode: 200, body: 'the document' })
    const { url, lastEvent } = await gateway([page], handler, files)
    const open = async (userAgent: string) =>
      (await fetch(`${url}/number-plates/q-333?lang=ar&x=1`, { headers: { 'user-agent': userAgent } })).text()
    expect(await open('TelegramBot (like TwitterBot)')).toBe('the document')
    expect(lastEvent()).toMatchObject({
      rawPath: '/api/pages/ar/number-plates/q-333',
      rawQueryString: '',
      pathParameters: { language: 'ar', id: 'q-333' },
    })
    expect(await open('Mozilla/5.0 (iPhone) Safari/604.1')).toBe('<title>Sayara other ar</title>')
  })

  test.each([
    '/assets/none.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00.js',
  ])('%s is not there', async (path) => {
    const { url } = await gateway(routes, ok, files)
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  })

  test('compresses what can be, for those who can read it, and says so', async () => {
    const { sendRaw } = await gateway(routes, ok, files)
    const request = (accept: string) =>
      sendRaw(
        `HEAD /assets/app-1234.js HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${accept}\r\nconnection: close\r\n\r\n`,
      )
    expect(await request('gzip, deflate, br')).toMatch(/content-encoding: br/)
    expect(await request('gzip')).toMatch(/content-encoding: gzip/)
    expect(await request('identity')).toMatch(new RegExp(`content-length: ${script.length}`))
    const { bytes } = (await files.get('/assets/app-1234.js')?.encoded('br')) ?? {}
    expect(brotliDecompressSync(bytes ?? Buffer.alloc(0)).toString()).toBe(script)
  })

  test('lets hashed files be kept for ever, and sends no page twice', async () => {
    const { url } = await gateway(routes, ok, files)
    const asset = await fetch(`${url}/assets/app-1234.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const page = await fetch(url)
    const again = await fetch(url, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('is only read', async () => {
    const { url } = await gateway(routes, ok, files)
    const answer = await fetch(`${url}/cars`, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
