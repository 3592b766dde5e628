import { runs, type Run } from '#scripts/mutants/switch.ts'
import type { Guard } from '#scripts/mutants/guard.ts'
import type { Catcher } from './catcher.ts'

/** The outcome of a catcher's run: the guards that mattered during it, and its failure. */
export type Tried = { catcher: Catcher; mattered: ReadonlySet<number>; failure: unknown }

/** The outcome of a switched-off guard: the catcher that noticed it, if any, and the number of catchers tried. */
export type Outcome = { guard: Guard; by: string | undefined; tried: number }

// Enough concurrency to keep the store busy while this process works.
const atOnce = 6

// A guard that matters to hundreds of catchers is noticed by one of the first, or by none.
const mostTries = 60

// A timeout against hanging: twenty times what the slowest takes on a busy machine.
const patienceMs = 20_000

/** Rejects when an act takes too long; its next guard then stops it. */
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
    // Work after a response, such as the update of the search index, must run with all guards on.
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

/** Runs every catcher with all guards on; one that fails runs once more, alone, since a busy machine may respond with 503. */
export const tryCatchers = async (all: readonly Catcher[]): Promise<Tried[]> => {
  const tried = await eachOf(all, (catcher) => tryOne(catcher))
  const settled: Tried[] = []
  for (const one of tried) settled.push(one.failure === undefined ? one : await tryOne(one.catcher))
  return settled
}

/** The catchers of a guard in the order of their tries: those with the fewest guards first, as they are made for it. */
const witnesses = (guard: number, known: readonly Tried[]): Catcher[] =>
  known
    .filter(({ mattered }) => mattered.has(guard))
    .toSorted((a, b) => a.mattered.size - b.mattered.size)
    .map(({ catcher }) => catcher)

/**
 * Whether a catcher notices a switched-off guard. If it also fails with all guards on, an earlier run left the fault, which `renew` fixes.
 */
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
 * Switches the guards off one by one. `known` holds the catchers' outcomes with all guards on; `renew` creates a new world for those that
 * share one.
 */
export const tryGuards = (
  guards: readonly (readonly [number, Guard])[],
  known: readonly Tried[],
  renew: () => Promise<void>,
): Promise<Outcome[]> => eachOf(guards, ([index, guard]) => tryGuard(guard, index, known, renew))
