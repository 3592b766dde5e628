import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createRandom } from '#scripts/seed/random.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { ask, expectRightOrBusy, type Asked } from './check-answer.ts'
import { samples } from './samples.ts'
import { asThrown, errorsOf } from './store-errors.ts'
import type { Tap } from './tap.ts'
import { startTappedStack, type TappedStack } from './tapped-stack.ts'
import { makeWorld, type World } from './world.ts'

// Every route with each of its store calls failing in turn as a busy store does: a 503, and the repeated call is right.

const random = createRandom(seed)
let stack: TappedStack
let world: World

beforeAll(async () => {
  stack = await startTappedStack()
  world = await makeWorld()
})

afterAll(() => stack.stop())

const sampleOf = async (route: Contract): Promise<Asked> => ({
  route,
  call: await samples[route.id as RouteId](world),
})

const askTapped = (asked: Asked, tap: Tap) =>
  ask(stack.url, {
    ...asked,
    call: { ...asked.call, headers: { ...asked.call.headers, ...stack.tapped(tap) } },
  })

// The pool takes one answer in a session, so that sending it again is refused, and the handler begins another session.
const answeredOnce = 'AdminRespondToAuthChallenge'

/** The names of the commands of a call, in order. Each command is sent twice, as if its first response were lost. */
const commandsOf = async (asked: Asked): Promise<string[]> => {
  const names: string[] = []
  const { status, text } = await askTapped(asked, async (sent, send) => {
    const isBegunAnew = sent.name === answeredOnce && names.includes(answeredOnce)
    names.push(sent.name)
    if (isBegunAnew) return send()
    await send().catch(() => {})
    return send()
  })
  const name = `${asked.route.id}, every answer of the stores lost once`
  expect({ name, status, text }).toMatchObject({ status: asked.route.status })
  return names
}

const failAt = async (route: Contract, names: readonly string[], index: number): Promise<void> => {
  const error = random.pick(errorsOf(names[index - 1] ?? ''))
  const asked = await sampleOf(route)
  const answer = await askTapped(asked, (sent, send) =>
    sent.index === index ? Promise.reject(asThrown(error)) : send(),
  )
  const when = `with ${error.name} of ${names[index - 1]} (${index} of ${names.length})`
  // Some store calls are optional for a request, so a right response is allowed.
  if (expectRightOrBusy(asked, answer, when) === 'right') return
  const { status, text } = await ask(stack.url, asked)
  expect({ route: `${route.id} again, ${when}`, status, text }).toMatchObject({ status: route.status })
}

describe.each(liveRoutes.map((route) => [route.id, route] as const))('%s', (_, route) => {
  it('is busy when a store is, and succeeds when it is asked again and every answer of the stores is lost once', async () => {
    const names = await commandsOf(await sampleOf(route))
    const places = names.map((_name, index) => index + 1)
    const tried = random.some(places, amount({ quick: 1, nightly: 40 }))
    for (const index of tried) await failAt(route, names, index)
    proven('faults', tried.length)
  })
})
