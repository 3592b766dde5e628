import { useCallback, useRef, useState } from 'react'
import { rangeOf, ticked, type Selection } from './selection.ts'

/** Which rows are ticked, and how that changes. */
export const useSelection = () => {
  const [selection, setSelection] = useState<Selection>(new Set())
  const lastPressed = useRef<string>(undefined)
  // The same function always, so that rows need not be drawn again for it.
  const set = useCallback((isOn: boolean, some: readonly { id: string }[]) => {
    const ids = some.map(({ id }) => id)
    setSelection((before) => ticked(before, ids, isOn))
  }, [])
  return {
    selection,
    set,
    /** One row, or with Shift all of these from the one that was pressed before. */
    press: (rows: readonly { id: string }[], id: string, isOn: boolean, withShift: boolean) => {
      const ids = rows.map((row) => row.id)
      const pressed = withShift ? rangeOf(ids, lastPressed.current, id) : [id]
      lastPressed.current = id
      setSelection((before) => ticked(before, pressed, isOn))
    },
    keep: (only: readonly string[]) => setSelection(new Set(only)),
  }
}
