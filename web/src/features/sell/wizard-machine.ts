import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Answers, Held } from './answers.ts'
import type { Start } from './start.ts'
import type { Field, IssuePlan, Refused, StepName } from './steps.ts'

// The wizard as a state machine: every change of it is an event, `reduceWizard` gives the state after it, and `use-wizard.ts`
// does what a state asks for. `start.ts` reads what it starts with.

export type SaveIntent = 'draft' | 'submit'

/** The state of the wizard. Typing goes on in all of them. */
export type WizardStatus =
  | { name: 'editing' }
  /** Asks whether a live or waiting listing may become a draft. */
  | { name: 'withdrawing' }
  /** The answers are on their way, as changes of `base`; null creates a listing. */
  | { name: 'saving'; intent: SaveIntent; base: OwnListing | null }
  /** Another tab or person has changed the listing; shows both versions. */
  | { name: 'conflict' }
  /** Another device has saved what is typed here in another way, since both had `before`. */
  | { name: 'copyConflict'; before: Held; theirs: Start }
  /** Shows the car's page as buyers will see it. */
  | { name: 'previewing' }
  /** The session ended while saving. */
  | { name: 'signedOut' }
  | { name: 'submitted' }

export type WizardState = {
  status: WizardStatus
  step: StepName
  answers: Answers
  /** The steps that were tried to be left: their gaps are marked. */
  tried: ReadonlySet<StepName>
  /** The fields that the server refused, each with its sentence. */
  refused: Refused
  /** The listing that the answers are changes of; null until it was first saved. */
  saved: OwnListing | null
  /** Where the focus belongs now: a field, or null for the heading of the step. A new object each time it has to move. */
  focus: { field: Field | null }
}

export type WizardEvent =
  | { type: 'answered'; patch: Partial<Answers> }
  | { type: 'moved'; step: StepName; field?: Field | undefined }
  /** A step cannot be left: the first field that is missing in it. */
  | { type: 'blocked'; step: StepName; field: Field }
  | { type: 'fileReplaced'; field: Field }
  | { type: 'previewOpened' }
  | { type: 'comparisonOpened' }
  | { type: 'copyConflictFound'; before: Held; theirs: Start }
  | { type: 'dialogClosed' }
  | { type: 'saveRequested'; intent: SaveIntent }
  | { type: 'withdrawalConfirmed' }
  | { type: 'saved'; listing: OwnListing }
  | { type: 'conflictFound' }
  | { type: 'sessionEnded' }
  | { type: 'saveFailed'; plan: IssuePlan | undefined }
  /** The listing has a newer version, without a change of the answers: an appeal was added to it. */
  | { type: 'listingChanged'; listing: OwnListing }

/** A wizard that begins at a step, with answers and the listing that they are changes of. */
export const startWizard = (start: Pick<WizardState, 'step' | 'answers' | 'saved'>): WizardState => ({
  ...start,
  status: { name: 'editing' },
  tried: new Set(),
  refused: {},
  focus: { field: null },
})

const editing: WizardStatus = { name: 'editing' }

const without = (refused: Refused, fields: readonly string[]): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => !fields.includes(field)))

/** A draft is neither public nor in review: saving a listing that is either as a draft takes it back. */
const isWithdrawal = ({ saved }: WizardState, intent: SaveIntent) =>
  intent === 'draft' && (saved?.status === 'APPROVED' || saved?.status === 'PENDING')

/** True when the wizard may start to save, or show another dialog. */
const isFree = ({ status: { name } }: WizardState) => name === 'editing' || name === 'signedOut'

const afterSave = (state: WizardState, event: WizardEvent, intent: SaveIntent): WizardState => {
  switch (event.type) {
    case 'saved': {
      const status: WizardStatus = intent === 'submit' ? { name: 'submitted' } : editing
      return { ...state, status, saved: event.listing, refused: {} }
    }
    case 'conflictFound':
      return { ...state, status: { name: 'conflict' } }
    case 'sessionEnded':
      return { ...state, status: { name: 'signedOut' } }
    case 'saveFailed': {
      if (!event.plan) return { ...state, status: editing }
      const { refused, step, field } = event.plan
      return { ...state, status: editing, refused, step, focus: { field } }
    }
    default:
      return state
  }
}

/** The wizard after an event. An event that its status does not expect changes nothing. */
export const reduceWizard = (state: WizardState, event: WizardEvent): WizardState => {
  const { status } = state
  switch (event.type) {
    case 'answered':
      // The server's refusal was of another answer.
      return {
        ...state,
        answers: { ...state.answers, ...event.patch },
        refused: without(state.refused, Object.keys(event.patch)),
      }
    case 'fileReplaced':
      return { ...state, refused: without(state.refused, [event.field]) }
    case 'moved':
      return { ...state, step: event.step, focus: { field: event.field ?? null } }
    case 'blocked':
      return {
        ...state,
        step: event.step,
        tried: new Set([...state.tried, event.step]),
        focus: { field: event.field },
      }
    case 'listingChanged':
      return { ...state, saved: event.listing, refused: {} }
    case 'previewOpened':
      return isFree(state) ? { ...state, status: { name: 'previewing' } } : state
    case 'comparisonOpened':
      return isFree(state) ? { ...state, status: { name: 'conflict' } } : state
    case 'copyConflictFound': {
      const { before, theirs } = event
      return isFree(state) ? { ...state, status: { name: 'copyConflict', before, theirs } } : state
    }
    case 'dialogClosed':
      return ['withdrawing', 'conflict', 'copyConflict', 'previewing'].includes(status.name)
        ? { ...state, status: editing }
        : state
    case 'saveRequested': {
      if (!isFree(state)) return state
      const { intent } = event
      if (isWithdrawal(state, intent)) return { ...state, status: { name: 'withdrawing' } }
      return { ...state, status: { name: 'saving', intent, base: state.saved } }
    }
    case 'withdrawalConfirmed':
      return status.name === 'withdrawing'
        ? { ...state, status: { name: 'saving', intent: 'draft', base: state.saved } }
        : state
    default:
      return status.name === 'saving' ? afterSave(state, event, status.intent) : state
  }
}
