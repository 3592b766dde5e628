// The permission matrix, every cell over HTTP. `TRUST_ROUTES=getListing,login vitest run --project trust
// functions/trust/permissions/matrix` tries these routes alone and stops at the first wrong response. A script can do the same without
// vitest: set the functions' environment in `process.env`, call `runCells({ baseUrl, world: await openWorld(), routes: ['getListing'],
// stopsAtFirst: true })` and read `wrong`, `left` and `leaks`. One world serves many runs, until a weakened guard has let a call harm its
// users.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, expect, test } from 'vitest'
import { runCells } from '#functions/trust/permissions/run-cells.ts'
import { openWorld } from '#functions/trust/permissions/world.ts'
import { proven } from '#functions/trust/proven.ts'
import { runGateway, type Gateway } from '#scripts/local/gateway/run-gateway.ts'

Object.assign(process.env, inject('functionEnv'))
const chosen = process.env['TRUST_ROUTES']?.split(',')

// A gateway of its own over the same stores, which asks admins for two factors as a deployed stage does.
let folder: string
let gateway: Gateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-matrix-'))
  const env = { ...inject('functionEnv'), STAFF_FACTORS: 'two' }
  gateway = await runGateway({ env, port: 0, logFile: join(folder, 'gateway.log'), trustForwardedFor: true })
})

afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true, force: true })
})

test('every call is answered as the permission matrix says, and refused ones leave nothing', async () => {
  const world = await openWorld()
  const outcome = await runCells({
    baseUrl: `http://localhost:${gateway.port}`,
    world,
    routes: chosen,
    stopsAtFirst: chosen !== undefined,
  })
  expect(outcome.wrong.join('\n')).toBe('')
  expect(outcome.left.join('\n')).toBe('')
  expect(outcome.leaks.join('\n')).toBe('')
  expect(outcome.cells).toBeGreaterThan(0)
  if (!chosen) proven('permissions', outcome.cells)
})
