import { CommandError } from '#scripts/command/run-command.ts'
/** One part of a command: what it finds out or makes is added to what the ones after it know. */
export type Step<Facts> = {
  name: string
  /** Said when it begins. */
  says: string
  run: (known: Readonly<Partial<Facts>>) => Promise<Partial<Facts> | void>
}

type Running = { say: (line: string) => void; now: () => number }

/** The result of an earlier step. @throws Error when the steps stand in a wrong order */
export const known = <Facts, Name extends keyof Facts>(
  facts: Readonly<Partial<Facts>>,
  name: Name,
): Facts[Name] => {
  const value = facts[name]
  if (value === undefined) throw new Error(`No step before this one has found "${String(name)}".`)
  return value as Facts[Name]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Runs the steps one after another, each announced in a line, and tells how long those took that took more than a second.
 * @throws CommandError which says where it stopped, why, and how to go on
 */
export const runSteps = async <Facts>(
  steps: readonly Step<Facts>[],
  { say, now }: Running,
): Promise<Readonly<Partial<Facts>>> => {
  let facts = {} as Readonly<Partial<Facts>>
  for (const [index, { name, says, run }] of steps.entries()) {
    const place = `${index + 1} of ${steps.length}`
    say(`[${place}] ${says} …`)
    const began = now()
    try {
      facts = { ...facts, ...(await run(facts)) }
    } catch (cause) {
      throw new CommandError(
        `\nStopped at step ${place}, ${name}: ${reasonOf(cause)}\n` +
          'Once that is fixed, run the same command again: what is done already is found done.',
        { cause },
      )
    }
    const seconds = (now() - began) / 1000
    if (seconds >= 1) say(`    done in ${seconds.toFixed(0)} s`)
  }
  return facts
}
