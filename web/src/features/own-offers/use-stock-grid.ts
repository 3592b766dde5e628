import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { StockCar } from '#shared/schemas/stock.ts'
import { directionOf, useLanguageStore } from '#web/stores/language.ts'
import type { Selection } from '#web/ui/selection.ts'

export const rowHeight = 56
export const headerHeight = 44

/** A cell: the header is row -1, the boxes are column 0. */
type Place = { row: number; column: number }

type Grid = {
  box: RefObject<HTMLDivElement | null>
  rows: readonly StockCar[]
  lastColumn: number
  selection: Selection
  /** Selects one car, or with Shift all of these from the one before. */
  onPress: (rows: readonly StockCar[], id: string, isOn: boolean, withShift: boolean) => void
  onSelectAll: (isOn: boolean) => void
  /** Ends what is edited. */
  onLeave: () => void
  /** The car to which the focus would go back has gone: what was saved is no longer what is filtered for. */
  onGone: () => void
}

/**
 * The rows in sight, and the keyboard of the grid pattern: one stop for Tab, arrows from cell to cell, Enter for what stands in a cell,
 * Escape back to it, Space for the selection, Shift for a range of it.
 */
export const useStockGrid = ({ box, rows, lastColumn, selection, ...on }: Grid) => {
  const { onPress, onSelectAll, onLeave, onGone } = on
  const language = useLanguageStore((state) => state.language)
  const [active, setActive] = useState<Place>({ row: 0, column: 1 })
  // oxlint-disable-next-line react/incompatible-library -- not memoised, and what leaves this hook are values
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    scrollPaddingStart: headerHeight,
  })
  const items = virtualizer.getVirtualItems()
  const lastRow = rows.length - 1
  // The cell that Tab leads to must be drawn: the active one, or the first in sight.
  const isDrawn = active.row === -1 || items.some(({ index }) => index === active.row)
  const stop: Place = {
    row: isDrawn ? active.row : (items[0]?.index ?? -1),
    column: Math.min(active.column, lastColumn),
  }
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row}:${column}`,
    tabIndex: row === stop.row && column === stop.column ? 0 : -1,
    onFocus: () => setActive({ row, column }),
  })
  // By car, none in the header: where the table is sorted, the row moves with what is saved in it.
  const wanted = useRef<{ id: string | undefined; column: number }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { id, column } = wanted.current
    const row = id === undefined ? -1 : rows.findIndex((car) => car.id === id)
    if (id !== undefined && row === -1) {
      wanted.current = undefined
      return onGone()
    }
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    if (!cell) return virtualizer.scrollToIndex(row, { align: 'auto' })
    wanted.current = undefined
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(
    () => () => {
      // The last car has gone, and the table with it.
      if (wanted.current) onGone()
    },
    [onGone],
  )
  const moveTo = (place: Place) => {
    const row = Math.max(-1, Math.min(lastRow, place.row))
    const column = Math.max(0, Math.min(lastColumn, place.column))
    wanted.current = { id: rows[row]?.id, column }
    if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' })
    setActive({ row, column })
    return row
  }
  const leave = (id: string, hasMovedOn = false) => {
    onLeave()
    if (!hasMovedOn) wanted.current = { id, column: active.column }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!target.dataset['cell']) {
      // From what stands in a cell, Escape leads back to it; a form closes first.
      const cell = target.closest<HTMLElement>('[data-cell]')
      if (event.key === 'Escape' && cell && !target.closest('dialog')) {
        onLeave()
        // At once: a menu leaves nothing to be drawn anew.
        cell.focus()
      }
      return
    }
    const { row, column } = active
    const forward = directionOf(language) === 'rtl' ? -1 : 1
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)
    const steps: Record<string, Place> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + forward },
      ArrowLeft: { row, column: column - forward },
      PageDown: { row: row + page, column },
      PageUp: { row: Math.max(0, row - page), column },
      Home: { row: event.ctrlKey ? 0 : row, column: 0 },
      End: { row: event.ctrlKey ? lastRow : row, column: lastColumn },
    }
    const car = rows[row]
    // With Alt or ⌘ it is a key of the browser's: Back is one of these and an arrow.
    const next = event.altKey || event.metaKey ? undefined : steps[event.key]
    if (next) {
      event.preventDefault()
      const reached = rows[moveTo(next)]
      if (event.shiftKey && next.row !== row && reached && car) {
        // The range begins where Shift was first held.
        if (!selection.has(car.id)) onPress(rows, car.id, true, false)
        onPress(rows, reached.id, true, true)
      }
    } else if (event.key === ' ') {
      event.preventDefault()
      if (car) onPress(rows, car.id, event.shiftKey || !selection.has(car.id), event.shiftKey)
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSelectAll(true)
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      const inside = target.querySelector<HTMLElement>('a[href], button, input')
      inside?.click()
      if (column === lastColumn) inside?.focus()
    }
  }

  return {
    items,
    totalHeight: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    cellProps,
    onKeyDown,
    leave,
  }
}
