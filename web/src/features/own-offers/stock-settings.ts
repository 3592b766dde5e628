import { useState } from 'react'
import { readStored, writeStored, type StoredKey } from '#web/stores/storage.ts'

/** The columns that can be chosen, in their order; the car itself always shows. */
export const stockColumns = [
  'stockNumber',
  'status',
  'price',
  'market',
  'age',
  'views',
  'leads',
  'saves',
  'photos',
  'score',
  'city',
  'mileage',
  'updated',
] as const
export type StockColumn = (typeof stockColumns)[number]

const atFirst: readonly StockColumn[] = ['status', 'price', 'market', 'age', 'views', 'leads', 'city']

/** A filtered and ordered table under a name; `search` is its part of the address. */
export type StockView = { name: string; search: string }

type Settings = { columns: readonly StockColumn[]; views: readonly StockView[] }

// Nobody has a use for more, and storage has an end.
const viewsAtMost = 20
export const viewNameLength = 40

/** The stored settings that are still known; an older version may have written them. */
const parseSettings = (text: string | null): Settings => {
  try {
    const { columns, views } = JSON.parse(text ?? '') as { columns: string[]; views: StockView[] }
    return {
      columns: stockColumns.filter((column) => columns.includes(column)),
      views: views
        .filter(({ name, search }) => typeof name === 'string' && typeof search === 'string')
        .slice(0, viewsAtMost),
    }
  } catch {
    return { columns: atFirst, views: [] }
  }
}

/** The chosen columns and saved views of a person, kept on this device, also while they are signed out. */
export const useStockSettings = (userId: string) => {
  const key: StoredKey = `stockTable:${userId}`
  const [settings, setSettings] = useState(() => parseSettings(readStored(key)))
  const save = (change: (before: Settings) => Partial<Settings>) => {
    const stored = readStored(key)
    // Another tab may have saved something since this one was opened. Where storage is blocked, the choice lasts until reload.
    const before = stored === null ? settings : parseSettings(stored)
    const next = { ...before, ...change(before) }
    setSettings(next)
    writeStored(key, JSON.stringify(next))
  }
  return {
    ...settings,
    showColumn: (column: StockColumn, isShown: boolean) =>
      save(({ columns }) => ({
        columns: stockColumns.filter((one) => (one === column ? isShown : columns.includes(one))),
      })),
    /** A view of the same name is replaced. */
    saveView: (view: StockView) =>
      save(({ views }) => ({
        views: [...views.filter(({ name }) => name !== view.name), view].slice(-viewsAtMost),
      })),
    forgetView: (name: string) =>
      save(({ views }) => ({ views: views.filter((view) => view.name !== name) })),
  }
}
export type StockSettings = ReturnType<typeof useStockSettings>
