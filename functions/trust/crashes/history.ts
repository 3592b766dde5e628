import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '#functions/trust/crashes/call.ts'
import type { Random } from '#scripts/seed/random.ts'

/** A change of a thing: how it is asked for, and what the thing is afterwards. */
type Act<S> = { run: () => Promise<Answer>; next: S }

/** Something that one client alone changes, one act after the other, and that can be read back through the API. */
export type Thing<S> = {
  name: string
  initial: S
  act: (state: S, random: Random) => Act<S>
  /** Whether nothing more can be done to it. */
  isOver?: (state: S) => boolean
  /** What it is now; `may` is what it may be, for things that are found by asking for them. */
  read: (may: readonly S[]) => Promise<S>
}

/** What happened to a thing, after Jepsen: an act is acknowledged, refused, or nobody knows. */
export type History = {
  /** Whether acts can go on: not while nobody knows what the last has done, nor when it is over or a limit of calls is reached. */
  isKnown: () => boolean
  /**
   * Tries one act. @returns whether it was acknowledged
   * @throws Error when it is refused although nothing was killed: such a load tests nothing
   */
  step: (random: Random, wasKilled: () => boolean) => Promise<boolean>
  /** Reads the thing back. @returns how many acknowledged acts are found in it. @throws Error when one was lost, or half done */
  readBack: () => Promise<number>
}

/** Begins the history of a thing. */
export const historyOf = <S>(thing: Thing<S>): History => {
  let may: S[] = [thing.initial]
  let acknowledged = 0
  let isTired = false
  return {
    isKnown: () => may.length === 1 && !isTired && !thing.isOver?.(may[0] as S),
    step: async (random, wasKilled) => {
      const [state] = may as [S]
      const act = thing.act(state, random)
      // Until it is answered it may have happened.
      may = [state, act.next]
      let answer: Answer
      try {
        answer = await act.run()
      } catch (error) {
        if (wasKilled()) return false
        throw error
      }
      if (answer.status < 300) {
        may = [act.next]
        acknowledged++
        return true
      }
      if (answer.status === 429) {
        may = [state]
        isTired = true
        return false
      }
      // A store that dies may have written and said nothing, and the next try meets its own condition.
      if (wasKilled()) return false
      throw new Error(`${thing.name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    },
    readBack: async () => {
      const is = await thing.read(may)
      if (!may.some((state) => isDeepStrictEqual(state, is)))
        throw new Error(
          `${thing.name} is ${JSON.stringify(is)} and may be ${may.map((state) => JSON.stringify(state)).join(' or ')}`,
        )
      const found = acknowledged
      may = [is]
      acknowledged = 0
      return found
    },
  }
}
