import type { ReactNode, SyntheticEvent } from 'react'

/** One filter under its name. Isolated: a tick in it repaints the group, not the whole column of filters. */
export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset
    onChange={keepFocus}
    className="isolate min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0"
  >
    <legend className="float-start mb-2 w-full text-sm font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

const canFocus = (input: HTMLInputElement) => input.isConnected && !input.disabled

/** What has nothing to offer goes with its tick, or cannot be ticked again: then the next one has the focus, or the one before. */
const keepFocus = ({ target, currentTarget }: SyntheticEvent<HTMLFieldSetElement>) => {
  const inputs = [...currentTarget.querySelectorAll('input')]
  const pressed = target as HTMLInputElement
  const behind = inputs.slice(inputs.indexOf(pressed))
  // Once it is drawn.
  requestAnimationFrame(() => {
    if (!canFocus(pressed))
      (behind.find(canFocus) ?? inputs.findLast(canFocus))?.focus({ preventScroll: true })
  })
}
