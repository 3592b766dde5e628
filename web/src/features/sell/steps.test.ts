import { describe, expect, it } from 'vitest'
import { carFields } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { type Answers, blankAnswers } from './answers.ts'
import {
  arrivingIn,
  attachedIn,
  fieldOfPath,
  fieldsByStep,
  gapsIn,
  isIncomplete,
  planIssues,
  problemOf,
  stepOfField,
  stepsOf,
  stepsOfFailed,
} from './steps.ts'

const full: Answers = {
  ...blankAnswers,
  make: 'Toyota',
  model: 'Land Cruiser',
  year: '2021',
  mileage: '42,000',
  priceQAR: '215,000',
  city: 'Doha',
  condition: 'Excellent',
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
}
const none = new Set<'registrationCard' | 'idCard'>()

describe('stepsOf', () => {
  it('asks a private seller for documents, a dealer not', () => {
    expect(stepsOf({ role: 'PRIVATE' })).toEqual(['basics', 'details', 'photos', 'documents', 'review'])
    expect(stepsOf({ role: 'SELLER_DEALERSHIP' })).toEqual(['basics', 'details', 'photos', 'review'])
  })
})

describe('gapsIn', () => {
  it('names every missing answer of a step in the order of the screen', () => {
    expect(gapsIn('basics', blankAnswers, none)).toEqual([
      'make',
      'model',
      'year',
      'mileage',
      'priceQAR',
      'city',
      'condition',
    ])
    expect(gapsIn('details', blankAnswers, none)).toEqual(['bodyType', 'fuelType', 'transmission', 'color'])
  })

  it('lets a complete step pass, photos and review always', () => {
    for (const step of ['basics', 'details', 'photos', 'review'] as const)
      expect(gapsIn(step, full, none)).toEqual([])
    expect(gapsIn('photos', blankAnswers, none)).toEqual([])
  })

  it('wants both documents', () => {
    expect(gapsIn('documents', full, none)).toEqual(['registrationCard', 'idCard'])
    expect(gapsIn('documents', full, new Set(['idCard'] as const))).toEqual(['registrationCard'])
    expect(gapsIn('documents', full, new Set(['idCard', 'registrationCard'] as const))).toEqual([])
  })

  it('knows which are on their way, and where a file has failed', () => {
    const failed = { phase: 'failed', error: undefined } as const
    const files: readonly Upload[] = [
      { key: 'registrationCard', name: '', preview: null, state: { phase: 'checking' } },
      { key: 'idCard', name: '', preview: null, state: failed },
      { key: 'inspectionReport', name: '', preview: null, state: failed },
    ]
    expect([...arrivingIn(files)]).toEqual(['registrationCard'])
    expect(stepsOfFailed([], files)).toEqual(new Set(['documents', 'details']))
    const photo = { key: '1', name: '', preview: null, state: failed }
    expect(stepsOfFailed([photo], [])).toEqual(new Set(['photos']))
  })

  it('wants none again that were checked and removed since', () => {
    const checked = attachedIn([], true)
    expect(gapsIn('documents', full, checked)).toEqual([])
    expect(gapsIn('documents', full, attachedIn([]))).toHaveLength(2)
  })

  it('tells a missing answer from a wrong one', () => {
    expect(isIncomplete('basics', { ...full, mileage: '2,000,001' })).toBe(false)
    expect(isIncomplete('details', { ...full, vin: 'JTMHX01J' })).toBe(false)
    expect(isIncomplete('basics', { ...full, mileage: '2,000,001', city: '' })).toBe(true)
    expect(isIncomplete('documents', full)).toBe(true)
  })

  it('holds back numbers out of range', () => {
    expect(gapsIn('basics', { ...full, mileage: '2,000,001', priceQAR: '0' }, none)).toEqual([
      'mileage',
      'priceQAR',
    ])
    expect(problemOf({ ...full, mileage: '2,000,000' }, 'mileage')).toBeUndefined()
    expect(problemOf({ ...full, priceQAR: 'cheap' }, 'priceQAR')).toBe('number')
    expect(problemOf({ ...full, priceQAR: '100000001' }, 'priceQAR')).toBe('price')
  })
})

describe('a server’s issue', () => {
  it.each([
    ['model', 'model', 'basics'],
    ['color', 'color', 'details'],
    ['features.2', 'features', 'details'],
    ['images.3', 'images', 'photos'],
    ['video.video', 'images', 'photos'],
    ['verificationDocuments.idCard', 'idCard', 'documents'],
  ] as const)('at %s belongs to %s of %s', (path, field, step) => {
    expect(fieldOfPath(path)).toBe(field)
    expect(stepOfField(field)).toBe(step)
  })

  it.each(['', 'version', 'status', 'verificationDocuments'])('at %j belongs to no field', (path) =>
    expect(fieldOfPath(path)).toBeUndefined(),
  )

  it('finds a step for every field that the server checks', () => {
    const asked = new Set<string>([...fieldsByStep.basics, ...fieldsByStep.details])
    expect(Object.keys(carFields).filter((name) => !asked.has(name))).toEqual([])
  })
})

const steps = stepsOf({ role: 'PRIVATE' })
const issue = (path: string, message = `about ${path}`) => ({ path, message })

it('jumps to the earliest step, whatever the order of the issues', () => {
  const plan = planIssues([issue('verificationDocuments.idCard'), issue('color'), issue('city')], steps)
  expect(plan).toMatchObject({ step: 'basics', field: 'city' })
  expect(plan?.refused).toEqual({
    idCard: 'about verificationDocuments.idCard',
    color: 'about color',
    city: 'about city',
  })
})

it('keeps the first sentence about a field', () => {
  expect(planIssues([issue('make', 'one'), issue('make', 'two')], steps)?.refused).toEqual({ make: 'one' })
})

it('finds the photos that the server would not take', () => {
  const plan = planIssues([issue('images.0'), issue('images.4')], steps)
  expect(plan).toMatchObject({ step: 'photos', field: 'images', photos: [0, 4] })
})

it('has no plan for issues without a place of their own', () => {
  expect(planIssues([], steps)).toBeUndefined()
  expect(planIssues([issue('version'), issue('')], steps)).toBeUndefined()
  expect(
    planIssues([issue('verificationDocuments.idCard')], stepsOf({ role: 'SELLER_DEALERSHIP' })),
  ).toBeUndefined()
})
