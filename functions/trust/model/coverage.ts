/** Counts the outcomes of each kind of command. */
export type Coverage = {
  note: (command: string, code: string) => void
  commands: () => number
  /** Kinds that succeeded at least once. */
  succeeded: () => string[]
  /** Kinds that were refused at least once, for a reason other than who is signed in. */
  refused: () => string[]
  table: () => string
}

const beforeTheRule: ReadonlySet<string> = new Set(['OK', 'UNAUTHORIZED'])

/** Creates empty coverage counts. */
export const createCoverage = (): Coverage => {
  const kinds = new Map<string, Map<string, number>>()
  const having = (isOne: (code: string) => boolean): string[] =>
    [...kinds].filter(([, codes]) => [...codes.keys()].some(isOne)).map(([name]) => name)
  return {
    note: (command, code) => {
      const codes = kinds.get(command) ?? new Map<string, number>()
      kinds.set(command, codes.set(code, (codes.get(code) ?? 0) + 1))
    },
    commands: () =>
      [...kinds.values()].flatMap((codes) => [...codes.values()]).reduce((sum, one) => sum + one, 0),
    succeeded: () => having((code) => code === 'OK'),
    refused: () => having((code) => !beforeTheRule.has(code)),
    table: () =>
      [...kinds]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, codes]) => {
          const outcomes = [...codes]
            .toSorted(([, a], [, b]) => b - a)
            .map(([code, times]) => `${code} ${times}`)
          return `${name.padEnd(32)} ${outcomes.join(', ')}`
        })
        .join('\n'),
  }
}
