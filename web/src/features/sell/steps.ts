import { limits } from '#shared/constants/limits.ts'
import { requiredByStep } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { Role } from '#shared/schemas/user.ts'
import type { AnswerName, Answers } from './answers.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import type { Issue } from '#shared/errors.ts'
import type { Refused } from './wizard-state.ts'

export type StepName = 'basics' | 'details' | 'photos' | 'documents' | 'review'

export const documentSlots = ['registrationCard', 'idCard'] as const
export type DocumentSlot = (typeof documentSlots)[number]

/** Everything that can be wrong in a place of its own. */
export type Field = AnswerName | DocumentSlot | 'images'

/** Why a field does not let the seller pass; the messages have a sentence for each. */
export type Problem = 'required' | 'number' | 'mileage' | 'price' | 'stockNumber' | 'asked'

/** Private sellers prove ownership in a step of its own; a verified dealer has no such step (spec, section 2). */
export const stepsOf = (seller: { role: Role }): readonly StepName[] =>
  mustAttachDocuments(seller)
    ? ['basics', 'details', 'photos', 'documents', 'review']
    : ['basics', 'details', 'photos', 'review']

/** The fields of each step in the order of the screen, so that the first wrong one is the first one seen. */
export const fieldsByStep = {
  basics: ['make', 'model', 'variant', 'year', 'mileage', 'priceQAR', 'city', 'condition', 'stockNumber'],
  details: [
    'bodyType',
    'fuelType',
    'transmission',
    'color',
    'engineSize',
    'isGCCSpec',
    'hasWarranty',
    'isAccidentFree',
    'features',
    'description',
  ],
  photos: ['images'],
  documents: documentSlots,
  review: [],
} as const satisfies Record<StepName, readonly Field[]>

/** Every step, in order. */
export const stepNames = Object.keys(fieldsByStep) as StepName[]

/** The field that a server's issue path means (`images.3`, `verificationDocuments.idCard`), or undefined. */
export const fieldOfPath = (path: string): Field | undefined => {
  const [head = '', second = ''] = path.split('.')
  const name = head === 'verificationDocuments' ? second : head
  return stepNames.flatMap((step): readonly Field[] => fieldsByStep[step]).find((field) => field === name)
}

/** The step that asks for a field. */
export const stepOfField = (field: Field): StepName =>
  stepNames.find((step) => (fieldsByStep[step] as readonly Field[]).includes(field)) ?? 'review'

const required = new Set<Field>([...requiredByStep.basics, ...requiredByStep.details])

const rangeProblem = (text: string, { min, max }: { min: number; max: number }, problem: Problem) => {
  if (text.trim() === '') return undefined
  const value = readWhole(text)
  if (value === undefined) return 'number'
  return value < min || value > max ? problem : undefined
}

/** What keeps an answer from being accepted, or undefined. */
export const problemOf = (answers: Answers, name: AnswerName): Problem | undefined => {
  if (name === 'mileage' || name === 'priceQAR') {
    const [range, problem] =
      name === 'mileage'
        ? ([limits.listing.mileage, 'mileage'] as const)
        : ([limits.listing.price, 'price'] as const)
    const found = rangeProblem(answers[name], range, problem)
    if (found) return found
  }
  const value = answers[name]
  return required.has(name) && typeof value === 'string' && value.trim() === '' ? 'required' : undefined
}

/** The fields of a step that keep the seller from going on, in the order of the screen. Photos and review always let pass. */
export const gapsIn = (step: StepName, answers: Answers, attached: ReadonlySet<DocumentSlot>): Field[] => {
  if (step === 'documents') return documentSlots.filter((slot) => !attached.has(slot))
  if (step === 'photos') return []
  return fieldsByStep[step].filter((name) => problemOf(answers, name) !== undefined)
}

/**
 * The step to show when `asked` is wanted: that one, or the first on the way to it that is not complete. An unknown one is
 * the first.
 */
export const reachableStep = (
  asked: string | null,
  steps: readonly StepName[],
  answers: Answers,
  attached: ReadonlySet<DocumentSlot>,
): StepName => {
  const wanted = Math.max(
    0,
    steps.findIndex((name) => name === asked),
  )
  const passed = steps.slice(0, wanted)
  return passed.find((name) => gapsIn(name, answers, attached).length > 0) ?? steps[wanted] ?? 'basics'
}

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

/** The id of the control that answers a field: the focus goes there when something is wrong with it. */
export const fieldId = (field: Field): string => `sell-${field}`
