import { setTimeout as delay } from 'node:timers/promises'
import { expect, type TestContext } from 'vitest'
import type { ApiAnswer } from '#functions/testing/api.ts'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'

/** An act of a race, and the call that does it. */
export type Call<Act extends string> = {
  act: Act
  send: () => Promise<Pick<ApiAnswer, 'status' | 'body' | 'headers'>>
}

type Outcome<Act extends string> = {
  act: Act
  index: number
  status: number
  code: string
  body: ApiAnswer['body']
  /** The store asks to come back, and says when. */
  isLater: boolean
}

/** What was answered to the calls of a round, in the order in which `calls` named them. */
type Outcomes<Act extends string> = {
  all: readonly Outcome<Act>[]
  /** Those that succeeded, of one act or of all. */
  won: (act?: Act) => Outcome<Act>[]
}

export type Race<State, Act extends string> = {
  /** What every round begins with: people and things of its own. */
  setup: (parallel: number) => Promise<State>
  /** The calls that are made at once. */
  calls: (state: State, parallel: number) => readonly Call<Act>[]
  /** What may be answered to each act, as `409` or `409 EDIT_CONFLICT`. */
  may: Readonly<Record<Act, readonly string[]>>
  /** How many calls succeed, of all or of an act. Absent: as many as the order of things allows; `holds` says. */
  wins?: (parallel: number) => Readonly<Record<string, number>>
  /** What is true of the state afterwards, read back from the API and from the table. */
  holds: (state: State, outcomes: Outcomes<Act>) => Promise<void>
  /** How many calls at once: ten and fifty by turns in nightly runs, ten in the quick one; fifty there too for a `crowd`, never for a `few`. */
  sizes?: 'few' | 'crowd'
  /** One of the 25 of the guarantee, which nightly runs try a hundred times; others forty times. */
  isNamed?: boolean
}

const few = 10
const many = 50
// Long enough that the calls of a round meet in every order, short enough that they do meet.
const jitterMs = 15

type Sized = Pick<Race<unknown, string>, 'sizes' | 'isNamed'>

const sizesOf = ({ sizes, isNamed }: Sized): number[] => {
  const rounds = amount({ quick: sizes === 'crowd' ? 2 : 1, nightly: isNamed ? 100 : 40 })
  return Array.from({ length: rounds }, (_, round) => (round % 2 === 0 || sizes === 'few' ? few : many))
}

const play = async <Act extends string>(
  calls: readonly Call<Act>[],
  random: Random,
): Promise<Outcome<Act>[]> => {
  const named = calls.map((call, index) => ({ ...call, index, wait: random.next() * jitterMs }))
  const answers = await Promise.all(
    random.some(named, named.length).map(async ({ act, send, index, wait }) => {
      await delay(wait)
      const { status, body, headers } = await send()
      const isLater = status === 503 && headers.has('retry-after')
      return { act, index, status, code: String(body?.code ?? ''), body, isLater }
    }),
  )
  return answers.toSorted((a, b) => a.index - b.index)
}

const checkAnswers = <State, Act extends string>(
  race: Race<State, Act>,
  all: readonly Outcome<Act>[],
): void => {
  const wrong = all.filter(
    ({ act, status, code }) =>
      !race.may[act].includes(String(status)) && !race.may[act].includes(`${status} ${code}`),
  )
  expect(wrong.map(({ act, status, code, body }) => ({ act, status, code, said: body?.message }))).toEqual([])
}

const checkWins = <State, Act extends string>(race: Race<State, Act>, all: readonly Outcome<Act>[]): void => {
  const told = all.map(({ act, status, code }) => `${act}: ${status} ${code}`).join(', ')
  for (const [act, count] of Object.entries(race.wins?.(all.length) ?? {})) {
    const won = all.filter((one) => one.status < 300 && (act === 'all' || one.act === act))
    expect(won.length, `${act} of ${told}`).toBe(count)
  }
}

/**
 * One round. @returns false when the store asked somebody to come back: whether that call did anything is then not known, so such a
 * round proves nothing
 */
const playRound = async <State, Act extends string>(
  race: Race<State, Act>,
  parallel: number,
  random: Random,
): Promise<boolean> => {
  const state = await race.setup(parallel)
  const all = await play(race.calls(state, parallel), random)
  checkAnswers(
    race,
    all.filter(({ isLater }) => !isLater),
  )
  if (all.some(({ isLater }) => isLater)) return false
  checkWins(race, all)
  const won = (act?: Act) => all.filter((one) => one.status < 300 && (act === undefined || one.act === act))
  await race.holds(state, { all, won })
  return true
}

const isBusy = (error: unknown): boolean => error instanceof Error && /: 503 /.test(error.message)
// A machine that does much else besides may be too slow for fifty at once, and for ten once in a while.
const tries = 4

/**
 * The test of a race: rounds of calls at once, whose order and delays follow from the seed. A round counts when every answer was
 * one that the state allows, as many succeeded as may, and the state afterwards is right. One in which the store was busy is
 * played again with fewer, and has to go through with ten.
 */
export const race =
  <State, Act extends string>(spec: Race<State, Act>) =>
  async ({ task }: TestContext): Promise<void> => {
    for (const [round, most] of sizesOf(spec).entries()) {
      for (let attempt = 1, parallel = most; ; attempt++, parallel = Math.max(few, parallel - 20)) {
        const random = createRandom(`${seed}/${task.name}/${round}/${attempt}`)
        const name = `round ${round} of seed ${seed}, ${parallel} at once`
        try {
          if (await playRound(spec, parallel, random)) break
          if (attempt === tries) throw new Error('the store was busy each time')
        } catch (error) {
          if (attempt < tries && isBusy(error)) continue
          if (error instanceof Error) error.message = `${name}: ${error.message}`
          throw error
        }
      }
      proven('races', 1)
    }
  }

/** As many calls of one act. */
export const times = <Act extends string>(
  count: number,
  act: Act,
  send: (index: number) => ReturnType<Call<Act>['send']>,
): Call<Act>[] => Array.from({ length: Math.floor(count) }, (_, index) => ({ act, send: () => send(index) }))
