import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ownPlate } from '#web/testing/fixtures.ts'
import { platePictureQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('fetches the picture of a plate again once it has another price or is sold, and else once', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('png')
  })
  const client = new QueryClient()
  const show = (parts: Partial<typeof ownPlate>) =>
    client.ensureQueryData(platePictureQuery({ ...ownPlate, ...parts }))
  await show({ price: 90_000 })
  await show({ price: 90_000 })
  await show({ price: 85_000 })
  await show({ price: 85_000, availability: 'SOLD' })
  expect(asked).toEqual([90_000, 85_000, 0].map((v) => `/api/number-plates/${ownPlate.id}/image?v=${v}`))
})
