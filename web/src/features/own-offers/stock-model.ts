import { useMemo } from 'react'
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { marketOf } from '#shared/rules/stock.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ageOfCar } from './stock-query.ts'
import { stockColumns, type StockColumn } from './stock-settings.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
const helper = createColumnHelper<typeof features, StockCar>()

export type DataColumn = 'car' | StockColumn

/** The width of each column, in pixels; the car takes what is left. */
const widths: Record<StockColumn, number> = {
  stockNumber: 110,
  status: 124,
  price: 122,
  market: 76,
  age: 84,
  views: 80,
  leads: 88,
  saves: 76,
  photos: 80,
  score: 96,
  city: 126,
  mileage: 116,
  updated: 120,
}
export const carWidth = 200
export const sideWidth = 48
// A price is edited within its own column.
const editWidths: Partial<typeof widths> = { status: 230, city: 230 }

/** The width of a column; one that is edited has room for its form. */
export const widthOf = (column: StockColumn, isEdited: boolean): number =>
  (isEdited && editWidths[column]) || widths[column]

/** The value that a column is sorted by; undefined comes last in both directions. */
const sortedBy: Record<StockColumn, (car: StockCar, now: number) => string | number | undefined> = {
  stockNumber: ({ stockNumber }) => stockNumber ?? undefined,
  status: ({ status, availability }) => `${status} ${availability}`,
  price: ({ priceQAR }) => priceQAR,
  market: (car) => marketOf(car)?.differencePercent,
  age: ageOfCar,
  views: ({ viewCount }) => viewCount,
  leads: ({ contactCount }) => contactCount,
  saves: ({ saveCount }) => saveCount,
  photos: ({ photoCount }) => photoCount,
  score: ({ score }) => score,
  city: ({ city }) => city,
  mileage: ({ mileage }) => mileage,
  updated: ({ updatedAt }) => updatedAt,
}
const texts: ReadonlySet<DataColumn> = new Set(['car', 'stockNumber', 'status', 'city', 'updated'])

type Model = {
  cars: readonly StockCar[]
  columns: readonly StockColumn[]
  /** A column's id, with `-` before it for the largest first; empty: as they come. */
  order: string
  /** Milliseconds. */
  now: number
}

/** The cars in their order, the columns that show, and the one that they are sorted by. */
export const useStockModel = ({ cars, columns, order, now }: Model) => {
  const { language } = useT('stock')
  const definitions = useMemo(
    () =>
      helper.columns([
        helper.accessor((car) => (language === 'ar' ? car.titleAr : car.title), {
          id: 'car',
          sortFn: sortFn_text,
        }),
        ...stockColumns.map((column) =>
          helper.accessor((car) => sortedBy[column](car, now), {
            id: column,
            sortFn: texts.has(column) ? sortFn_text : sortFn_basic,
            sortUndefined: 'last',
          }),
        ),
      ]),
    [language, now],
  )
  const sorting = useMemo(
    () => (order ? [{ id: order.replace('-', ''), desc: order.startsWith('-') }] : []),
    [order],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(stockColumns.map((column) => [column, columns.includes(column)])),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: cars,
    getRowId: (car) => car.id,
    state: { sorting, columnVisibility },
  })
  const rows = table.getRowModel().rows
  const shown = table.getVisibleLeafColumns().map(({ id }) => id as DataColumn)
  const ordered = useMemo(() => rows.map(({ original }) => original), [rows])

  return { ordered, shown, sorted: sorting[0] }
}

/** Numbers begin with the largest, texts with the first; a third press gives the order in which they come. */
export const nextOrder = (column: DataColumn, sorted: { desc: boolean } | undefined): string => {
  const beginsLarge = !texts.has(column) || column === 'updated'
  if (!sorted) return beginsLarge ? `-${column}` : column
  if (sorted.desc === beginsLarge) return beginsLarge ? column : `-${column}`
  return ''
}
