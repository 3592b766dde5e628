import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What can go wrong between us and a store. Times in ms, sizes in bytes. */
export type Fault =
  /** Every piece of an answer is late; `jitter` is what chance adds. */
  | { kind: 'latency'; ms: number; jitter: number }
  /** Nobody listens: connections are refused, and those that stand are reset. */
  | { kind: 'refused' }
  /** The connection is reset once so much of an answer has come. */
  | { kind: 'reset'; afterBytes: number }
  /** The connection ends in good form there, in the middle of the answer. */
  | { kind: 'cut'; afterBytes: number }
  /** Everything is taken and nothing answered. */
  | { kind: 'black hole' }
  /** So much of an answer comes, then nothing more; the connection stays. */
  | { kind: 'stall'; afterBytes: number }
  /** Answers come in pieces of this size, the other side's end late. */
  | { kind: 'slicer'; bytes: number; ms: number }
  | { kind: 'slow close'; ms: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }

export type FaultProxy = {
  /** Where to connect instead of to the store. */
  url: string
  /** Switches to another fault, also for connections that stand already; `undefined` heals. */
  set: (fault: Fault | undefined) => void
  close: () => Promise<void>
}

const pieces = function* (chunk: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += size) yield chunk.subarray(at, at + size)
}

/** Passes one piece of an answer on, as the fault lets it. @returns false when nothing more may follow */
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
      // A reset drops what has not been read yet, so what is to arrive goes first.
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
 * A TCP proxy in front of a store that does to its answers what networks do. What is asked arrives at the store all the same, so an
 * act whose answer is lost has been done.
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
      // The count is of one answer, and on a connection that stays open each begins with a question.
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
        // What has fallen silent stays open: that is its fault.
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
