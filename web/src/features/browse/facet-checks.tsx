import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type FacetChecksProps = {
  choices: readonly FacetChoice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** The text when none of them has any. Without it, those that have none are shown but cannot be ticked. */
  none?: string | undefined
}

/** Choices to tick, each with the number of offers it would show; a long list is cut until somebody wants all of it. */
export const FacetChecks = ({ choices, chosen, onToggle, none }: FacetChecksProps) => {
  const { t, language } = useT('search')
  const [open, setOpen] = useState(false)
  // Where they were, to be ticked again.
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const { top, rest } = foldedChoices(choices, [...chosen, ...unticked])
  const shown = open ? choices : top

  const unfold = () => {
    const first = choices.indexOf(rest[0]!)
    flushSync(() => setOpen(true))
    list.current?.querySelectorAll('input')[first]?.focus({ preventScroll: true })
  }
  return (
    <>
      <ul ref={list}>
        {shown.map(({ value, label, example, count }) => {
          const checked = chosen.includes(value)
          return (
            <li key={value}>
              <Checkbox
                label={
                  <>
                    <bdi className={count === 0 ? 'text-ink-3' : undefined}>{label}</bdi>
                    {example && <span className="ms-2 text-ink-3">{example}</span>}
                  </>
                }
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
                onChange={() => {
                  if (checked) setUnticked([...unticked, value])
                  onToggle(value)
                }}
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

type FacetChoice = {
  value: string
  label: string
  /** Behind the label. */
  example?: ReactNode
  /** Absent while it is not known. */
  count: number | undefined
}

const inSight = 8
// One row more costs no more than the button that hides it.
const spare = 2

/** A long list's first choices with everything that is chosen, and the rest that a button brings. */
export const foldedChoices = (
  choices: readonly FacetChoice[],
  chosen: readonly string[],
): { top: readonly FacetChoice[]; rest: readonly FacetChoice[] } => {
  if (choices.length <= inSight + spare) return { top: choices, rest: [] }
  const isTop = ({ value }: FacetChoice, index: number) => index < inSight || chosen.includes(value)
  return {
    top: choices.filter(isTop),
    rest: choices.filter((choice, index) => !isTop(choice, index)),
  }
}

/** A facet's choices, and in front those that are chosen but have no cars any more. No counts while it is not known. */
export const withChosen = (
  facet: readonly { value: string; count: number }[] | undefined,
  chosen: readonly string[],
): { value: string; count: number | undefined }[] => {
  const missing = chosen.filter((value) => !facet?.some((choice) => choice.value === value))
  return [...missing.map((value) => ({ value, count: facet && 0 })), ...(facet ?? [])]
}

const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, index) => Object.is(item, b[index])))

/**
 * Whether a filter would be drawn the same, for React's `memo`: a press on one filter must not redraw the hundred choices
 * of the others. Lists are compared by their values. `onChange` is left out: it acts on the present address, so any of
 * its copies does the same.
 */
export const sameFilter = <Props extends object>(before: Props, after: Props): boolean =>
  (Object.keys(after) as (keyof Props)[]).every(
    (name) => name === 'onChange' || sameValue(before[name], after[name]),
  )
