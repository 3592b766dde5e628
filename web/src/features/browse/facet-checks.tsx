import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { foldedChoices, type FacetChoice } from '#web/features/browse/folded-choices.ts'

type FacetChecksProps = {
  choices: readonly FacetChoice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** What to say when none of them has cars. Without it, those that have none are shown but cannot be ticked. */
  none?: string | undefined
}

/** Choices to tick, each with the number of cars it would show; a long list is cut until somebody wants all of it. */
export const FacetChecks = ({ choices, chosen, onToggle, none }: FacetChecksProps) => {
  const { t, language } = useT('filters')
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { top, rest } = foldedChoices(choices, chosen)
  const shown = open ? choices : top

  const unfold = () => {
    const first = choices.indexOf(rest[0]!)
    flushSync(() => setOpen(true))
    list.current?.querySelectorAll('input')[first]?.focus({ preventScroll: true })
  }
  return (
    <>
      <ul ref={list}>
        {shown.map(({ value, label, count }) => {
          const checked = chosen.includes(value)
          return (
            <li key={value}>
              <Checkbox
                label={<bdi className={count === 0 ? 'text-ink-3' : undefined}>{label}</bdi>}
                after={
                  count === undefined ? undefined : (
                    // A colour would need another for the dark.
                    <span className="transition-opacity in-data-outdated:opacity-40">
                      {formatNumber(count, language)}
                    </span>
                  )
                }
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => onToggle(value)}
              />
            </li>
          )
        })}
      </ul>
      {none && choices.every(({ count }) => count === 0) && <p className="py-2 text-sm text-ink-2">{none}</p>}
      {rest.length > 0 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={open ? () => setOpen(false) : unfold}
          className="min-h-10 text-sm font-medium text-maroon underline-offset-4 hover:underline"
        >
          {open ? t('choices.fewer') : t('choices.more', { count: rest.length })}
        </button>
      )}
    </>
  )
}
