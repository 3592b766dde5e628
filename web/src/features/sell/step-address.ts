import type { StepName } from './steps.ts'

/** The step that the wizard shows, and the one that the address names. */
export type Seen = { step: StepName; named: string | null }

/**
 * Which of the two has moved since they were last looked at, when they differ: the `wizard`, the `address`, or neither
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
