// The permission matrix, every cell over HTTP. `TRUST_ROUTES=getListing,login vitest run --project trust
// functions/trust/permissions/matrix` tries these routes alone and stops at the first wrong response. A script can do the same without
// vitest: set the functions' environment in `process.env`, call `runCells({ baseUrl, world: await openWorld(), routes: ['getListing'],
// stopsAtFirst: true })` and read `wrong`, `left` and `leaks`. One world serves many runs, until a weakened guard has let a call harm its
// users.
import { inject, expect, test } from 'vitest'
import { runCells } from '#functions/trust/permissions/run-cells.ts'
import { openWorld } from '#functions/trust/permissions/world.ts'
import { proven } from '#functions/trust/proven.ts'

Object.assign(process.env, inject('functionEnv'))
const chosen = process.env['TRUST_ROUTES']?.split(',')

test('every call is answered as the permission matrix says, and refused ones leave nothing', async () => {
  const world = await openWorld()
  const outcome = await runCells({
    baseUrl: inject('apiUrl'),
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
