import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { FeedRun, FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { FeedPanel } from '#web/features/import-stock/feed-panel.tsx'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'

const at = '2026-11-27T01:00:00.000Z'

const imported: ImportView = {
  id: 'imp_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  fileName: 'dms.example',
  mode: 'PUBLISH',
  state: 'DONE',
  source: 'FEED',
  refusal: null,
  refusedColumns: [],
  ignoredColumns: [],
  encoding: 'utf-8',
  counts: { CREATE: 3, CHANGE: 2, SAME: 0, REFUSE: 1 },
  done: 4,
  failed: 0,
  held: 1,
  createdAt: at,
  finishedAt: at,
}

const runs: FeedRun[] = [
  { at, by: 'HAND', outcome: 'IMPORTED', importId: imported.id },
  { at: '2026-11-26T01:00:00.000Z', by: 'NIGHT', outcome: 'UNCHANGED' },
  { at: '2026-11-25T01:00:00.000Z', by: 'NIGHT', outcome: 'FAILED', problem: 'STATUS', status: 503 },
]

const feed: FeedView = {
  address: 'https://dms.example/…',
  mode: 'PUBLISH',
  gone: 'PAUSED',
  state: 'ON',
  setAt: at,
  isFetching: false,
  nextAt: at,
  failures: 0,
  runs,
}

/** Answers as a server with this feed, and notes what it was asked to change. */
const serverWith = (first: FeedView | null) => {
  const asked: string[] = []
  let present = first
  fakeApi((route) => {
    if (!route.startsWith('GET')) asked.push(route)
    if (route === 'PUT /api/seller/feed') present = { ...feed, runs: [] }
    if (route === 'POST /api/seller/feed/fetch') present = { ...feed, isFetching: true }
    if (route.startsWith('GET /api/seller/imports/')) return { body: imported }
    return { body: route.startsWith('GET') ? { feed: present } : present }
  })
  return asked
}

describe.each(languages)('a feed in %s', (language) => {
  const show = () => renderIn(language, <FeedPanel imports={[imported]} onOpen={() => {}} />, ['import'])

  it('is set up with an address that may be fetched, and no other', async () => {
    const asked = serverWith(null)
    const screen = await show()
    await screen.getByRole('button').click()
    await screen.getByRole('textbox').fill('http://dms.example/stock.csv')
    await screen.getByRole('button').first().click()
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await screen.getByRole('textbox').fill('https://dms.example/stock.csv?key=1')
    await screen.getByRole('button').first().click()
    await expect.element(screen.getByText(feed.address)).toBeVisible()
    expect(asked).toEqual(['PUT /api/seller/feed'])
  })

  it('shows what each fetch did, why one failed, and is fetched at a press', async () => {
    const asked = serverWith(feed)
    const screen = await show()
    await expect.element(screen.getByText(/503/)).toBeVisible()
    expect(screen.getByRole('list').getByRole('listitem').elements()).toHaveLength(3)
    expect(await violations()).toEqual([])
    await screen.getByRole('button').first().click()
    await expect.poll(() => asked).toEqual(['POST /api/seller/feed/fetch'])
  })
})
