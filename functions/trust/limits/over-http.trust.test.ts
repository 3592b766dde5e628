import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyIp, api } from '#functions/testing/api.ts'
import { setTaken } from '#functions/testing/limits.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registrationForm,
  type Person,
} from '#functions/testing/people.ts'
import { samplePath } from '#functions/testing/sample-request.ts'
import { fits } from '#functions/testing/sample-value.ts'
import { validOf } from '#functions/trust/inputs/valid-values.ts'
import { limitedContracts, nameOf, type LimitedContract } from '#functions/trust/limits/all-limits.ts'
import { seed } from '#functions/trust/mode.ts'
import type { Access } from '#shared/api/contract.ts'
import { errors } from '#shared/errors.ts'

// Every limit is enforced over HTTP, before its route's operation runs.

/** Bodies that cannot be generated from a schema. */
const bodies: Readonly<Record<string, () => unknown>> = {
  register: () => registrationForm(),
}

const bodyOf = ({ id, body }: LimitedContract): unknown => {
  if (!body) return undefined
  const made = bodies[id]?.()
  if (made) return made
  const found = fc.sample(validOf(body, []), { numRuns: 300, seed }).find((value) => fits(body, value))
  if (found === undefined) throw new Error(`Nothing made up is a body of ${id}: give it one of its own`)
  return found
}

const register = async (access: Access): Promise<Person | undefined> => {
  if (access === 'public') return undefined
  if (access === 'admin') return registerAdmin()
  return access === 'dealership' ? registerDealer() : registerSeller()
}

// One caller per access, since every route counts calls separately, and another for the second limit of a route.
const callers = new Map<string, Promise<Person | undefined>>()

const callerOf = ({ access, limits: [{ seconds }] }: LimitedContract): Promise<Person | undefined> => {
  const caller = callers.get(`${access} ${seconds}`) ?? register(access)
  callers.set(`${access} ${seconds}`, caller)
  return caller
}

it.each(limitedContracts.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
  const { id, method, limits } = route
  const [{ per, limit, seconds }] = limits
  const [person, ip] = [await callerOf(route), anyIp()]
  const counted = per === 'user' && person ? person.user.id : ip
  const call = (from: string) =>
    api(method, samplePath(route), { token: person?.token, body: bodyOf(route), ip: from })
  await setTaken(id, counted, seconds, limit - 1)
  const last = await call(ip)
  expect(last.status).not.toBe(errors.TOO_MANY_REQUESTS.status)
  expect(last.status).toBeLessThan(500)
  await setTaken(id, counted, seconds, limit)
  const refused = await call(ip)
  const { status, message } = errors.TOO_MANY_REQUESTS
  expect([refused.status, refused.body]).toEqual([status, { code: 'TOO_MANY_REQUESTS', message }])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  // From another address, a limit per user still applies and one per address does not.
  if (person || per === 'ip') expect((await call(anyIp())).status === status).toBe(counted !== ip)
})
