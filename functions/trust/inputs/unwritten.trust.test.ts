import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { faultOf } from './check-answer.ts'
import { inFlight } from '#functions/testing/in-flight.ts'
import { casesOf, type Case } from './make-cases.ts'
import { changedKeys, digestTable, settledTable, type Digest } from './table-digest.ts'
import { arrives } from './try-route.ts'
import { makeWorld, type World } from './world.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A stack of its own, so that nothing else writes while the table is compared.

let stack: LocalStack
let world: World
let before: Digest

beforeAll(async () => {
  stack = await useOwnStack()
  world = await makeWorld()
  before = await settledTable()
})

afterAll(() => stack?.stop())

const perRoute = amount({ quick: 12, nightly: 200 })

/** Sends cases of every route. @returns the response statuses by route */
const sendAll = async (casesFor: (contract: Contract) => Case[]): Promise<Map<string, number[]>> => {
  const statuses = new Map<string, number[]>()
  for (const contract of liveRoutes) {
    const answers = await inFlight(casesFor(contract), 16, async (one, turn) => {
      const { request, answer } = await ask(stack.url, contract, one, world.callerFor(contract.access, turn))
      return arrives(contract, request) ? [answer.status] : []
    })
    statuses.set(contract.id, answers.flat())
  }
  return statuses
}

const countOf = (statuses: ReadonlyMap<string, readonly number[]>): number =>
  [...statuses.values()].reduce((sum, { length }) => sum + length, 0)

describe('the table', () => {
  test('is as it was after input that breaks a rule', async () => {
    const statuses = await sendAll((contract) =>
      contract.params || contract.query || contract.body
        ? fc.sample(
            casesOf(contract, world.there).filter((one) => faultOf(contract, one) !== undefined),
            { seed, numRuns: perRoute },
          )
        : [],
    )
    for (const [id, given] of statuses)
      expect(
        given.filter((status) => status < 400 || status >= 500),
        id,
      ).toEqual([])
    expect(changedKeys(before, await digestTable())).toEqual([])
    proven('inputs', countOf(statuses))
  })

  test('is as it was after calls about what is not there, but for the counts of the calls', async () => {
    const statuses = await sendAll((contract) =>
      contract.params
        ? fc.sample(
            casesOf(contract, []).filter((one) => faultOf(contract, one) === undefined),
            { seed, numRuns: perRoute / 2 },
          )
        : [],
    )
    const changed = changedKeys(before, await digestTable())
    // What is begun is about nothing that must be there.
    expect(changed.filter((key) => !/^RATE#|WORKING_COPY#/.test(key))).toEqual([])
    proven('inputs', countOf(statuses))
  })
})
