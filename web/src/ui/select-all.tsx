import { useEffect, useRef } from 'react'
import { Checkbox } from './checkbox.tsx'

type SelectAllProps = {
  label: string
  /** How much of it is ticked. */
  share: 'none' | 'some' | 'all'
  onChange: (selected: boolean) => void
  /** -1 in a grid, whose arrow keys lead to it. */
  tabIndex?: number
}

/** Takes every row of a list into the selection, or all of them out. */
export const SelectAll = ({ label, share, onChange, tabIndex }: SelectAllProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some'
  }, [share])
  return (
    <Checkbox
      ref={box}
      label={label}
      tabIndex={tabIndex}
      checked={share === 'all'}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
