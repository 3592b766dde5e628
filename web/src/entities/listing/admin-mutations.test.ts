import { afterEach, expect, it, vi } from 'vitest'
import { sendBulkDecision } from './admin-mutations.ts'

afterEach(() => vi.unstubAllGlobals())

it('decides again about what its own act has changed, by the version that this has made', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).versions)
    return Response.json({ done: ['lst_decided'], failed: [], versions: { lst_decided: 4 } })
  })
  // Of no other test: what an act has made is remembered for as long as the page is open.
  const seen = [
    { id: 'lst_decided', version: 3 },
    { id: 'lst_left', version: 7 },
  ]
  await sendBulkDecision({ action: 'APPROVE' }, seen)
  await sendBulkDecision({ action: 'REJECT' }, seen)
  expect(sent).toEqual([
    { lst_decided: 3, lst_left: 7 },
    { lst_decided: 4, lst_left: 7 },
  ])
})
