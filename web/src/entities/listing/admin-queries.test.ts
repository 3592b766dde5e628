import { expect, it } from 'vitest'
import { fillPage } from './admin-queries.ts'

type Asked = { limit: number; cursor: string | undefined }

/** A server that finds so many with each call. */
const serve = (finds: readonly number[]) => {
  const asked: Asked[] = []
  const get = async (limit: number, cursor: string | undefined) => {
    const call = asked.push({ limit, cursor }) - 1
    const count = Math.min(limit, finds[call] ?? 0)
    const listings = Array.from({ length: count }, (_, index) => `${call}.${index}`)
    return { listings, total: 99, ...(call < finds.length - 1 && { nextCursor: `after ${call}` }) }
  }
  return { asked, get }
}

it('is content with a full page', async () => {
  const { asked, get } = serve([20, 20])
  const page = await fillPage(20, 'start', get)
  expect([page.listings.length, page.nextCursor, page.total]).toEqual([20, 'after 0', 99])
  expect(asked).toEqual([{ limit: 20, cursor: 'start' }])
})

it('goes on where little was found, for what is missing', async () => {
  const { asked, get } = serve([0, 2, 5, 5])
  const page = await fillPage(4, undefined, get)
  expect(page.listings).toEqual(['1.0', '1.1', '2.0', '2.1'])
  expect(page.nextCursor).toBe('after 2')
  expect(asked.map(({ limit }) => limit)).toEqual([4, 4, 2])
})

it('ends with the list', async () => {
  const { get } = serve([1, 0, 1])
  const page = await fillPage(20, undefined, get)
  expect([page.listings, page.nextCursor]).toEqual([['0.0', '2.0'], undefined])
})

it('stops after twenty calls and says where to go on', async () => {
  const { asked, get } = serve(Array.from({ length: 100 }, () => 0))
  const page = await fillPage(20, undefined, get)
  expect([page.listings, page.nextCursor, asked.length]).toEqual([[], 'after 19', 20])
})
