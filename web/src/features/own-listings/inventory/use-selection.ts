import { useCallback, useState } from 'react'
import { ticked, type Selection } from './selection.ts'

/** Which cars are ticked, and how that changes. */
export const useSelection = () => {
  const [selection, setSelection] = useState<Selection>(new Set())
  // The same function always, so that rows need not be drawn again for it.
  const set = useCallback((isOn: boolean, some: readonly { id: string }[]) => {
    const ids = some.map(({ id }) => id)
    setSelection((before) => ticked(before, ids, isOn))
  }, [])
  return { selection, set, keep: (only: readonly string[]) => setSelection(new Set(only)) }
}
