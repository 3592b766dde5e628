import fc from 'fast-check'
import { ask, type Asked } from './ask.ts'
import { complaintsOf } from './check-answer.ts'
import { inFlight } from '#functions/testing/in-flight.ts'
import { casesOf, type Case } from './make-cases.ts'
import { asCurl } from './raw-call.ts'
import type { World } from './world.ts'
import { routeTable } from '#scripts/local/gateway/serve-api.ts'
import { seed } from '#functions/trust/mode.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

/** The number of concurrent requests. */
export const width = 12

const routes = routeTable(liveRoutes)

/** Whether a request reaches the route at all: `/api/listings/featured` is another route than `/api/listings/{id}`. */
export const arrives = (contract: Contract, { target }: { target: string }): boolean => {
  const match = routes.find(contract.method, target.split('?')[0] ?? '')
  return match !== undefined && 'contract' in match && match.contract.id === contract.id
}

const sentence = (
  url: string,
  contract: Contract,
  one: Case,
  { request }: Asked,
  complaints: readonly string[],
) =>
  [`${contract.id} (${one.rule}, seed ${seed}): ${complaints.join('; ')}`, asCurl(url, request)].join('\n  ')

export type Tried = {
  /** Cases with a right response. */
  count: number
  /** Cases that still got 429, so that their input was not read. */
  limited: number
}

/** The smallest similar case that also fails, as text; the case itself when no other fails. */
const smallest = async (
  many: fc.Arbitrary<Case>,
  index: number,
  complain: (one: Case, turn: number) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const property = fc.asyncProperty(many, async (one) => {
    const complaint = await complain(one, index)
    if (complaint) throw new Error(complaint)
  })
  const { errorInstance } = await fc.check(property, {
    seed,
    path: String(index),
    numRuns: 1,
    interruptAfterTimeLimit: 20_000,
  })
  return errorInstance instanceof Error ? errorInstance.message : undefined
}

/**
 * Sends generated requests to a route.
 * @throws Error with the smallest request that got a wrong response, as a curl command, and the seed that generates it again
 */
export const tryRoute = async (
  url: string,
  world: World,
  contract: Contract,
  count: number,
): Promise<Tried> => {
  const many = casesOf(contract, world.there)
  const tried: Tried = { count: 0, limited: 0 }

  const complain = async (one: Case, turn: number): Promise<string | undefined> => {
    const asked = await ask(url, contract, one, world.callerFor(contract.access, turn))
    const { status } = asked.answer
    if (!arrives(contract, asked.request)) return status < 500 ? undefined : `${contract.id}: ${status}`
    const complaints = complaintsOf(contract, one, asked.answer)
    if (complaints.length > 0) return sentence(url, contract, one, asked, complaints)
    tried.count++
    if (status === 429) tried.limited++
    return undefined
  }

  const failures = await inFlight(fc.sample(many, { seed, numRuns: count }), width, complain)
  const index = failures.findIndex((failure) => failure !== undefined)
  if (index >= 0) throw new Error((await smallest(many, index, complain)) ?? failures[index])
  return tried
}
