import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { FeedRun, FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { FeedPanel } from '#web/features/import-stock/feed-panel.tsx'
import { ImportPanel } from '#web/features/import-stock/import-panel.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
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

/** The stock, with what its import is seen in until it is left. */
const Stock = ({ children }: { children: ReactNode }) => {
  const { data } = useOwnListings()
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        {`Leave, of ${data?.length} cars`}
      </button>
      {!isLeft && children}
    </>
  )
}

it.each([
  ['fetched', <FeedPanel key="" imports={[]} onOpen={() => {}} />, 'CHECKING', false],
  [
    'fetched, and is left at its check',
    <FeedPanel key="" imports={[]} onOpen={() => {}} />,
    'CHECKING',
    true,
  ],
  ['started', <ImportPanel key="" id={imported.id} onAgain={() => {}} />, 'APPLYING', false],
  ['started, and is left', <ImportPanel key="" id={imported.id} onAgain={() => {}} />, 'APPLYING', true],
] as const)('loads the stock again at the end of an import that was %s', async (_, panel, first, isLeft) => {
  let present: ImportView = { ...imported, state: first, finishedAt: null }
  let loads = 0
  fakeApi((route) => {
    if (route === 'GET /api/seller/listings') return ((loads += 1), { body: [] })
    if (route === 'GET /api/seller/imports') return { body: [] }
    if (route.endsWith('/rows')) return { body: { rows: [] } }
    return { body: route.startsWith('GET /api/seller/imports/') ? present : { feed } }
  })
  const screen = await renderIn('en', <Stock>{panel}</Stock>, ['import', 'price-question', 'stock-export'])
  await expect.element(screen.getByText(first === 'CHECKING' ? /503/ : imported.fileName)).toBeVisible()
  const leave = screen.getByRole('button', { name: 'Leave, of 0 cars' })
  await expect.element(leave).toBeVisible()
  if (isLeft) await leave.click()
  expect(loads).toBe(1)
  present = { ...imported, state: 'APPLYING', finishedAt: null }
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(loads).toBe(1)
  present = imported
  await expect.poll(() => loads).toBe(2)
})

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

  it('shows after the yes to a row that waited for one what has become of it', async () => {
    const row: ImportRowView = {
      row: 2,
      stockNumber: 'A-1',
      title: 'Kia Sportage 2022',
      titleAr: 'كيا سبورتاج 2022',
      action: 'CHANGE',
      listingId: null,
      changes: [],
      problems: [],
      photoNames: [],
      outcome: 'DONE',
      failure: null,
    }
    const before: ImportView = {
      ...imported,
      counts: { CREATE: 0, CHANGE: 2, SAME: 0, REFUSE: 0 },
      done: 1,
    }
    const after: ImportView = { ...before, done: 2, held: 0, finishedAt: '2026-11-27T05:00:00.000Z' }
    let isStarted = false
    fakeApi((route) => {
      if (route.startsWith('POST')) isStarted = true
      const second: ImportRowView = { ...row, row: 3, held: 'PRICE', outcome: isStarted ? 'DONE' : null }
      if (route.endsWith('/rows')) return { body: { rows: [row, second] } }
      if (route.startsWith('POST')) return { body: { ...before, state: 'APPLYING' } }
      return { body: isStarted ? after : before }
    })
    const screen = await renderIn(language, <ImportPanel id={imported.id} onAgain={() => {}} />, [
      'import',
      'price-question',
      'stock-export',
    ])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    await expect.element(screen.getByText(t('done.changed', { count: 1 }))).toBeVisible()
    await screen.getByRole('button', { name: t('held.confirm', { count: 1 }) }).click()
    await expect.element(screen.getByText(t('done.changed', { count: 2 }))).toBeVisible()
  })
})
