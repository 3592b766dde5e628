import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryRoute } from './try-route.ts'
import { makeWorld, type World } from './world.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A stack of its own: what is made up here is valid as often as not, and fills lists that others count.

let stack: LocalStack
let world: World

beforeAll(async () => {
  stack = await useOwnStack()
  world = await makeWorld()
})

afterAll(() => stack?.stop())

const cases = amount({ quick: 100, nightly: 2000 })

/** Of a route that takes no input there is less to make up. */
const casesFor = ({ params, query, body }: Contract): number => (params || query || body ? cases : cases / 10)

// What takes things away comes last, so that the others find them there.
const inOrder = [...liveRoutes]
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  .map((route): [string, Contract] => [route.id, route])

describe('made-up input', () => {
  test.each(inOrder)('%s answers as its contract says', async (_, contract) => {
    const count = casesFor(contract)
    const tried = await tryRoute(stack.url, world, contract, count)
    expect(tried.count).toBeGreaterThan(count / 2)
    // A limit that hides the input proves nothing of it.
    expect(tried.limited).toBeLessThan(count / 4)
    proven('inputs', tried.count)
  })
})
