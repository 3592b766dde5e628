import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryRoute } from './try-route.ts'
import { makeWorld, type World } from './world.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A stack of its own, because generated requests are often valid and add items to lists that other tests count.

let stack: LocalStack
let world: World

beforeAll(async () => {
  stack = await useOwnStack()
  world = await makeWorld()
})

afterAll(() => stack?.stop())

const cases = amount({ quick: 75, nightly: 1700 })

/** Routes without input get fewer cases. */
const casesFor = ({ params, query, body }: Contract): number => (params || query || body ? cases : cases / 10)

// Deletions come last, so that the other routes find their items.
const inOrder = [...liveRoutes]
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  .map((route): [string, Contract] => [route.id, route])

describe('made-up input', () => {
  test.each(inOrder)('%s answers as its contract says', async (_, contract) => {
    const count = casesFor(contract)
    const tried = await tryRoute(stack.url, world, contract, count)
    // A rate limit that refuses a case before its input is read proves nothing.
    const read = tried.count - tried.limited
    expect(read).toBeGreaterThan(count / 3)
    proven('inputs', read)
  })
})
