import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { complaintsOf } from './check-answer.ts'
import { inFlight } from '#functions/testing/in-flight.ts'
import { nasties } from './nasties.ts'
import { roundTrips } from './round-trips.ts'
import { caseWith, textFieldsOf, type TextField } from './text-fields.ts'
import { arrives, width } from './try-route.ts'
import { makeWorld, type World } from './world.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A stack of its own, because accepted strings add items to lists that other tests count.

let stack: LocalStack
let world: World

beforeAll(async () => {
  stack = await useOwnStack()
  world = await makeWorld()
})

afterAll(() => stack?.stop())

const fields = textFieldsOf(liveRoutes)

// A path is limited to 8 kB and cannot contain a lone surrogate.
const canStandIn = ({ part }: TextField, text: string): boolean =>
  part === 'body' || (text !== '' && text.isWellFormed() && encodeURIComponent(text).length < 7000)

/** Every string in every field in nightly runs; otherwise every string once, spread over all fields. */
const pairs = (): [TextField, string][] =>
  isNightly
    ? fields.flatMap((field) => nasties.map((text): [TextField, string] => [field, text]))
    : Array.from({ length: Math.max(nasties.length, fields.length) * 2 }, (_, index): [TextField, string] => [
        fields[index % fields.length]!,
        // A step that shares no factor with either length, so that each round pairs them differently.
        nasties[(index + Math.floor(index / fields.length) * 101) % nasties.length]!,
      ])

describe('a naughty string', () => {
  test('is taken or refused cleanly wherever somebody writes', async () => {
    const tried = pairs().filter(([field, text]) => canStandIn(field, text))
    const send = async ([field, text]: [TextField, string], turn: number) => {
      const one = caseWith(field, text)
      const { contract } = field
      const { request, answer } = await ask(stack.url, contract, one, world.callerFor(contract.access, turn))
      if (!arrives(contract, request))
        return answer.status < 500 ? [] : [`${request.target}: ${answer.status}`]
      return complaintsOf(contract, one, answer).map(
        (complaint) => `${contract.id} ${one.rule}: ${complaint}`,
      )
    }
    const complaints = await inFlight(tried, width, send)
    expect(complaints.flat()).toEqual([])
    proven('strings', tried.length)
  })

  test.each(Object.entries(roundTrips))('that %s takes comes back as the same text', async (_, trip) => {
    const { write, read, isTaken, kept } = await trip()
    for (const text of isNightly
      ? nasties
      : nasties.filter((_string, index) => index % 12 === 0 || index > 460)) {
      const status = await write(text)
      expect([JSON.stringify(text), status < 300]).toEqual([JSON.stringify(text), isTaken(text)])
      if (status < 300) expect(await read()).toBe(kept(text))
    }
  })
})
