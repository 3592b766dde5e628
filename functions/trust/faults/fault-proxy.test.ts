import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts'

const body = 'x'.repeat(4000)
let asked = 0
const store = createServer((_, response) => {
  asked++
  response.end(body)
})
let proxy: FaultProxy

beforeAll(async () => {
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  proxy = await startFaultProxy(`http://127.0.0.1:${(store.address() as AddressInfo).port}`)
})

afterAll(async () => {
  await proxy.close()
  store.closeAllConnections()
  store.close()
})

const fetched = async (ms = 10_000): Promise<string> => {
  try {
    return await (await fetch(proxy.url, { signal: AbortSignal.timeout(ms) })).text()
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return cause?.code ?? name
  }
}

const under = async (fault: Fault, ms?: number): Promise<string> => {
  proxy.set(fault)
  const text = await fetched(ms)
  proxy.set(undefined)
  return text
}

describe('the proxy', () => {
  it('passes everything on while nothing is wrong', async () => {
    expect(await fetched()).toBe(body)
  })

  it.each<[Fault, RegExp]>([
    [{ kind: 'refused' }, /ECONNRESET|UND_ERR_SOCKET/],
    [{ kind: 'reset', afterBytes: 0 }, /ECONNRESET|UND_ERR_SOCKET/],
    [{ kind: 'reset', afterBytes: 500 }, /ECONNRESET|UND_ERR_SOCKET/],
    [{ kind: 'cut', afterBytes: 500 }, /UND_ERR_SOCKET|TypeError/],
    [{ kind: 'latency', ms: 20, jitter: 5 }, /^x{4000}$/],
    [{ kind: 'slicer', bytes: 500, ms: 1 }, /^x{4000}$/],
    [{ kind: 'slow close', ms: 20 }, /^x{4000}$/],
    [{ kind: 'bandwidth', bytesPerSecond: 100_000 }, /^x{4000}$/],
  ])('does %o and heals', async (fault, outcome) => {
    expect(await under(fault)).toMatch(outcome)
    expect(await fetched()).toBe(body)
  })

  it.each<[Fault]>([[{ kind: 'black hole' }], [{ kind: 'stall', afterBytes: 500 }]])(
    'asks and keeps the answer to itself, or part of it: %o',
    async (fault) => {
      const before = asked
      expect(await under(fault, 300)).toBe('TimeoutError')
      expect(asked).toBe(before + 1)
      expect(await fetched()).toBe(body)
    },
  )
})
