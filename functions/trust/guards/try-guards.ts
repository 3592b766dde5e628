import { runs, type Run } from '#scripts/mutants/switch.ts'
import type { Guard } from '#scripts/mutants/guard.ts'
import type { Catcher } from './catcher.ts'

/** How a catcher went: the guards that mattered while it ran, and what it failed with. */
export type Tried = { catcher: Catcher; mattered: ReadonlySet<number>; failure: unknown }

/** What became of a guard: who noticed that it was off, or nobody of so many whom it mattered to. */
export type Outcome = { guard: Guard; by: string | undefined; tried: number }

// Enough at once to keep the store busy while this process works.
const atOnce = 6

// A guard that matters to hundreds of catchers is noticed by one of the first, or by none.
const mostTries = 60

// A limit against hanging, not a measure: twenty times what the slowest takes on a busy machine.
const patienceMs = 20_000

/** Rejects when an act does not come to an end; whatever it does afterwards meets a guard and ends there. */
const ending = async (run: Run, act: () => Promise<void>): Promise<void> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const giveUp = () => {
    run.isOver = true
    reject(new Error('no end'))
  }
  const timer = setTimeout(giveUp, patienceMs)
  try {
    await Promise.race([runs.run(run, act), tooLate])
  } finally {
    clearTimeout(timer)
    // What goes on behind an answer, such as bringing the search up to date, is everybody's.
    run.off = undefined
  }
}

const tryOne = async (catcher: Catcher, off?: number): Promise<Tried> => {
  const run: Run = { off, mattered: new Set(), asked: new Map() }
  try {
    await ending(run, catcher.run)
    return { catcher, mattered: run.mattered, failure: undefined }
  } catch (failure) {
    return { catcher, mattered: run.mattered, failure: failure ?? 'failed' }
  }
}

const eachOf = async <T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  const queue = all.entries()
  const work = async () => {
    for (const [index, one] of queue) results[index] = await act(one)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** Runs every catcher on the product as it is; one that fails once more, by itself: a busy machine answers 503 where it must. */
export const tryCatchers = async (all: readonly Catcher[]): Promise<Tried[]> => {
  const tried = await eachOf(all, (catcher) => tryOne(catcher))
  const settled: Tried[] = []
  for (const one of tried) settled.push(one.failure === undefined ? one : await tryOne(one.catcher))
  return settled
}

/** Who is asked first about a guard: whoever it mattered to and little else, being made for it. */
const witnesses = (guard: number, known: readonly Tried[]): Catcher[] =>
  known
    .filter(({ mattered }) => mattered.has(guard))
    .toSorted((a, b) => a.mattered.size - b.mattered.size)
    .map(({ catcher }) => catcher)

/** Whether a catcher notices that a guard is off. Fails it without that too, the fault is one of before, which `renew` mends. */
const notices = async (catcher: Catcher, guard: number, renew: () => Promise<void>): Promise<boolean> => {
  for (let attempt = 1; attempt <= 2; attempt++) {
    if ((await tryOne(catcher, guard)).failure === undefined) return false
    if ((await tryOne(catcher)).failure === undefined) return true
    await renew()
  }
  return false
}

const tryGuard = async (
  guard: Guard,
  index: number,
  known: readonly Tried[],
  renew: () => Promise<void>,
): Promise<Outcome> => {
  const asked = witnesses(index, known).slice(0, mostTries)
  for (const [before, catcher] of asked.entries())
    if (await notices(catcher, index, renew)) return { guard, by: catcher.name, tried: before + 1 }
  return { guard, by: undefined, tried: asked.length }
}

/**
 * Switches the guards off one by one. `known` is how the catchers went on the product as it is; `renew` makes a new world for those
 * that share one.
 */
export const tryGuards = (
  guards: readonly (readonly [number, Guard])[],
  known: readonly Tried[],
  renew: () => Promise<void>,
): Promise<Outcome[]> => eachOf(guards, ([index, guard]) => tryGuard(guard, index, known, renew))
