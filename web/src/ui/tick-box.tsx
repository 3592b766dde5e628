import { cx } from './cx.ts'

type TickBoxProps = {
  /** Which row it takes into the selection. */
  label: string
  checked: boolean
  onChange: (checked: boolean, withShift: boolean) => void
  className?: string
  /** -1 in a grid, whose arrow keys lead to it. */
  tabIndex?: number
}

/** The box that takes a row into the selection; as large as a thumb. */
export const TickBox = ({ label, checked, onChange, className, tabIndex }: TickBoxProps) => (
  <label className={cx('grid size-11 cursor-pointer place-items-center', className)}>
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={checked}
      onChange={({ currentTarget, nativeEvent }) =>
        // A box changes by a click, the keyboard's too.
        onChange(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
      }
      className="tick size-6 appearance-none rounded-xs border border-edge bg-card/95 shadow-card transition-colors checked:border-brand checked:bg-brand forced-colors:appearance-auto"
    />
  </label>
)
