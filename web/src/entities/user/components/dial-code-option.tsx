import { Check } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { Flag } from '#web/entities/user/dial-codes/flag.tsx'
import type { DialCode } from '#web/entities/user/dial-codes/search.ts'

type DialCodeOptionProps = {
  id: string
  code: DialCode
  /** Where the arrow keys are. */
  active: boolean
  chosen: boolean
  onChoose: (code: DialCode) => void
}

/** A country in the list. The keyboard works in the search box, which owns the focus. */
export const DialCodeOption = ({ id, code, active, chosen, onChoose }: DialCodeOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox above takes the keys
  <div
    id={id}
    role="option"
    aria-selected={chosen}
    onClick={() => onChoose(code)}
    className={cx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-sand',
      active && 'bg-sand forced-colors:outline',
    )}
  >
    <Flag country={code.country} />
    <span className="min-w-0 flex-1 truncate">{code.name}</span>
    {chosen && <Check aria-hidden className="size-4 text-maroon" />}
    <span dir="ltr" className="text-ink-3 tabular-nums">
      {code.code}
    </span>
  </div>
)
