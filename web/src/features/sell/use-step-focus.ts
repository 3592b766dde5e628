import { useEffect, useRef, type RefObject } from 'react'
import { fieldId } from './steps.ts'
import type { WizardState } from './wizard-state.ts'

const lateMs = 600

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
    const focusField = () => {
      const control = focus.field === null ? null : document.getElementById(fieldId(focus.field))
      control?.focus({ preventScroll: true })
      control?.scrollIntoView({ block: 'center' })
      return control !== null
    }
    if (focusField()) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (focus.field === null) return
    // A part of the step that is still on its way; who moves on meanwhile is left alone.
    const timer = setTimeout(() => document.activeElement === heading.current && focusField(), lateMs)
    return () => clearTimeout(timer)
  }, [focus])
  return heading
}
