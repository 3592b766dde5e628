import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { FormatMenu } from '#web/entities/listing/format-menu.tsx'
import { ImportRowList } from '#web/features/import-stock/import-rows.tsx'
import { ImportResult } from '#web/features/import-stock/import-outcome.tsx'
import { useImport } from '#web/features/import-stock/queries.ts'
import { UndoImport } from '#web/features/import-stock/undo-import.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'

const done: ImportView = {
  id: 'imp_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  fileName: 'stock.xlsx',
  mode: 'PUBLISH',
  state: 'DONE',
  refusal: null,
  refusedColumns: [],
  ignoredColumns: [],
  encoding: null,
  counts: { CREATE: 0, CHANGE: 2, SAME: 0, REFUSE: 0 },
  done: 2,
  failed: 0,
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
}

const kept: ImportRowView = {
  row: 2,
  stockNumber: 'A-1',
  title: 'Toyota Land Cruiser',
  titleAr: 'تويوتا لاند كروزر',
  action: 'CHANGE',
  listingId: null,
  changes: [],
  problems: [],
  photoNames: [],
  outcome: 'DONE',
  failure: null,
  undo: { outcome: 'KEPT', reason: 'CHANGED_SINCE', fields: ['priceQAR'] },
}

describe.each(languages)('in %s', (language) => {
  it('asks once before an import is taken back, and asks the server then', async () => {
    const asked: string[] = []
    fakeApi((route) => {
      asked.push(route)
      return { body: done }
    })
    const screen = await renderIn(language, <UndoImport of={done} next={null} />, ['import'])
    await screen.getByRole('button').click()
    expect(asked).toEqual([])
    const kept = language === 'en' ? /or somebody has changed them since\. / : /أو يعدّلها أحد بعده/
    await expect.element(page.getByRole('dialog').getByText(kept)).toBeVisible()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect.poll(() => asked).toEqual([`POST /api/seller/imports/${done.id}/undo`])
    expect(await violations()).toEqual([])
  })

  it('leads the focus from the button that has gone to how far it is, and keeps it there until the end', async () => {
    const undo = { undone: 0, kept: 0, startedAt: done.createdAt, finishedAt: null } as const
    const answers: ImportView[] = [
      { ...done, undo: { ...undo, state: 'RUNNING' } },
      { ...done, undo: { ...undo, state: 'DONE', undone: 2, finishedAt: done.createdAt } },
    ]
    let isAsked = false
    fakeApi((route) => {
      if (route.endsWith('/rows')) return { body: { rows: [] } }
      if (route.startsWith('POST')) isAsked = true
      return { body: isAsked ? (answers.length > 1 ? answers.shift() : answers[0]) : done }
    })
    const Panel = () => {
      const { data } = useImport(done.id)
      return data && <UndoImport of={data} next={null} />
    }
    const screen = await renderIn(language, <Panel />, ['import', 'price-question'])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    await screen.getByRole('button').click()
    await page.getByRole('dialog').getByRole('button').last().click()
    const focused = () => document.activeElement?.textContent
    await expect.poll(focused).toContain(t('undo.running'))
    await expect.poll(focused).toContain(t('undo.done'))
    expect(document.activeElement).not.toBe(document.body)
    expect(await violations()).toEqual([])
  })

  it('names what was kept and why', async () => {
    fakeApi(() => ({ body: { rows: [kept] } }))
    const undo = {
      state: 'DONE',
      undone: 1,
      kept: 1,
      startedAt: done.createdAt,
      finishedAt: done.createdAt,
    } as const
    const screen = await renderIn(language, <UndoImport of={{ ...done, undo }} next={null} />, [
      'import',
      'price-question',
    ])
    await expect
      .element(screen.getByText(language === 'en' ? /Changed since the import/ : /عُدّل بعد الاستيراد/))
      .toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('says of an import that was taken back only that, and of each row what its car is now', async () => {
    await page.viewport(1440, 900)
    const back: ImportRowView['undo'] = { outcome: 'UNDONE', reason: null, fields: [] }
    const rows: ImportRowView[] = [
      { ...kept, undo: back },
      ...[3, 4].map((row): ImportRowView => ({ ...kept, row, action: 'CREATE', priceQAR: 1250, undo: back })),
    ]
    fakeApi(() => ({ body: { rows } }))
    const undo = {
      state: 'DONE',
      undone: 3,
      kept: 0,
      startedAt: done.createdAt,
      finishedAt: done.createdAt,
    } as const
    const counts = { CREATE: 2, CHANGE: 1, SAME: 0, REFUSE: 1 }
    const screen = await renderIn(language, <ImportResult of={{ ...done, counts, done: 3, undo }} />, [
      'import',
      'price-question',
      'stock-export',
    ])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    const notices = screen.getByRole('status')
    await expect.element(notices.getByText(t('undo.removed', { count: 2 }))).toBeVisible()
    await expect.element(notices.getByText(t('undo.undone', { count: 1 }))).toBeVisible()
    await expect.element(notices.getByRole('link', { name: t('done.stock') })).toBeVisible()
    await expect.element(notices.getByRole('button', { name: t('refused.download') })).toBeVisible()
    await expect.element(screen.getByText(t('done.title'))).not.toBeInTheDocument()
    await expect
      .poll(() => [...document.querySelectorAll('article > div > span')].map((mark) => mark.textContent))
      .toEqual([t('undone.CHANGE'), t('undone.CREATE'), t('undone.CREATE')])
    // The price of a car that is gone is nobody's question.
    await expect.element(screen.getByText(/Hardly any|قلّما/)).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
  })

  it('says of a row that was held until a newer file came that it was not carried out', async () => {
    const held: ImportRowView = { ...kept, undo: undefined, held: 'PRICE', outcome: null }
    fakeApi(() => ({
      body: {
        rows: [
          { ...kept, undo: undefined },
          { ...held, row: 3 },
        ],
      },
    }))
    const overtaken: ImportView = { ...done, source: 'FEED', done: 1, held: 0 }
    const screen = await renderIn(language, <ImportResult of={overtaken} />, [
      'import',
      'price-question',
      'stock-export',
    ])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    await expect.element(screen.getByText(t('held.passed'), { exact: true })).toBeVisible()
    await expect.element(screen.getByText(t('held.passedCount', { count: 1 }))).toBeVisible()
    await expect.element(screen.getByText(t('held.PRICE'))).not.toBeInTheDocument()
  })

  it('no longer says that a row waits for a yes once its import was taken back', async () => {
    const undo = { state: 'DONE', undone: 1, kept: 0, startedAt: done.createdAt, finishedAt: null } as const
    const held: ImportRowView = { ...kept, undo: undefined, outcome: null, held: 'PRICE' }
    const of: ImportView = { ...done, source: 'FEED', done: 1, held: 1, undo }
    const screen = await renderIn(language, <ImportRowList of={of} rows={[held]} />, [
      'import',
      'price-question',
    ])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    await expect.element(screen.getByRole('article')).toBeVisible()
    await expect.element(screen.getByText(t('held.PRICE'))).not.toBeInTheDocument()
  })

  it.each([
    ['a file', {}, 'done.failedText'],
    ['a feed', { source: 'FEED' }, 'done.failedText.feed'],
  ] as const)('says how the failed rows of %s are tried again', async (_, source, text) => {
    fakeApi(() => ({
      body: { rows: [{ ...kept, undo: undefined, outcome: 'FAILED', failure: 'EDIT_CONFLICT' }] },
    }))
    const of: ImportView = { ...done, ...source, done: 1, failed: 1 }
    const screen = await renderIn(language, <ImportResult of={of} />, [
      'import',
      'price-question',
      'stock-export',
    ])
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    await expect.element(screen.getByText(t(text))).toBeVisible()
  })

  it('marks a price that moves sharply, and names that of a new car', async () => {
    const sharp = { field: 'priceQAR', before: 205_000, after: 19_900 }
    const screen = await renderIn(
      language,
      <ImportRowList
        of={done}
        rows={[
          { ...kept, undo: undefined, outcome: null, changes: [sharp] },
          { ...kept, row: 3, undo: undefined, action: 'CREATE', priceQAR: 1250 },
        ]}
      />,
      ['import', 'price-question'],
    )
    await expect.element(screen.getByText(/90\u200e?%/)).toBeVisible()
    await expect.element(screen.getByText(/1,250/)).toBeVisible()
    await expect.element(screen.getByText(language === 'en' ? /Hardly any car/ : /رقم/).first()).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('shows the number that a car gets, and says why a second row cannot have the car', async () => {
    const renumbering = { field: 'stockNumber', before: null, after: 'A-101' }
    const taken = { field: 'vin', problem: 'REPEATED', value: 'JTMHX01J9K4123456' } as const
    const row: ImportRowView = { ...kept, undo: undefined, outcome: null }
    const screen = await renderIn(
      language,
      <ImportRowList
        of={done}
        rows={[
          { ...row, stockNumber: 'A-101', changes: [renumbering] },
          { ...row, row: 3, stockNumber: 'A-102', action: 'REFUSE', problems: [taken] },
        ]}
      />,
      ['import', 'price-question'],
    )
    const { t } = createTranslator(loadedMessages(language, 'import')!, language)
    const [first, second] = screen.getByRole('article').all()
    await expect.element(first!.getByText(language === 'en' ? 'Stock number:' : 'رقم المخزون:')).toBeVisible()
    await expect.element(first!.getByText('A-101').last()).toBeVisible()
    await expect.element(second!.getByText(t('problem.REPEATED.vin', { value: taken.value }))).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('keeps the mark of a row one line high beside a long list of problems', async () => {
    await page.viewport(1440, 900)
    const problems = ['year', 'mileage', 'priceQAR', 'city'].map(
      (field) => ({ field, problem: 'REQUIRED', value: null }) as const,
    )
    const screen = await renderIn(
      language,
      <ImportRowList of={done} rows={[{ ...kept, undo: undefined, action: 'REFUSE', problems }]} />,
      ['import', 'price-question'],
    )
    await expect.element(screen.getByRole('article')).toBeVisible()
    const [row, mark] = [
      screen.getByRole('article').element(),
      document.querySelector('article > div > span')!,
    ]
    expect(row.getBoundingClientRect().height).toBeGreaterThan(90)
    expect(mark.getBoundingClientRect().height).toBeLessThan(30)
  })

  it('offers a table as a workbook and as a CSV file', async () => {
    const screen = await renderIn(
      language,
      <FormatMenu label="Export" name={() => 'a'} read={async () => [['a']]} />,
      ['stock-export'],
    )
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByRole('button', { name: /XLSX/ })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /CSV/ })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
