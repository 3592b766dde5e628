import { inFlight } from '#functions/testing/in-flight.ts'
import { runs, type Run } from './mutants/switch.ts'

/** Something that fails when a guard it meets is off, and not otherwise. What it needs is of its own. */
export type Catcher = { name: string; run: () => Promise<void> }

/** The outcome of a catcher's run: the guards that mattered during it, and its failure. */
export type Tried = { catcher: Catcher; mattered: ReadonlySet<number>; failure: unknown }

// Enough concurrency to keep the store busy while this process works.
const atOnce = 6

// A guard that matters to hundreds of catchers is noticed by one of the first, or by none.
const mostTries = 60

// A timeout against hanging: sixty times what the slowest takes on a busy machine, since others are much slower.
const timeoutMs = 60_000

/** Rejects when an act takes too long; its next guard then stops it. */
const withTimeout = async (run: Run, act: () => Promise<void>): Promise<void> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const giveUp = () => {
    run.isOver = true
    reject(new Error('no end'))
  }
  const timer = setTimeout(giveUp, timeoutMs)
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
    await withTimeout(run, catcher.run)
    return { catcher, mattered: run.mattered, failure: undefined }
  } catch (failure) {
    return { catcher, mattered: run.mattered, failure: failure ?? 'failed' }
  }
}

/** Runs every catcher with all guards on; one that fails runs once more, alone, since a busy machine may respond with 503. */
export const tryCatchers = async (all: readonly Catcher[]): Promise<Tried[]> => {
  const tried = await inFlight(all, atOnce, (catcher) => tryOne(catcher))
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

/**
 * Switches a guard off. `known` is how the catchers went on the product as it is; `renew` makes a new world for those that share one.
 * @returns the name of a catcher that noticed
 */
const tryGuard = async (
  guard: number,
  known: readonly Tried[],
  renew: () => Promise<void>,
): Promise<string | undefined> => {
  for (const catcher of witnesses(guard, known).slice(0, mostTries))
    if (await notices(catcher, guard, renew)) return catcher.name
  return undefined
}

/** Switches these guards off one by one. @returns for each, the catcher that noticed it */
export const tryGuards = (
  guards: readonly number[],
  known: readonly Tried[],
  renew: () => Promise<void>,
): Promise<(string | undefined)[]> => inFlight(guards, atOnce, (guard) => tryGuard(guard, known, renew))
