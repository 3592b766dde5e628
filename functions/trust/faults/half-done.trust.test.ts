import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createRandom } from '#scripts/seed/random.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { ask, type Asked, type Told } from './check-answer.ts'
import { effectOf, keysWritten } from './effects.ts'
import { samples } from './samples.ts'
import { asThrown, errorsOf, isWrite } from './store-errors.ts'
import type { Tap } from './tap.ts'
import { startTappedStack, type TappedStack } from './tapped-stack.ts'
import { makeWorld, type World } from './world.ts'

// Interrupts every write of every route, before and after it took effect, and then repeats the request. The end state must be that of one
// call without a fault.

const random = createRandom(seed)
let stack: TappedStack
let world: World

beforeAll(async () => {
  stack = await startTappedStack()
  world = await makeWorld()
})

afterAll(() => stack.stop())

type Keys = ReturnType<typeof keysWritten>

/** The expected effect of a first call without a response on its repetition, where the two differ. */
const again: Partial<Record<RouteId, { status: number } | 'anew' | 'held'>> = {
  // The account exists, and its owner signs in.
  register: { status: 409 },
  // The first call ended the session or account that the second one uses, or used up its link, as requested.
  deleteAccount: { status: 401 },
  logout: { status: 401 },
  logoutEverywhere: { status: 401 },
  resetPassword: { status: 400 },
  confirmEmailLink: { status: 400 },
  signInWithCode: { status: 400 },
  signUp: { status: 400 },
  // A challenge is answered once.
  addPasskey: { status: 400 },
  signInWithPasskey: { status: 400 },
  startPasskey: 'anew',
  startPasskeySignIn: 'anew',
  // The first call, whose outcome is unknown, holds a lock for half a minute; `change-password.test.ts` covers what follows.
  changePassword: 'held',
  // Requests without an idempotency key, so each repetition creates another item: sessions, upload URLs, emails, messages of a conversation and of
  // the contact form, and items that an admin sees twice and removes.
  login: 'anew',
  createPhotoUpload: 'anew',
  createVideoUpload: 'anew',
  createDocumentUpload: 'anew',
  createImport: 'anew',
  forgotPassword: 'anew',
  sendEmailCode: 'anew',
  sendSignInCode: 'anew',
  sendPhoneCode: 'anew',
  sendLeadMessage: 'anew',
  sendContactMessage: 'anew',
  createSavedSearch: 'anew',
  createFinancingProvider: 'anew',
  createInsuranceProvider: 'anew',
}

// The account is dead with the first transaction. What a fault interrupts after it, a job removes: `remove-user.ts`.
const endedByJob: ReadonlySet<string> = new Set<RouteId>(['deleteUser', 'deleteAccount'])

// Signs in once more where the store's answer is lost: the session before stays, with a secret that nobody has, until it is too old.
const signsInTwice: ReadonlySet<string> = new Set<RouteId>(['register'])

/**
 * Whether a repetition's status is right: that of a first call, or, where the request has no idempotency key, one for a change that is
 * already made.
 */
const isRightAgain = ({ id, status }: Contract, call: Asked['call'], second: number): boolean => {
  const allowed = again[id as RouteId]
  if (second === status || (typeof allowed === 'object' && second === allowed.status)) return true
  if (allowed === 'held') return second === 401 || second === 409
  const isNamed = typeof call.body === 'object' && call.body !== null && 'requestId' in call.body
  return !isNamed && (second === 404 || second === 409)
}

/** Whether the store was unavailable, for the whole request or for one of its items. */
const isBusy = ({ status, text }: Told): boolean => status === 503 || text.includes('STORE_UNAVAILABLE')

const sampleOf = async (route: Contract): Promise<Asked> => ({
  route,
  call: await samples[route.id as RouteId](world),
})

const askTapped = (asked: Asked, tap: Tap): Promise<Told> =>
  ask(stack.url, {
    ...asked,
    call: { ...asked.call, headers: { ...asked.call.headers, ...stack.tapped(tap) } },
  })

const recording =
  (keys: Keys): Tap =>
  (sent, send) => {
    keys.push(...keysWritten(sent))
    return send()
  }

/** The writes among the commands of a call, and its effect. */
const cleanRun = async (route: Contract) => {
  const asked = await sampleOf(route)
  const writes: { index: number; name: string }[] = []
  const keys: Keys = []
  const record = recording(keys)
  const { status, text } = await askTapped(asked, (sent, send) => {
    if (isWrite(sent.name)) writes.push({ index: sent.index, name: sent.name })
    return record(sent, send)
  })
  expect({ route: route.id, status, text }).toMatchObject({ status: route.status })
  return { writes, effect: await effectOf(keys) }
}

const breakAt = async (
  route: Contract,
  { index, name }: { index: number; name: string },
  when: 'before' | 'after',
) => {
  const asked = await sampleOf(route)
  const keys: Keys = []
  const record = recording(keys)
  const error = random.pick(errorsOf(name))
  const broken = await askTapped(asked, async (sent, send) => {
    if (sent.index !== index) return record(sent, send)
    if (when === 'after') await record(sent, send)
    throw asThrown(error)
  })
  const place = `${route.id} broken ${when} ${name} (${index})`
  // Some writes are optional for a request and made later.
  if (broken.status === route.status && !isBusy(broken)) return { keys, outcome: place }
  expect(isBusy(broken), `${place}: ${broken.status} ${broken.text}`).toBe(true)
  const { status, text } = await askTapped(asked, recording(keys))
  const outcome = `${place}, then ${status} ${text}`
  expect(isRightAgain(route, asked.call, status), outcome).toBe(true)
  return { keys, outcome }
}

const changing = liveRoutes.filter(({ method }) => method !== 'GET')

describe.each(changing.map((route) => [route.id, route] as const))('%s', (id, route) => {
  it('leaves, broken off anywhere and asked for again, what one call leaves', async () => {
    const { writes, effect } = await cleanRun(route)
    const places = writes.flatMap((write) => (['before', 'after'] as const).map((when) => ({ write, when })))
    const tried = random.some(places, amount({ quick: 2, nightly: 1000 }))
    for (const { write, when } of tried) {
      const { keys, outcome } = await breakAt(route, write, when)
      const isOnce = typeof again[id as RouteId] !== 'string' && !endedByJob.has(id)
      const left = await effectOf(keys)
      if (isOnce) expect(signsInTwice.has(id) ? [...new Set(left)] : left, outcome).toEqual(effect)
    }
    proven('faults', tried.length)
  })
})
