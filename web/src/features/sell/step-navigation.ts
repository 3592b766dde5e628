import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetPlace } from '#web/app/navigation.ts'
import { fieldId, reachableStep, type StepName } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
import type { WizardState } from './wizard-machine.ts'

/**
 * Puts the step into the address, so that the browser's Back and Forward go through the steps and a reload stays.
 * Gives the way to the step before: back in the browser where that is it, so that the two do not pile up.
 */
export const useStepHistory = ({
  steps,
  step,
  answers,
  attached,
  dispatch,
  go,
}: Pick<Wizard, 'steps' | 'step' | 'answers' | 'attached' | 'dispatch' | 'go'>): ((to: StepName) => void) => {
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const named = new URLSearchParams(search).get('step') ?? steps[0] ?? null
  const before = (state as { before?: string } | null)?.before
  const last = useRef<Seen & { key: string }>(undefined)
  // The address asked for a step that cannot be shown yet: it is corrected, not gone on from.
  const correcting = useRef(false)

  const put = (replace: boolean) =>
    void navigate(
      { search: withStep(search, step, steps[0]) },
      { replace, state: replace ? state : { before: last.current?.step } },
    )

  const settle = useEffectEvent(() => {
    const seen = last.current
    if (seen?.step === step && seen.named === named && seen.key === key) return
    const move = moveOf(seen, { step, named })
    // A step is read from its top, also on return.
    if (seen && seen.key !== key) forgetPlace(seen.key)
    if (move === 'address') {
      const to = reachableStep(named, steps, answers, attached)
      correcting.current = to !== named
      if (to === step) put(true)
      else dispatch({ type: 'moved', step: to })
    } else if (move) {
      put(move === 'start' || correcting.current)
      correcting.current = false
    }
    last.current = { step, named, key }
  })
  useEffect(() => settle())

  return (to) => (before === to ? void navigate(-1) : go(to))
}

/** The step that the wizard shows, and the one that the address names. */
type Seen = { step: StepName; named: string | null }

/**
 * Finds which of the two has moved since they were last seen, when they differ: the `wizard`, the `address`, or neither
 * since the `start`, and then the wizard is right. Null when they agree.
 */
export const moveOf = (
  last: Seen | undefined,
  { step, named }: Seen,
): 'start' | 'address' | 'wizard' | null => {
  if (step === named) return null
  if (last && last.step !== step) return 'wizard'
  return last && last.named !== named ? 'address' : 'start'
}

/** A query with a step in it; the first one needs no naming. */
export const withStep = (search: string, step: StepName, first: StepName | undefined): string => {
  const query = new URLSearchParams(search)
  if (step === first) query.delete('step')
  else query.set('step', step)
  return query.size > 0 ? `?${query}` : ''
}

const lateMs = 600

/**
 * Moves the focus to the heading of a new step, or to the field that is missing. Give the returned ref to the heading.
 * Nothing moves on arrival: there the page itself has the focus.
 */
export const useStepFocus = (focus: WizardState['focus']): RefObject<HTMLHeadingElement | null> => {
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
    // Its part of the step is still on its way; a person who moved on meanwhile is left alone.
    const timer = setTimeout(() => document.activeElement === heading.current && focusField(), lateMs)
    return () => clearTimeout(timer)
  }, [focus])
  return heading
}
