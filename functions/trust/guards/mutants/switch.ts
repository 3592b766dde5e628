import { AsyncLocalStorage } from 'node:async_hooks'

/** The context of one call: the guard that is off, if any, and the guards that it met. */
export type Run = {
  /** The number of the guard that is off. */
  off: number | undefined
  /** Numbers of guards whose result differed from the one that they give when off. */
  mattered: Set<number>
  /** Guards by the condition that they asked the store for. */
  asked: Map<string, Set<number>>
  /** Happens right before the next write. */
  meanwhile?: (() => Promise<void>) | undefined
  /** The run is over and nobody waits for it: without its guard, a loop may have no end. */
  isOver?: boolean
}

/** One store for the process: Node itself loads the switched product, beside the modules that vitest has loaded. */
export const runs = (globalThis.__runs ??= new AsyncLocalStorage<Run>())

/** Whether this guard, or any, is off for the present run. */
export const isOff = (guard?: number): boolean => {
  const { off, isOver } = runs.getStore() ?? {}
  if (isOver) throw new Error('This run is over')
  return guard === undefined ? off !== undefined : off === guard
}

const note = (guard: number): void => void runs.getStore()?.mattered.add(guard)

/** Notes that a condition did not hold, which the store alone knows. */
export const noteFailed = (condition = ''): void => runs.getStore()?.asked.get(condition)?.forEach(note)

/** The clauses of a condition, all of which must hold: split at every AND that is in no brackets. One with an OR is one clause. */
export const clausesOf = (condition: string): string[] => {
  let depth = 0
  const clauses: string[] = ['']
  for (const token of condition.split(/(\(|\)|\s+(?:AND|OR)\s+)/)) {
    if (depth === 0 && token.trim() === 'OR') return [condition]
    if (depth === 0 && token.trim() === 'AND') clauses.push('')
    else clauses.push(`${clauses.pop() ?? ''}${token}`)
    depth += Number(token === '(') - Number(token === ')')
  }
  return clauses
}

// True of every item, and part of the condition still, so that no name or value is left unused: the store refuses those.
const always = 'attribute_not_exists(neverAnAttribute)'

/** The two questions of the rewritten product: each gives a guard's value, or what stands in its place while the guard is off. */
export const guardSwitch = {
  value: <T>(guard: number, weak: T, value: T): T => {
    if (typeof weak !== 'boolean' || Boolean(value) !== weak) note(guard)
    return isOff(guard) ? weak : value
  },
  condition: (guard: number, place: number, condition: string): string => {
    const asked = runs.getStore()?.asked
    asked?.set(condition, (asked.get(condition) ?? new Set()).add(guard))
    if (!isOff(guard)) return condition
    const without = (clause: string, index: number) =>
      index === place ? `((${clause}) OR ${always})` : `(${clause})`
    return clausesOf(condition).map(without).join(' AND ')
  },
}

declare global {
  var __runs: AsyncLocalStorage<Run> | undefined
  var __guard: typeof guardSwitch
}
