import fc from 'fast-check'
import type { Act, Draw } from '#functions/trust/model/act.ts'
import { everyAct } from '#functions/trust/model/acts/every-act.ts'
import { perform, toCommand, type Outside } from '#functions/trust/model/command.ts'
import { tenPeople } from '#functions/trust/model/people.ts'
import { checkEverything } from '#functions/trust/model/settled.ts'
import type { World } from '#functions/trust/model/world.ts'

const anyDraw: fc.Arbitrary<Draw> = fc.record({
  who: fc.nat(9),
  // Usually the natural actor, because others are always refused in the same way.
  isNatural: fc.nat(9).map((n) => n < 8),
  which: fc.nat(999),
  other: fc.nat(999),
  how: fc.nat(999),
})

/** Random commands, by their weights. */
export const anyCommands = (maxCommands: number) =>
  fc.commands(
    everyAct.flatMap((act) =>
      Array.from({ length: act.weight ?? 1 }, () => anyDraw.map((draw) => toCommand(act, draw))),
    ),
    { maxCommands, size: 'max', disableReplayLog: true },
  )

/** The command of that name. @throws Error */
export const named = (name: string): Act => {
  const found = everyAct.find((act) => act.name === name)
  if (!found) throw new Error(`No command is called ${name}`)
  return found
}

/** A draw whose parts select the first of everything, but for those given. */
export const naturally = (parts: Partial<Draw>): Draw => ({
  who: 0,
  isNatural: true,
  which: 0,
  other: 0,
  how: 0,
  ...parts,
})

/** The first commands of every run, so that there is something to compare: two verified dealers, cars and plates. */
const beginning: readonly (readonly [string, Partial<Draw>])[] = [
  ['verify a dealership', { which: 1, other: 1 }],
  ['verify a dealership', { which: 2, other: 1 }],
  // The first three actors and the buyer are private; the draw selects from all who may sell.
  ['submit a car', { who: 0, which: 10 }],
  ['submit a car', { who: 1, which: 20 }],
  ['submit a car', { who: 4, which: 30 }],
  ['submit a car', { who: 5, which: 40 }],
  ['decide about a car', { which: 0, other: 3 }],
  ['offer a plate', { who: 0, which: 0 }],
  ['offer a plate', { who: 4, which: 1 }],
  ['decide about a plate', { which: 0, other: 3 }],
]

/** Creates a world with the ten actors and runs the first commands. */
export const begin = async (outside: Outside): Promise<World> => {
  const world = await tenPeople()
  for (const [name, parts] of beginning) await perform(named(name), naturally(parts), world, outside)
  return world
}

/**
 * Runs a sequence of commands in the model and over HTTP, then compares everything.
 * @throws Error with the commands so far, as lines, when the two differ
 */
export const runModel = async (
  commands: Iterable<fc.AsyncCommand<World, Outside>>,
  outside: Outside,
): Promise<void> => {
  const world = await begin(outside)
  await fc.asyncModelRun(() => ({ model: world, real: outside }), commands)
  try {
    await checkEverything(world, outside.watcher)
  } catch (error) {
    throw new Error(`${outside.lines.join('\n')}\n(at the end)\n\n${(error as Error).message}`, {
      cause: error,
    })
  }
}
