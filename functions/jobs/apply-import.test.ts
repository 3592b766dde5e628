import { expect, it, vi } from 'vitest'
import { endWithRequest } from '#functions/core/time.ts'
import type { ImportRecord, ImportRow } from '#functions/data/stock-imports.ts'
import { aUser } from '#functions/testing/builders.ts'
import { applyImport } from './apply-import.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const at = new Date('2026-05-01T10:00:00.000Z')

/** Rows of which nothing becomes, of a seller who is there. */
const quiet: NonNullable<Parameters<typeof applyImport>[1]> = {
  getImportById: async () => undefined,
  changeImport: async () => true,
  listEveryImportRow: async () => [],
  carryOutRow: async () => undefined,
  undoRow: async () => undefined,
  listReceivedSince: async () => [],
  getUserById: async () => aUser(),
  addPausedByFeed: async () => true,
  removeStartSign: async () => {},
  tellOfRows: async () => {},
  noteUnsettled: async () => {},
  now: () => at,
}

/** Whether a call of a store that is made now would be ended once the time of a request is over. */
const isLimited = (): boolean => {
  let limited = false
  const handle = (_: never, options?: { abortSignal?: unknown }) => {
    limited = options?.abortSignal !== undefined
  }
  endWithRequest({ config: { requestHandler: { handle } } }).config.requestHandler.handle({} as never)
  return limited
}

it.each([
  { stockImport: { state: 'APPLYING' }, outcome: null },
  { stockImport: { state: 'DONE', undo: { state: 'RUNNING' } }, outcome: 'DONE' },
] as const)(
  'each row has the time that a change may take: $stockImport',
  async ({ stockImport, outcome }) => {
    const limited: boolean[] = []
    const act = async () => {
      limited.push(isLimited())
      return undefined
    }
    await applyImport('imp_1', {
      ...quiet,
      getImportById: async () =>
        ({ id: 'imp_1', run: 'a', createdAt: at.toISOString(), ...stockImport }) as ImportRecord,
      listEveryImportRow: async () => [{ row: 2, action: 'CHANGE', outcome } as ImportRow],
      carryOutRow: act,
      undoRow: act,
    })
    expect(limited).toEqual([true])
  },
)

it.each([{ by: 'NIGHT', fingerprint: {} }, undefined])(
  'a row knows whether a feed brought it: %o',
  async (feed) => {
    const carryOutRow = vi.fn<() => Promise<undefined>>(async () => undefined)
    await applyImport('imp_1', {
      ...quiet,
      getImportById: async () => ({ id: 'imp_1', run: 'a', state: 'APPLYING', feed }) as ImportRecord,
      listEveryImportRow: async () => [{ row: 2, action: 'CHANGE', outcome: null } as ImportRow],
      carryOutRow,
    })
    expect(carryOutRow.mock.lastCall).toMatchObject([{ row: 2 }, { isByFeed: feed !== undefined }])
  },
)

it('cars that a feed lacked and that were paused after a yes are noted, so that they return', async () => {
  const addPausedByFeed = vi.fn<(...args: unknown[]) => Promise<boolean>>(async () => true)
  const gone = (row: number, stockNumber: string, before: string, parts: Partial<ImportRow>) =>
    ({
      row,
      stockNumber,
      action: 'CHANGE',
      held: 'GONE',
      outcome: null,
      moves: { availability: 'PAUSED' },
      changes: [{ field: 'availability', before, after: 'PAUSED' }],
      ...parts,
    }) as ImportRow
  const rows = [
    gone(2, 'a-1', 'AVAILABLE', {}),
    gone(3, 'B', 'RESERVED', {}),
    gone(4, 'C', 'AVAILABLE', { outcome: 'FAILED' }),
    gone(5, 'D', 'AVAILABLE', { moves: { availability: 'SOLD' } }),
    gone(6, 'E', 'AVAILABLE', { held: undefined }),
  ]
  const deps = {
    ...quiet,
    getImportById: async () =>
      ({ id: 'imp_1', ownerId: 'usr_1', run: 'a', state: 'APPLYING', feed: {} }) as ImportRecord,
    listEveryImportRow: async () => rows,
    addPausedByFeed,
  }
  await applyImport('imp_1', deps)
  expect(addPausedByFeed).not.toHaveBeenCalled()
  for (const each of rows) each.outcome ??= 'DONE'
  await applyImport('imp_1', deps)
  expect(addPausedByFeed.mock.calls).toEqual([
    ['usr_1', { paused: [rows[0]!.stockNumber!.toUpperCase(), 'B'], reserved: ['B'] }],
  ])
})
