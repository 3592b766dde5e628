import { limits } from '#shared/constants/limits.ts'
import type { Issue } from '#shared/errors.ts'
import { listingDocuments, listingFiles, requiredByStep, requiredDocuments } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import { isVin, normaliseVin } from '#shared/rules/vin.ts'
import type { Role } from '#shared/schemas/user.ts'
import { isInProgress, type Upload } from '#web/entities/upload/queue.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import type { AnswerName, Answers } from './answers.ts'

export type StepName = 'basics' | 'details' | 'photos' | 'documents' | 'review'

export type DocumentSlot = (typeof listingFiles)[number]

/** Whether a car cannot be submitted without it: the back of a card may be in the file of its front. */
export const isRequired = (slot: DocumentSlot): boolean => requiredDocuments.some((each) => each === slot)

/** Everything that has a place of its own for what is wrong with it. */
export type Field = AnswerName | DocumentSlot | 'images'

/** Why a field does not let the seller go on; the messages have a sentence for each. */
export type Problem = 'required' | 'number' | 'mileage' | 'price' | 'stockNumber' | 'vin' | 'asked'

/** A field and the sentence that the server has about it. */
export type Refused = Readonly<Partial<Record<Field, string>>>

/** The id of the control that answers a field: the focus goes there when something is wrong with it. */
export const fieldId = (field: Field): string => `sell-${field}`

/** Private sellers prove ownership in a step of its own; a verified dealer has no such step (spec, section 2). */
export const stepsOf = (seller: { role: Role }): readonly StepName[] =>
  mustAttachDocuments(seller)
    ? ['basics', 'details', 'photos', 'documents', 'review']
    : ['basics', 'details', 'photos', 'review']

/** The fields of each step in the order of the screen, so that the first wrong one is the first one seen. */
export const fieldsByStep = {
  basics: [
    'make',
    'model',
    'variant',
    'year',
    'mileage',
    'priceQAR',
    'isPriceFixed',
    'city',
    'area',
    'condition',
    'stockNumber',
  ],
  details: [
    'bodyType',
    'fuelType',
    'transmission',
    'color',
    'engineSize',
    'cylinders',
    'driveType',
    'seats',
    'doors',
    'isGCCSpec',
    'hasWarranty',
    'isAccidentFree',
    'owners',
    'serviceHistory',
    'istimaraUntil',
    'fahesAt',
    'vin',
    'inspectionReport',
    'inspectedBy',
    'features',
    'description',
    'secondDescription',
  ],
  photos: ['images'],
  documents: listingDocuments,
  review: [],
} as const satisfies Record<StepName, readonly Field[]>

/** Every step, in order. */
export const stepNames = Object.keys(fieldsByStep) as StepName[]

/** The step that asks for a field. */
export const stepOfField = (field: Field): StepName =>
  stepNames.find((step) => (fieldsByStep[step] as readonly Field[]).includes(field)) ?? 'review'

/** The documents that have arrived, and where an admin has checked them (`isStillChecked`) those that a listing needs: it needs none again. */
export const attachedIn = (documents: readonly Upload[], isChecked = false): ReadonlySet<DocumentSlot> =>
  new Set(
    listingFiles.filter(
      (slot) =>
        (isChecked && isRequired(slot)) ||
        documents.some(({ key, state }) => key === slot && state.phase === 'ready'),
    ),
  )

/** The documents that are on their way: their sellers have done what is asked. */
export const arrivingIn = (documents: readonly Upload[]): ReadonlySet<DocumentSlot> =>
  new Set(
    listingFiles.filter((slot) => documents.some((upload) => upload.key === slot && isInProgress(upload))),
  )

/** The steps with a file that was not uploaded, which is tried again or removed there. */
export const stepsOfFailed = (
  pictures: readonly Upload[],
  documents: readonly Upload[],
): ReadonlySet<StepName> => {
  const hasFailed = ({ state }: Upload) => state.phase === 'failed'
  const slots = listingFiles.filter((slot) => documents.some((each) => each.key === slot && hasFailed(each)))
  return new Set([...(pictures.some(hasFailed) ? ['photos' as const] : []), ...slots.map(stepOfField)])
}

/** The answers without which a listing cannot be submitted. */
export const requiredAnswers: readonly AnswerName[] = [...requiredByStep.basics, ...requiredByStep.details]

const rangeProblem = (text: string, { min, max }: { min: number; max: number }, problem: Problem) => {
  if (text.trim() === '') return undefined
  const value = readWhole(text)
  if (value === undefined) return 'number'
  return value < min || value > max ? problem : undefined
}

/** The reason why an answer is not accepted, or undefined. */
export const problemOf = (answers: Answers, name: AnswerName): Problem | undefined => {
  if (name === 'mileage' || name === 'priceQAR') {
    const { mileage, price } = limits.listing
    const [range, problem] = name === 'mileage' ? ([mileage, name] as const) : ([price, 'price'] as const)
    const found = rangeProblem(answers[name], range, problem)
    if (found) return found
  }
  if (name === 'vin' && answers.vin.trim() !== '' && !isVin(normaliseVin(answers.vin))) return 'vin'
  const value = answers[name]
  const isEmpty = typeof value === 'string' && value.trim() === ''
  return isEmpty && requiredAnswers.includes(name) ? 'required' : undefined
}

/** The fields of a step that keep the seller from going on, in the order of the screen. Photos and review never do. */
export const gapsIn = (step: StepName, answers: Answers, attached: ReadonlySet<DocumentSlot>): Field[] => {
  if (step === 'documents') return requiredDocuments.filter((slot) => !attached.has(slot))
  if (step === 'photos') return []
  return fieldsByStep[step].filter(
    (name) => name !== 'inspectionReport' && problemOf(answers, name) !== undefined,
  )
}

/** Whether an answer or document that a step asks for is missing; the rest of its gaps are wrong answers. */
export const isIncomplete = (step: StepName, answers: Answers): boolean =>
  step === 'documents' ||
  requiredAnswers.some((name) => stepOfField(name) === step && problemOf(answers, name) === 'required')

/** The first gap on the way from one step forward to another (spec, section 5); going back is always possible. */
export const gapOnTheWay = (
  [from, to]: readonly [from: StepName, to: StepName],
  steps: readonly StepName[],
  answers: Answers,
  attached: ReadonlySet<DocumentSlot>,
): { step: StepName; field: Field } | undefined => {
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to))) {
    const [field] = gapsIn(step, answers, attached)
    if (field !== undefined) return { step, field }
  }
  return undefined
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
  const wanted = steps.find((name) => name === asked) ?? steps[0] ?? 'basics'
  return gapOnTheWay([steps[0] ?? 'basics', wanted], steps, answers, attached)?.step ?? wanted
}

/** The field that a server's issue path means (`images.3`, `video.poster`, `verificationDocuments.idCard`), or undefined. */
export const fieldOfPath = (path: string): Field | undefined => {
  const [head = '', second = ''] = path.split('.')
  // The video has its place beside the photos.
  const name = head === 'verificationDocuments' ? second : head === 'video' ? 'images' : head
  return stepNames.flatMap((step): readonly Field[] => fieldsByStep[step]).find((field) => field === name)
}

/** The places of a server's issues in the wizard. */
export type IssuePlan = {
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
