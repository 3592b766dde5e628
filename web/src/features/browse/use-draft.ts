import { useEffect, useRef, useState } from 'react'

const pause = 250

type Draft = {
  text: string
  /** What the field's value was when this was typed, or became through it. */ base: string
}

/**
 * A text field whose value takes effect after a pause in the typing (ms), on Enter or on leaving the field. `normalise`
 * turns what is typed into the form that `value` has. A value that changes elsewhere replaces what was typed.
 */
export const useDraft = (
  value: string,
  normalise: (text: string) => string,
  commit: (value: string) => void,
) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (text: string) => {
    clearTimeout(timer.current)
    const settled = normalise(text)
    if (settled !== value) commit(settled)
    return settled
  }
  return {
    value: draft?.base === value ? draft.text : value,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value
      setDraft({ text, base: value })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setDraft({ text, base: settle(text) }), pause)
    },
    onBlur: () => {
      if (draft?.base === value) settle(draft.text)
      setDraft(null)
    },
    /** Takes effect now: for a form's submit. */
    flush: () => {
      if (draft?.base === value) setDraft({ text: draft.text, base: settle(draft.text) })
    },
  }
}
