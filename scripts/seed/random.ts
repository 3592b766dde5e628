import { idPrefixes, type IdKind } from '#shared/schemas/ids.ts'

/** A stream of pseudo-random choices: the same seed makes the same ones. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number
  /** Around 0 with a spread of 1 (normal distribution). */
  normal: () => number
  chance: (share: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** One of `from`, each as likely as its weight says. */
  weighted: <T>(from: readonly T[], weight: (one: T) => number) => T
  /** `count` different ones of `from`, or all when there are fewer, in random order. */
  some: <T>(from: readonly T[], count: number) => T[]
  /** An independent stream: what is drawn here does not change what is drawn there. */
  fork: (name: string | number) => Random
}

const hash = (text: string): number => {
  let value = 2166136261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/** A new stream (mulberry32: 32 bits of state are plenty for a few thousand choices). */
export const createRandom = (seed: number | string): Random => {
  const name = String(seed)
  let state = hash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const at = <T>(from: readonly T[], index: number): T => {
    if (from.length === 0) throw new RangeError('Nothing to choose from')
    return from[Math.min(index, from.length - 1)]!
  }
  return {
    next,
    whole,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (share) => next() < share,
    pick: (from) => at(from, Math.floor(next() * from.length)),
    weighted: (from, weight) => {
      let left = next() * from.reduce((sum, one) => sum + weight(one), 0)
      return at(
        from,
        Math.max(
          0,
          from.findIndex((one) => (left -= weight(one)) < 0),
        ),
      )
    },
    some: (from, count) => {
      const rest = [...from]
      for (let index = 0; index < Math.min(count, rest.length); index++) {
        const other = whole(index, rest.length - 1)
        ;[rest[index], rest[other]] = [rest[other]!, rest[index]!]
      }
      return rest.slice(0, count)
    },
    fork: (part) => createRandom(`${name}/${part}`),
  }
}

// Crockford's base32, as `functions/adapters/ids.ts`.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Lower-case characters as `newSlugSuffix` makes them, but always the same. */
export const slugSuffix = (random: Random): string =>
  Array.from({ length: 8 }, () => random.pick([...alphabet]))
    .join('')
    .toLowerCase()

/**
 * An id that the same seed makes again, so that a seeding that was interrupted can be run again. Anybody can compute
 * it; that is no harm on a machine that holds nothing but this demo.
 */
export const seededId = (random: Random, kind: IdKind): string =>
  `${idPrefixes[kind]}_${Array.from({ length: 26 }, () => random.pick([...alphabet])).join('')}`
