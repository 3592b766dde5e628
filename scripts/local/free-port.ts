import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const bind = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const bound = (server.address() as AddressInfo).port
      server.close(() => resolve(bound))
    })
  })

/** A port of 127.0.0.1 that the operating system says is free, for a program that cannot choose one itself. */
export const freePort = (): Promise<number> => bind(0)

/** Whether the port can be had within 2 s: an instance that was just killed may take a moment to let go of it. */
export const isPortFree = async (port: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      await bind(port)
      return true
    } catch {
      await delay(200)
    }
  }
  return false
}
