import { request } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAllowedHost } from './allowed-hosts.ts'
import { listen } from './http-server.ts'
import { openTestGateway } from './gateway/testing/start-gateway.ts'

const names = (host: string, allowed = '') => isAllowedHost({ headers: { host } }, allowed)

describe('a request', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:4566', '[::1]', '[::1]:80'])('may name %s', (host) =>
    expect(names(host)).toBe(true),
  )

  it.each([
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil.example#localhost',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '0.0.0.0:3000',
    '[::2]',
    'localhost:3000.evil.example',
  ])('may not name "%s"', (host) => expect(names(host)).toBe(false))

  it('may name what the operator allows, and nothing that only looks like it', () => {
    const allowed = 'laptop.local, 192.168.1.7'
    for (const host of ['laptop.local:3000', 'Laptop.local', '192.168.1.7:3000'])
      expect(names(host, allowed)).toBe(true)
    for (const host of ['local', 'evil.laptop.local', '192.168.1.70', ','])
      expect(names(host, allowed)).toBe(false)
  })
})

/** Asks a server on this machine by another name, as a page whose name was turned to it does. */
const askAs = (host: string, port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('a server of the local cloud', () => {
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    vi.unstubAllEnvs()
  })

  it('answers nothing to a page that has turned its own name to this machine', async () => {
    const seen = vi.fn<() => void>()
    const emulator = await listen((_, response) => {
      seen()
      response.end('the mailbox')
    }, 0)
    stops.push(emulator.close)
    expect(await askAs('evil.example', emulator.port, '/')).toBe(421)
    expect(await askAs(`evil.example:${emulator.port}`, emulator.port, '/')).toBe(421)
    expect(seen).not.toHaveBeenCalled()
    expect(await askAs(`localhost:${emulator.port}`, emulator.port, '/')).toBe(200)
    vi.stubEnv('ALLOWED_HOSTS', 'laptop.local')
    expect(await askAs('laptop.local', emulator.port, '/')).toBe(200)
  })

  it('is the gateway too, with its mailbox, its API and its pages', async () => {
    const gateway = await openTestGateway([], async () => ({ statusCode: 200 }))
    stops.push(gateway.close)
    const port = Number(new URL(gateway.url).port)
    for (const path of ['/local/mailbox.json', '/api/health', '/'])
      expect(await askAs('evil.example', port, path)).toBe(421)
    expect(await askAs(`127.0.0.1:${port}`, port, '/api/nothing')).toBe(404)
  })
})
