import { afterEach, expect, it, vi } from 'vitest'
import { sendBulkDecision } from './admin-mutations.ts'

afterEach(() => vi.unstubAllGlobals())

it('decides again about what its own act has changed, by the version that this has made', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).versions)
    return Response.json({ done: ['lst_1'], failed: [], versions: { lst_1: 4 } })
  })
  const seen = [
    { id: 'lst_1', version: 3 },
    { id: 'lst_2', version: 7 },
  ]
  await sendBulkDecision({ action: 'APPROVE' }, seen)
  await sendBulkDecision({ action: 'REJECT' }, seen)
  expect(sent).toEqual([
    { lst_1: 3, lst_2: 7 },
    { lst_1: 4, lst_2: 7 },
  ])
})
