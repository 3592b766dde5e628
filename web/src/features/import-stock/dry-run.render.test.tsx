import { page } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { at, idOf } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { DryRun } from './dry-run.tsx'

const checked: ImportView = {
  id: idOf('imp', 1),
  fileName: 'stock.xlsx',
  mode: 'PUBLISH',
  state: 'CHECKED',
  refusal: null,
  refusedColumns: [],
  ignoredColumns: [],
  encoding: null,
  counts: { CREATE: 2, CHANGE: 2, SAME: 0, REFUSE: 0 },
  done: 0,
  failed: 0,
  createdAt: at,
  finishedAt: null,
}

const row = (number: number, parts: Partial<ImportRowView>): ImportRowView => ({
  row: number,
  stockNumber: `A-${number}`,
  title: 'Kia Sportage 2022',
  titleAr: 'كيا سبورتاج 2022',
  action: 'CREATE',
  listingId: null,
  changes: [],
  problems: [],
  photoNames: [],
  outcome: null,
  failure: null,
  ...parts,
})

const priced = (before: number, after: number) => [{ field: 'priceQAR', before, after }]
const tiny = row(81, { priceQAR: 85 })
const sharp = row(82, { action: 'CHANGE', changes: priced(90_000, 9000) })
const usual = [row(2, { priceQAR: 85_000 }), row(3, { action: 'CHANGE', changes: priced(90_000, 88_000) })]

/** The second page has what is asked about. */
const serve = (first: readonly ImportRowView[], second: readonly ImportRowView[]) => {
  const asked: string[] = []
  fakeApi((route, _, query) => {
    if (route.endsWith('/rows'))
      return { body: query.has('cursor') ? { rows: second } : { rows: first, nextCursor: 'next' } }
    asked.push(route)
    return { body: { ...checked, state: 'APPLYING' } }
  })
  return asked
}

const start = `POST /api/seller/imports/${checked.id}/start`

afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('in %s', (language) => {
  const open = async (of: ImportView) => {
    const screen = await renderIn(language, <DryRun of={of} />, ['import', 'price-question', 'stock-export'])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    return { screen, t }
  }

  it('says how many prices are unusual, shows those alone, and asks about them before it starts', async () => {
    const asked = serve(usual, [tiny, sharp])
    const { screen, t } = await open(checked)
    await expect.element(screen.getByText(t('doubts', { count: 2 }))).toBeVisible()
    await screen.getByRole('button', { name: new RegExp(t('count.doubts')) }).click()
    await expect.element(screen.getByText('A-81')).toBeVisible()
    await expect.element(screen.getByText('A-2')).not.toBeInTheDocument()

    await screen.getByRole('button', { name: t('start', { count: 4 }) }).click()
    const dialog = page.getByRole('dialog')
    const question = createTranslator(loadedMessages(language, 'price-question')!, language)
    await expect.element(dialog.getByText(question.t('title.many', { count: 2 }))).toBeVisible()
    await expect.element(dialog.getByText(/A-81/)).toBeVisible()
    await expect.element(dialog.getByText(/90\u200e?%/)).toBeVisible()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: t('start', { count: 4 }) }).click()
    await expect.poll(() => asked).toEqual([start])
  })

  it('leads the focus to the first of the rows that come with the last press for more', async () => {
    serve(usual, [row(4, {})])
    const { screen, t } = await open(checked)
    await screen.getByRole('button', { name: t('rows.more') }).click()
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'A-4' })).toHaveFocus()
  })

  it.each([
    ['usual prices', checked, usual],
    ['a tiny price of a draft', { ...checked, mode: 'DRAFT' as const }, [tiny]],
    ['an unlikely price that waits for a yes anyway', checked, [{ ...tiny, held: 'PRICE' as const }]],
  ])('starts at once with %s', async (_, of, rows) => {
    const asked = serve(rows, [])
    const { screen, t } = await open(of)
    await screen.getByRole('button', { name: t('start', { count: 4 }) }).click()
    await expect.poll(() => asked).toEqual([start])
    await expect
      .element(screen.getByRole('button', { name: new RegExp(t('count.doubts')) }))
      .not.toBeInTheDocument()
  })

  it('offers no start while nobody can say what there is to ask', async () => {
    fakeApi(() => undefined)
    const { screen, t } = await open(checked)
    await expect.element(screen.getByText(t('rows.failed')).first()).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: t('start', { count: 4 }) }))
      .not.toBeInTheDocument()
  })
})
