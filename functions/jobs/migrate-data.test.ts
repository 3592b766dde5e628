import { describe, expect, it, vi } from 'vitest'
import type { DataState, Migration, noteProgress, noteVersion } from '#functions/data/migrations.ts'
import type { getItem, Item } from '#functions/data/table.ts'
import { ConditionsFailed, type transact } from '#functions/data/transact.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { DataTooNew, migrateData } from './migrate-data.ts'

type Stored = Item & { pk: string; sk: string }

/** A table in memory, in which a migration renames `old` to `new`, three items a page. */
const withTable = (items: Stored[], version = dataVersion - 1) => {
  const rows = new Map(items.map((item) => [item.pk, item]))
  const state: { now: DataState } = { now: { version, progress: null } }
  const upgrade = ({ pk, sk, old }: Item) =>
    old === undefined ? [] : [{ Delete: { TableName: 'a table', Key: { pk, sk } } }]
  const step: Migration = { to: dataVersion, says: 'Old becomes new.', upgrade }
  let clock = 0
  const deps = {
    migrations: [step],
    readDataState: async () => state.now,
    noteProgress: vi.fn<typeof noteProgress>(async (of, progress) => {
      state.now = { version: of, progress }
    }),
    noteVersion: vi.fn<typeof noteVersion>(async (to) => {
      state.now = { version: to, progress: null }
    }),
    scanPage: async (start: Item | undefined) => {
      const all = [...rows.values()].toSorted((a, b) => a.pk.localeCompare(b.pk))
      const from = start ? all.findIndex(({ pk }) => pk > String(start['pk'])) : 0
      const page = from < 0 ? [] : all.slice(from, from + 3)
      const last = page.at(-1)
      return { items: page, next: last && all.at(-1) !== last ? last : undefined }
    },
    getItem: (async ({ pk }) => rows.get(pk)) as typeof getItem,
    transact: vi.fn<typeof transact>(async (writes) => {
      const pk = String(writes[0]?.Delete?.Key?.['pk'])
      const { old, ...rest } = rows.get(pk)!
      rows.set(pk, { ...rest, new: old } as unknown as Stored)
    }),
    now: () => new Date((clock += 60_000)),
  }
  return { rows, state, deps }
}

const items = (count: number): Stored[] =>
  Array.from({ length: count }, (_, index) => ({ pk: `ITEM#${index + 10}`, sk: 'ITEM', old: index }))

describe('migrateData', () => {
  it('brings every item to the new version and says how many there were', async () => {
    const { rows, state, deps } = withTable([...items(7), { pk: 'OTHER#1', sk: 'OTHER' }])
    expect(await migrateData({}, deps)).toEqual({
      from: dataVersion - 1,
      to: dataVersion,
      isDone: true,
      steps: [{ to: dataVersion, says: 'Old becomes new.', seen: 8, changed: 7 }],
    })
    expect([...rows.values()].filter((row) => 'old' in row)).toEqual([])
    expect(state.now).toEqual({ version: dataVersion, progress: null })
  })

  it('changes nothing when it is run again', async () => {
    const { deps } = withTable(items(4))
    await migrateData({}, deps)
    deps.transact.mockClear()
    expect(await migrateData({}, deps)).toMatchObject({ isDone: true, steps: [] })
    expect(deps.transact).not.toHaveBeenCalled()
  })

  it('writes nothing in a dry run, and counts what it would change', async () => {
    const { state, deps } = withTable([...items(5), { pk: 'OTHER#1', sk: 'OTHER' }])
    const report = await migrateData({ isDryRun: true }, deps)
    expect(report.steps).toMatchObject([{ seen: 6, changed: 5 }])
    expect(deps.transact).not.toHaveBeenCalled()
    expect(deps.noteProgress).not.toHaveBeenCalled()
    expect(state.now.version).toBe(dataVersion - 1)
  })

  it('stops before Lambda ends it and goes on from there', async () => {
    // Each look at the clock is a minute here: four pages a run.
    const { deps, rows } = withTable(items(60))
    const reports = []
    do reports.push(await migrateData({}, deps))
    while (!reports.at(-1)!.isDone && reports.length < 10)
    expect(reports.length).toBeGreaterThan(1)
    expect(reports.at(-1)!.steps).toMatchObject([{ seen: 60, changed: 60 }])
    expect(deps.transact).toHaveBeenCalledTimes(60)
    expect([...rows.values()].every((row) => 'new' in row)).toBe(true)
  })

  it('looks again at an item that somebody has changed in between', async () => {
    const { deps, rows } = withTable(items(1))
    deps.transact.mockImplementationOnce(async () => {
      rows.set('ITEM#10', { pk: 'ITEM#10', sk: 'ITEM', old: 'theirs' })
      throw new ConditionsFailed([true])
    })
    expect(await migrateData({}, deps)).toMatchObject({ steps: [{ changed: 1 }] })
    expect(rows.get('ITEM#10')).toMatchObject({ new: 'theirs' })
  })

  it('does not go past an item that cannot be written', async () => {
    const { deps, state } = withTable(items(2))
    deps.transact.mockRejectedValue(new Error('the store is down'))
    await expect(migrateData({}, deps)).rejects.toThrow('the store is down')
    expect(state.now.version).toBe(dataVersion - 1)
  })

  it('refuses data of a newer version', async () => {
    const { deps } = withTable([], dataVersion + 1)
    await expect(migrateData({}, deps)).rejects.toThrow(DataTooNew)
  })
})
