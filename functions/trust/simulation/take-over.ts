import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/** What the product gets instead of the machine's own clock, timers, chance and network. */
type Powers = {
  /** ms since 1970. */
  now: () => number
  /** Calls back once the clock has come so far. @returns how to prevent it */
  after: (ms: number, act: () => void) => () => void
  /** From 0 up to, but not including, 1: for whatever asks `Math.random`. */
  chance: () => number
  /** For ids and secrets. */
  bytes: (length: number) => Buffer
  fetch: typeof fetch
}

const realImmediate = setImmediate

/** Resolves once nothing goes on any more that does not wait for a timer, a store or the network. */
export const idle = (): Promise<void> => new Promise((done) => void realImmediate(done))

const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

// The real one works in another thread, which no seed orders, and is made to be slow.
const quickScrypt = (
  secret: string,
  salt: string,
  length: number,
  ...rest: [...options: object[], done: (failure: null, key: Buffer) => void]
): void => {
  const done = rest.at(-1) as (failure: null, key: Buffer) => void
  const key = crypto.createHash('sha512').update(`${salt} ${secret}`).digest().subarray(0, length)
  queueMicrotask(() => done(null, key))
}

const clockOf = (now: () => number): DateConstructor =>
  new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })

const timersOf = ({ after }: Powers) => {
  const setTimer = (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const stop = after(ms, () => act(...given))
    const timer = { stop, ref: () => timer, unref: () => timer, hasRef: () => false, refresh: () => timer }
    return timer
  }
  const clearTimer = (timer?: { stop?: () => void }) => timer?.stop?.()
  return { setTimeout: setTimer, clearTimeout: clearTimer }
}

const signalOf =
  ({ after }: Powers) =>
  (ms: number): AbortSignal => {
    const controller = new AbortController()
    after(ms, () => controller.abort(new DOMException('The time is over', 'TimeoutError')))
    return controller.signal
  }

/**
 * Takes the clock, the timers, chance and the network away from this process: from here on everything is as `powers` says. To be called
 * before the product and the SDK are loaded, which keep some of these.
 */
export const takeOver = (powers: Powers): void => {
  const { bytes } = powers
  const whole = (from: number, to?: number) => {
    const [low, high] = to === undefined ? [0, from] : [from, to]
    return low + Math.floor(powers.chance() * (high - low))
  }
  const fill = <T extends ArrayBufferView>(view: T): T => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(bytes(view.byteLength))
    return view
  }
  Object.assign(crypto, {
    randomBytes: bytes,
    randomUUID: () => uuidOf(bytes(16)),
    randomInt: whole,
    scrypt: quickScrypt,
  })
  Object.assign(crypto.webcrypto, { getRandomValues: fill, randomUUID: () => uuidOf(bytes(16)) })
  const wait = (ms: number) => new Promise((done) => void powers.after(ms, () => done(undefined)))
  Object.assign(timers, { setTimeout: wait })
  syncBuiltinESMExports()
  Object.assign(Math, { random: powers.chance })
  Object.assign(AbortSignal, { timeout: signalOf(powers) })
  Object.assign(globalThis, { Date: clockOf(powers.now), fetch: powers.fetch, ...timersOf(powers) })
}
