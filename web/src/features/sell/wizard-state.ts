import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Answers } from './answers.ts'
import type { Field, StepName } from './steps.ts'

/** A field and the sentence that the server has about it. */
export type Refused = Readonly<Partial<Record<Field, string>>>

export type WizardState = {
  step: StepName
  answers: Answers
  /** The steps that were tried to be left: their gaps are marked. */
  tried: ReadonlySet<StepName>
  refused: Refused
  saved: OwnListing | null
  /** Where the focus belongs now: a field, or null for the heading of the step. A new object each time it has to move. */
  focus: { field: Field | null }
}

type WizardAction =
  | { type: 'answer'; patch: Partial<Answers> }
  | { type: 'go'; step: StepName; field?: Field | undefined }
  | { type: 'mark'; step: StepName; field: Field }
  | { type: 'refuse'; refused: Refused; step: StepName; field: Field }
  | { type: 'clear'; field: Field }
  | { type: 'saved'; listing: OwnListing }

const without = (refused: Refused, fields: readonly string[]): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => !fields.includes(field)))

/** The wizard after something happened in it. */
export const reduceWizard = (state: WizardState, action: WizardAction): WizardState => {
  switch (action.type) {
    case 'answer':
      // A new answer deserves a new judgement.
      return {
        ...state,
        answers: { ...state.answers, ...action.patch },
        refused: without(state.refused, Object.keys(action.patch)),
      }
    case 'go':
      return { ...state, step: action.step, focus: { field: action.field ?? null } }
    case 'mark':
      return {
        ...state,
        step: action.step,
        tried: new Set([...state.tried, action.step]),
        focus: { field: action.field },
      }
    case 'refuse':
      return { ...state, step: action.step, refused: action.refused, focus: { field: action.field } }
    case 'clear':
      return { ...state, refused: without(state.refused, [action.field]) }
    case 'saved':
      return { ...state, saved: action.listing, refused: {} }
  }
}
