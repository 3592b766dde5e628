import { useEffect, useRef, type RefObject } from 'react'
import { fieldId } from './components/field-id.ts'
import type { WizardState } from './wizard-state.ts'

/**
 * Moves the focus to the heading of a new step, or to the field that is missing. Give the returned ref to the heading.
 * Nothing moves on arrival: there the page itself has the focus.
 */
export const useStepFocus = ({ focus }: Pick<WizardState, 'focus'>): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const served = useRef(focus)
  useEffect(() => {
    if (served.current === focus) return
    served.current = focus
    const control = focus.field === null ? null : document.getElementById(fieldId(focus.field))
    if (control) {
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'center' })
      return
    }
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [focus])
  return heading
}
