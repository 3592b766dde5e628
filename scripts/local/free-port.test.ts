import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { freePort, portProblem } from './free-port.ts'

const servers: Server[] = []
const occupy = async (host: string): Promise<number | undefined> => {
  const server = createServer()
  servers.push(server)
  server.listen(0, host)
  // In this order: waiting for anything else rejects at an error, and must not be the first to.
  const [error] = await Promise.race([once(server, 'error'), once(server, 'listening')])
  return error ? undefined : (server.address() as AddressInfo).port
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a port is free until somebody listens there', async () => {
  expect(await portProblem(await freePort())).toBeUndefined()
  expect(await portProblem((await occupy('127.0.0.1')) ?? 0)).toBe('taken')
})

test('one that is taken on IPv6 alone is taken too, where there is IPv6', async () => {
  const port = await occupy('::1')
  if (port !== undefined) expect(await portProblem(port)).toBe('taken')
})
