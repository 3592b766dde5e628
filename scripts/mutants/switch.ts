import { AsyncLocalStorage } from 'node:async_hooks'

/** The context of one call: the guard that is off, if any, and how the guards it met evaluated. */
export type Run = {
  /** The number of the guard that is off. */
  off: number | undefined
  /** Numbers of guards whose result differed from the one that they give when off. */
  mattered: Set<number>
  /** Guards by the condition that they asked the store for. */
  asked: Map<string, number[]>
  /** Runs right before the next write. */
  meanwhile?: (() => Promise<void>) | undefined
  /** The run is over and nobody waits for it: without its guard, a loop may have no end. */
  isOver?: boolean
}

/** One store for the process: Node itself loads the switched product, beside the modules that vitest has loaded. */
export const runs = (globalThis.__runs ??= new AsyncLocalStorage<Run>())

/** Whether this guard, or any, is off in the current run. */
export const isOff = (name?: number): boolean => {
  const { off, isOver } = runs.getStore() ?? {}
  if (isOver) throw new Error('This run is over')
  return name === undefined ? off !== undefined : off === name
}

const note = (name: number): void => void runs.getStore()?.mattered.add(name)

/** Notes that a condition did not hold. Only the store knows, so its caller must report it. */
export const noteFailed = (condition = ''): void => {
  for (const name of runs.getStore()?.asked.get(condition) ?? []) note(name)
}

// True of every item, and part of the condition still, so that no name or value is left unused: the store refuses those.
const always = 'attribute_not_exists(neverAnAttribute)'

/** A condition without the clause at `place`: brackets and all, but true for every item. */
const withoutClause = (condition: string, place: number, clausesOf: (text: string) => string[]): string =>
  clausesOf(condition)
    .map((clause, index) => (index === place ? `((${clause}) OR ${always})` : `(${clause})`))
    .join(' AND ')

const noteAsked = (name: number, condition: string): void => {
  const asked = runs.getStore()?.asked
  const names = asked?.get(condition) ?? []
  if (!names.includes(name)) asked?.set(condition, [...names, name])
}

/** The functions that the rewritten product calls at each guard. */
export const createSwitch = (clausesOf: (text: string) => string[]) => ({
  truth: <T>(name: number, goal: boolean, value: T): T | boolean => {
    if (Boolean(value) !== goal) note(name)
    return isOff(name) ? goal : value
  },
  condition: (name: number, place: number, condition: string): string => {
    noteAsked(name, condition)
    return isOff(name) ? withoutClause(condition, place, clausesOf) : condition
  },
  row: <T>(name: number, all: readonly T[], row: readonly T[]): readonly T[] => {
    note(name)
    return isOff(name) ? all : row
  },
  access: (name: number, wider: string, access: string): string => {
    note(name)
    return isOff(name) ? wider : access
  },
})

declare global {
  var __runs: AsyncLocalStorage<Run> | undefined
  var __guard: ReturnType<typeof createSwitch>
}
