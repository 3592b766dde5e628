import type { Field } from '../steps/step-plan.ts'

/** The id of the control that answers a field: the focus goes there when something is wrong with it. */
export const fieldId = (field: Field): string => `sell-${field}`
