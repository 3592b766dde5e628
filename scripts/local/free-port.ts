import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const bind = (port: number, host = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const bound = (server.address() as AddressInfo).port
      server.close(() => resolve(bound))
    })
  })

/** A port of 127.0.0.1 that the operating system says is free, for a program that cannot choose one itself. */
export const freePort = (): Promise<number> => bind(0)

/** `taken`: another program listens there. `forbidden`: this user may not listen there, as below 1024. */
export type PortProblem = 'taken' | 'forbidden'

const tryPort = async (port: number): Promise<PortProblem | undefined> => {
  try {
    await bind(port)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'forbidden' : 'taken'
  }
  // Browsers try `localhost` there first, and would show the other program; a machine without IPv6 has no such address.
  const isOnIpv6 = await bind(port, '::1').then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE',
  )
  return isOnIpv6 ? 'taken' : undefined
}

/** The reason why a port does not become free within 2 s, if so: an instance that was just killed may take a moment to release it. */
export const portProblem = async (port: number): Promise<PortProblem | undefined> => {
  let problem = await tryPort(port)
  for (let attempt = 0; problem === 'taken' && attempt < 10; attempt++) {
    await delay(200)
    problem = await tryPort(port)
  }
  return problem
}
