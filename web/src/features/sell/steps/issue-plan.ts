import type { Issue } from '#shared/errors.ts'
import type { Refused } from '../wizard-state.ts'
import { fieldOfPath, stepOfField, type Field, type StepName } from './step-plan.ts'

/** Where a server's issues belong. */
type IssuePlan = {
  refused: Refused
  /** The first field with an issue, and its step. */
  field: Field
  step: StepName
  /** The photos it is about, by their place among those that were sent. */
  photos: readonly number[]
}

/** Puts a server's issues on the fields of this wizard's steps; undefined when none of them has a place there. */
export const planIssues = (issues: readonly Issue[], steps: readonly StepName[]): IssuePlan | undefined => {
  const placed = issues.flatMap(({ path, message }) => {
    const field = fieldOfPath(path)
    return field && steps.includes(stepOfField(field)) ? [{ field, path, message }] : []
  })
  const [first] = placed.toSorted(
    (a, b) => steps.indexOf(stepOfField(a.field)) - steps.indexOf(stepOfField(b.field)),
  )
  if (!first) return undefined
  return {
    // The first sentence about a field is the one to solve first.
    refused: Object.fromEntries(placed.toReversed().map(({ field, message }) => [field, message])),
    field: first.field,
    step: stepOfField(first.field),
    photos: placed.flatMap(({ path }) => {
      const [, place] = /^images\.(\d+)$/.exec(path) ?? []
      return place === undefined ? [] : [Number(place)]
    }),
  }
}
