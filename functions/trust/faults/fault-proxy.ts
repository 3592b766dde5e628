import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Network faults between the product and a store. Times in ms, sizes in bytes. */
export type Fault =
  /** Every chunk of a response is late; `jitter` is the largest random addition. */
  | { kind: 'latency'; ms: number; jitter: number }
  /** The port is closed: connections are refused, and open ones are reset. */
  | { kind: 'refused' }
  /** The connection is reset after this many bytes of a response. */
  | { kind: 'reset'; afterBytes: number }
  /** The connection closes normally after this many bytes of a response. */
  | { kind: 'cut'; afterBytes: number }
  /** Requests are accepted and never answered. */
  | { kind: 'black hole' }
  /** After this many bytes of a response nothing more comes; the connection stays open. */
  | { kind: 'stall'; afterBytes: number }
  /** Responses come in chunks of this size; or the store's end of the connection is passed on late. */
  | { kind: 'slicer'; bytes: number; ms: number }
  | { kind: 'slow close'; ms: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }

export type FaultProxy = {
  /** The address to use instead of the store's. */
  url: string
  /** Sets the fault, also for open connections; `undefined` clears it. */
  set: (fault: Fault | undefined) => void
  close: () => Promise<void>
}

const pieces = function* (chunk: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += size) yield chunk.subarray(at, at + size)
}

/** Forwards a chunk of a response, as the fault lets it. @returns false when nothing more may follow */
const passOn = async (
  chunk: Buffer,
  client: Socket,
  fault: Fault | undefined,
  passed: number,
  random: () => number,
): Promise<boolean> => {
  switch (fault?.kind) {
    case 'latency':
      await delay(fault.ms + random() * fault.jitter)
      break
    case 'black hole':
    case 'refused':
      return false
    case 'reset':
    case 'cut':
    case 'stall': {
      const left = fault.afterBytes - passed
      if (left >= chunk.length) break
      // A reset drops unread data, so the part that must arrive is flushed first.
      if (left > 0) await new Promise<void>((done) => client.write(chunk.subarray(0, left), () => done()))
      if (fault.kind === 'reset') client.resetAndDestroy()
      if (fault.kind === 'cut') client.end()
      return false
    }
    case 'slicer':
      for (const piece of pieces(chunk, fault.bytes)) {
        client.write(piece)
        await delay(fault.ms)
      }
      return true
    case 'bandwidth':
      for (const piece of pieces(chunk, Math.max(1, Math.ceil(fault.bytesPerSecond / 20)))) {
        client.write(piece)
        await delay((piece.length / fault.bytesPerSecond) * 1000)
      }
      return true
    case 'slow close':
    case undefined:
  }
  client.write(chunk)
  return true
}

/**
 * A TCP proxy in front of a store that applies network faults to its responses. Requests still reach the store, so an act whose response is
 * lost has been done.
 */
export const startFaultProxy = async (
  target: string,
  random: () => number = Math.random,
): Promise<FaultProxy> => {
  const { hostname, port } = new URL(target)
  const clients = new Set<Socket>()
  let fault: Fault | undefined

  const join = (client: Socket): void => {
    if (fault?.kind === 'refused') return void client.resetAndDestroy()
    clients.add(client)
    const store = connect(Number(port), hostname)
    let passed = 0
    let order = Promise.resolve(true)
    const end = () => void (store.destroy(), client.destroy(), clients.delete(client))
    client.on('data', (chunk) => {
      // The bytes are counted per response, and on an open connection each one starts with a request.
      passed = 0
      if (!store.destroyed) store.write(chunk)
    })
    client.on('close', end).on('error', end)
    store.on('data', (chunk: Buffer) => {
      order = order.then(async (goesOn) => {
        if (!goesOn || client.destroyed) return false
        const more = await passOn(chunk, client, fault, passed, random)
        passed += chunk.length
        return more
      })
    })
    store.on('error', end).on('close', () => {
      void order.then(async (goesOn) => {
        if (fault?.kind === 'slow close') await delay(fault.ms)
        // A stalled connection stays open: that is the fault.
        if (goesOn) end()
      })
    })
  }

  const server = createServer({ allowHalfOpen: true }, join)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      fault = next
      if (fault?.kind === 'refused') for (const client of clients) client.resetAndDestroy()
    },
    close: async () => {
      server.close()
      for (const client of clients) client.destroy()
      await once(server, 'close')
    },
  }
}
