import { useRef, useState } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { StockCar } from '#shared/schemas/stock.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { shareOf, type Selection } from '#web/ui/selection.ts'
import { SelectAll } from '#web/ui/select-all.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { Bulk } from './use-bulk.tsx'
import type { Finish } from './cell-editor.tsx'
import { CarCell, stockCells, type CellProps } from './stock-cells.tsx'
import { StockMenu } from './stock-menu.tsx'
import { carWidth, nextOrder, sideWidth, useStockModel, widthOf } from './stock-model.ts'
import type { StockFacts } from './stock-query.ts'
import type { StockColumn } from './stock-settings.ts'
import { headerHeight, rowHeight, useStockGrid } from './use-stock-grid.ts'

type StockTableProps = {
  cars: readonly StockCar[]
  facts: StockFacts
  canEdit: boolean
  /** Sets availability. */
  canSay: boolean
  canDelete: boolean
  columns: readonly StockColumn[]
  /** A column's id, with `-` before it for the largest first; empty: as they come. */
  order: string
  onOrder: (order: string) => void
  selection: Selection
  /** Selects one car, or with Shift all of these from the one before. */
  onPress: (rows: readonly StockCar[], id: string, isOn: boolean, withShift: boolean) => void
  onSelectAll: (isOn: boolean) => void
  /** A car has gone with what was edited in it, and the focus with it. */
  onGone: () => void
  bulk: Bulk
}

/** The stock as a grid of the ARIA pattern: one stop for Tab, arrows inside. Only the rows in sight are drawn. */
export const StockTable = (props: StockTableProps) => {
  const {
    cars,
    facts,
    canEdit,
    canSay,
    canDelete,
    columns,
    order,
    onOrder,
    selection,
    onPress,
    onSelectAll,
    onGone,
    bulk,
  } = props
  const { t } = useT('stock')
  const inventory = useT('inventory')
  const titleOf = useListingTitle()
  const box = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<{ id: string; column: StockColumn } | null>(null)
  const finish = useRef<Finish>(null)
  /** Opens the form of a cell, once another that is open has saved what was typed into it. */
  const edit = (id: string, column: StockColumn) => {
    const open = () => setEditing({ id, column })
    if (finish.current) finish.current(open)
    else open()
  }

  const { ordered, shown, sorted } = useStockModel({ cars, columns, order, now: facts.now })
  const lastColumn = shown.length + 1
  const { items, totalHeight, measure, cellProps, onKeyDown, leave } = useStockGrid({
    box,
    rows: ordered,
    lastColumn,
    selection,
    onPress,
    onSelectAll,
    onLeave: () => setEditing(null),
    onGone,
  })
  const columnWidth = (column: StockColumn) => widthOf(column, editing?.column === column)
  const dataColumns = shown.filter((column) => column !== 'car')
  const template = [
    `${sideWidth}px`,
    `minmax(${carWidth}px, 1fr)`,
    ...dataColumns.map((column) => `${columnWidth(column)}px`),
    `${sideWidth}px`,
  ].join(' ')
  const minWidth =
    dataColumns.reduce((sum, column) => sum + columnWidth(column), carWidth + 2 * sideWidth) + 16
  const rowStyle = { display: 'grid', gridTemplateColumns: template, minWidth }
  const cellClass = 'flex min-w-0 items-center px-2 text-sm focus-visible:-outline-offset-2'

  return (
    <div
      ref={box}
      role="grid"
      aria-label={t('table')}
      aria-describedby="stock-keys"
      aria-rowcount={ordered.length + 1}
      aria-colcount={lastColumn + 1}
      aria-multiselectable
      onKeyDown={onKeyDown}
      className="relative max-h-[max(26rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-card border border-line bg-card tabular-nums"
    >
      <div role="rowgroup" className="sticky top-0 z-10">
        <div
          role="row"
          aria-rowindex={1}
          style={{ ...rowStyle, height: headerHeight }}
          className="border-b border-line bg-sand"
        >
          <div role="columnheader" className={cx(cellClass, 'justify-center')} {...cellProps(-1, 0)}>
            <span className="[&_label>span:last-child]:sr-only">
              <SelectAll
                tabIndex={-1}
                label={t('selectAll')}
                share={shareOf(selection, cars)}
                onChange={onSelectAll}
              />
            </span>
          </div>
          {shown.map((column, index) => {
            const direction = sorted?.id === column ? sorted : undefined
            return (
              <div
                key={column}
                role="columnheader"
                aria-sort={direction ? (direction.desc ? 'descending' : 'ascending') : 'none'}
                className={cellClass}
                {...cellProps(-1, index + 1)}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onOrder(nextOrder(column, direction))}
                  className="inline-flex min-h-9 max-w-full items-center gap-1 text-xs font-medium text-ink-2 hover:text-ink [&>svg]:size-3.5 [&>svg]:shrink-0"
                >
                  <span className="truncate">{t(`column.${column}`)}</span>
                  {direction && (direction.desc ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
                </button>
              </div>
            )
          })}
          <div role="columnheader" className={cellClass} {...cellProps(-1, lastColumn)}>
            <span className="sr-only">{t('column.menu')}</span>
          </div>
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: totalHeight, minWidth }}>
        {items.map(({ index, key, start }) => {
          const car = ordered[index]
          if (!car) return null
          const title = titleOf(car)
          const isSelected = selection.has(car.id)
          const edited = editing?.id === car.id ? editing.column : undefined
          return (
            <div
              key={key}
              ref={measure}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={isSelected}
              style={{ ...rowStyle, minHeight: rowHeight, transform: `translateY(${start}px)` }}
              className={cx(
                'absolute inset-x-0 top-0 border-b border-line transition-colors',
                isSelected ? 'bg-maroon-tint' : 'bg-card hover:bg-sand/60',
              )}
            >
              <div role="gridcell" className="grid place-items-center" {...cellProps(index, 0)}>
                <TickBox
                  label={inventory.t('select', { title })}
                  checked={isSelected}
                  tabIndex={-1}
                  onChange={(isOn, withShift) => onPress(ordered, car.id, isOn, withShift)}
                />
              </div>
              {shown.map((column, at) => {
                const shared: CellProps = {
                  car,
                  facts,
                  canEdit,
                  canSay,
                  isEdited: column === edited,
                  onEdit: () => column !== 'car' && edit(car.id, column),
                  finish,
                  onLeave: (hasMovedOn) => leave(car.id, hasMovedOn),
                }
                const Cell = column === 'car' ? CarCell : stockCells[column]
                return (
                  <div key={column} role="gridcell" className={cellClass} {...cellProps(index, at + 1)}>
                    <Cell {...shared} />
                  </div>
                )
              })}
              <div role="gridcell" className="grid place-items-center" {...cellProps(index, lastColumn)}>
                <StockMenu car={car} title={title} canEdit={canEdit} canDelete={canDelete} bulk={bulk} />
              </div>
            </div>
          )
        })}
      </div>
      <p id="stock-keys" className="sr-only">
        {t('keys')}
      </p>
    </div>
  )
}
