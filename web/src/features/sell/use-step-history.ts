import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetPlace } from '#web/app/scroll-memory.ts'
import { moveOf, withStep, type Seen } from './step-address.ts'
import { reachableStep, type StepName } from './steps.ts'
import type { Wizard } from './use-wizard.ts'

/**
 * Puts the step into the address, so that the browser's Back and Forward walk through the steps and a reload stays.
 * Gives the way to the step before: back in the browser where that is it, so that the two do not pile up.
 */
export const useStepHistory = (wizard: Wizard): ((to: StepName) => void) => {
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const { steps, step, answers, attached, dispatch, go } = wizard
  const named = new URLSearchParams(search).get('step') ?? steps[0] ?? null
  const before = (state as { before?: string } | null)?.before
  const last = useRef<Seen & { key: string }>(undefined)
  // The address asked for a step that cannot be shown yet: it is put right, not gone on from.
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
      else dispatch({ type: 'go', step: to })
    } else if (move) {
      put(move === 'start' || correcting.current)
      correcting.current = false
    }
    last.current = { step, named, key }
  })
  useEffect(() => settle())

  return (to) => (before === to ? void navigate(-1) : go(to))
}
