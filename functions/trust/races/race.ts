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
  /** Whether the response is a 503 with Retry-After. */
  isLater: boolean
}

/** The responses of a round, in the order of `calls`. */
type Outcomes<Act extends string> = {
  all: readonly Outcome<Act>[]
  /** The successful calls, of one act or of all. */
  won: (act?: Act) => Outcome<Act>[]
}

export type Race<State, Act extends string> = {
  /** Creates the users and items of a round. */
  setup: (parallel: number) => Promise<State>
  /** The calls that are made concurrently. */
  calls: (state: State, parallel: number) => readonly Call<Act>[]
  /** The allowed responses to each act, as `409` or `409 EDIT_CONFLICT`. */
  may: Readonly<Record<Act, readonly string[]>>
  /** The number of calls that must succeed, of all or of an act. Absent where it depends on their order; `holds` then checks it. */
  wins?: (parallel: number) => Readonly<Record<string, number>>
  /** Asserts the state afterwards, read back from the API and from the table. */
  holds: (state: State, outcomes: Outcomes<Act>) => Promise<void>
  /** The concurrency: 10 and 50 in turn in nightly runs, 10 in quick ones. A `crowd` also runs with 50 in quick ones, `few` never. */
  sizes?: 'few' | 'crowd'
  /** Whether it is one of the guarantee's 25 races, of which nightly runs play 100 rounds each; of the others ten. */
  isNamed?: boolean
}

const few = 10
const many = 50
// Long enough for the calls of a round to run in any order, short enough for them to overlap.
const jitterMs = 15

type Sized = Pick<Race<unknown, string>, 'sizes' | 'isNamed'>

const sizesOf = ({ sizes, isNamed }: Sized): number[] => {
  const rounds = amount({ quick: sizes === 'crowd' ? 2 : 1, nightly: isNamed ? 100 : 10 })
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

/** Plays one round. @returns false when the store was busy: whether that call took effect is then unknown, so the round proves nothing */
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

/** Whether a call was answered with 503, or not within its time. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /: 503\b/.test(error.message))
// A busy machine may be too slow for 50 concurrent calls, and now and then for ten.
const tries = 4

/**
 * The test of a race: rounds of concurrent calls, whose order and delays follow from the seed. A round counts when every response was
 * allowed, the right number of calls succeeded and the state afterwards is right. A round in which the store was busy is repeated with
 * fewer calls, and must succeed with ten.
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

/** `count` calls of one act. */
export const times = <Act extends string>(
  count: number,
  act: Act,
  send: (index: number) => ReturnType<Call<Act>['send']>,
): Call<Act>[] => Array.from({ length: Math.floor(count) }, (_, index) => ({ act, send: () => send(index) }))
