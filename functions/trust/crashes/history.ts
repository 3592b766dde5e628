import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '#functions/trust/crashes/call.ts'
import type { Random } from '#scripts/seed/random.ts'

/** A change of an item: its request and the item's next state. */
type Act<S> = { run: () => Promise<Answer>; next: S }

/** An item that only one client changes, one act after the other, and that the API can read back. */
export type Thing<S> = {
  name: string
  initial: S
  act: (state: S, random: Random) => Act<S>
  /** Whether nothing more can be done with it. */
  isOver?: (state: S) => boolean
  /** Reads the present state; `may` holds the possible states, for items that are looked up by their content. */
  read: (may: readonly S[]) => Promise<S>
}

/** The history of an item, after Jepsen: each act is acknowledged, refused or of unknown outcome. */
export type History = {
  /** Whether acts can go on: false while the outcome of the last act is unknown, at the end, and once a rate limit is reached. */
  isKnown: () => boolean
  /**
   * Tries one act. @returns whether it was acknowledged
   * @throws Error when it is refused although no process was killed: such a load tests nothing
   */
  step: (random: Random, wasKilled: () => boolean) => Promise<boolean>
  /** Reads the item back. @returns how many acknowledged acts it holds. @throws Error when one was lost or is incomplete */
  readBack: () => Promise<number>
}

/** Starts the history of an item. */
export const historyOf = <S>(thing: Thing<S>): History => {
  let may: S[] = [thing.initial]
  let acknowledged = 0
  let isTired = false
  return {
    isKnown: () => may.length === 1 && !isTired && !thing.isOver?.(may[0] as S),
    step: async (random, wasKilled) => {
      const [state] = may as [S]
      const act = thing.act(state, random)
      // Until the response comes, the act may or may not have happened.
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
      // A store that was killed may have written without a response, so that the retry meets its own failed condition.
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
