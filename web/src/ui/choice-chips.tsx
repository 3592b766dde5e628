import { choiceChipClass } from './chip.tsx'
import { cx } from './cx.ts'

type ChoiceChipsProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** On a phone one line that scrolls sideways, where what follows is to be in sight. */
  isOneLine?: boolean
}

/** Narrows a list to one of a few kinds, all of them in sight. */
export const ChoiceChips = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  isOneLine = false,
}: ChoiceChipsProps<Value>) => (
  <div
    role="group"
    aria-label={label}
    className={cx(
      'flex flex-wrap gap-2',
      isOneLine &&
        'max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0',
    )}
  >
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
        className={cx(
          choiceChipClass,
          // Taller to a thumb than to the eye.
          'relative max-sm:px-3 after:absolute after:-inset-0.5',
        )}
      >
        {choice.label}
      </button>
    ))}
  </div>
)
