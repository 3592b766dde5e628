import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { insertSession } from '#functions/data/sessions.ts'
import { aSession } from '#functions/testing/builders.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { samplePath } from '#functions/testing/sample-request.ts'
import { rawCall } from '#functions/trust/inputs/raw-call.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import { genuine, startSigner, type Signer } from '#functions/trust/permissions/signer.ts'
import { tokenFaults, type Shown } from '#functions/trust/permissions/token-faults.ts'
import { proven } from '#functions/trust/proven.ts'
import { runGateway, type Gateway } from '#scripts/local/gateway/run-gateway.ts'
import type { Access, Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

// A gateway of its own over the same stores, which accepts our signatures as the pool's.

Object.assign(process.env, inject('functionEnv'))

let folder: string
let signer: Signer
let gateway: Gateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-tokens-'))
  signer = await startSigner()
  const env = { ...inject('functionEnv'), USER_POOL_JWKS_URI: signer.jwksUri, STAFF_FACTORS: 'two' }
  gateway = await runGateway({ env, port: 0, logFile: join(folder, 'gateway.log'), trustForwardedFor: true })
})

afterAll(async () => {
  await gateway.stop()
  await signer.close()
  await rm(folder, { recursive: true, force: true })
})

type Closed = Exclude<Access, 'public' | 'optional'>
const closed = liveRoutes.filter(({ access }) => access !== 'public' && access !== 'optional')
const methodsOf = ({ method, alias }: Contract) => (alias ? [method, alias] : [method])
const calls = closed.flatMap((route) => methodsOf(route).map((method) => ({ route, method })))

/** Calls a route with input that is invalid wherever it takes any, so that a route that validates before it checks the token is found. */
const ask = (route: Contract, method: string, { headers, query }: Shown) =>
  rawCall(`http://127.0.0.1:${gateway.port}`, {
    method,
    target: `${samplePath(route)}?${query ?? 'no-such-parameter=1'}`,
    headers: { host: 'localhost', ...headers, ...(route.body && { 'content-type': 'application/json' }) },
    body: route.body && '{',
  })

const role: Record<Closed, Parameters<typeof newUser>[0]> = {
  user: {},
  seller: {},
  dealership: {
    role: 'SELLER_DEALERSHIP',
    companyName: 'Al Token Motors',
    isVerified: true,
    verificationStatus: 'APPROVED',
  },
  admin: { role: 'PLATFORM_ADMIN' },
}

test('a genuine token of ours opens every route, so that each fault is the only one', async () => {
  const refused: string[] = []
  await eachAtOnce(calls, 8, async ({ route, method }) => {
    // One user per call, because one of the routes ends every session of its caller.
    const { id } = await newUser(role[route.access as Closed])
    const proved = { provedAt: new Date().toISOString(), factors: ['password' as const, 'totp' as const] }
    const session = aSession({ id: randomUUID(), userId: id, ...proved })
    await insertSession(session, [])
    const { status } = await ask(route, method, {
      headers: { authorization: `Bearer ${signer.sign(genuine(id, { origin_jti: session.id }))}` },
    })
    if (status === 401 || status === 403 || status >= 500) refused.push(`${method} ${route.path}: ${status}`)
  })
  expect(refused).toEqual([])
})

test('no route for signed-in people answers a faulty token with anything but 401, before it looks at the input', async () => {
  const faults = Object.entries(await tokenFaults(signer))
  const tried = calls.flatMap((each) => faults.map(([name, shown]) => ({ ...each, name, shown })))
  const wrong: string[] = []
  await eachAtOnce(tried, 8, async ({ route, method, name, shown }) => {
    const { status, bytes } = await ask(route, method, shown)
    const text = bytes.toString()
    const isRefused = status === 401 && text.includes('"UNAUTHORIZED"') && text.includes('Unauthorized')
    if (!isRefused) wrong.push(`${method} ${route.path} with ${name}: ${status} ${text.slice(0, 200)}`)
  })
  expect(wrong.join('\n')).toBe('')
  proven('tokens', tried.length)
})
