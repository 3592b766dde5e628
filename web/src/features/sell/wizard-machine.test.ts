import { describe, expect, it } from 'vitest'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { blankAnswers } from './answers.ts'
import { reduceWizard, startWizard, type WizardEvent, type WizardState } from './wizard-machine.ts'

const listing = (status: OwnListing['status'], version = 1) =>
  ({ id: 'lst_1', status, version }) as OwnListing
const start = (saved: OwnListing | null = null) =>
  startWizard({ step: 'basics', answers: blankAnswers, saved })
const after = (state: WizardState, ...events: WizardEvent[]) => events.reduce(reduceWizard, state)
const submit = { type: 'saveRequested', intent: 'submit' } as const
const saveDraft = { type: 'saveRequested', intent: 'draft' } as const

describe('typing', () => {
  const refused = after(start(), submit, {
    type: 'saveFailed',
    plan: { refused: { make: 'Unknown', city: 'Unknown' }, step: 'basics', field: 'make', photos: [] },
  })

  it('keeps an answer and drops the refusal of the one before', () => {
    const state = after(refused, { type: 'answered', patch: { make: 'Toyota' } })
    expect(state.answers.make).toBe('Toyota')
    expect(state.refused).toEqual({ city: 'Unknown' })
  })

  it('goes on while the answers are on their way', () => {
    const state = after(start(), saveDraft, { type: 'answered', patch: { make: 'Toyota' } })
    expect(state.status.name).toBe('saving')
    expect(state.answers.make).toBe('Toyota')
  })

  it('drops the refusal of a file that was replaced', () => {
    expect(after(refused, { type: 'fileReplaced', field: 'make' }).refused).toEqual({ city: 'Unknown' })
  })
})

describe('moving between steps', () => {
  it('moves the focus to the heading, or to the field that was asked for', () => {
    expect(after(start(), { type: 'moved', step: 'photos' })).toMatchObject({
      step: 'photos',
      focus: { field: null },
    })
    expect(after(start(), { type: 'moved', step: 'details', field: 'color' }).focus).toEqual({
      field: 'color',
    })
  })

  it('marks the gaps of a step that could not be left', () => {
    const state = after(start(), { type: 'blocked', step: 'details', field: 'color' })
    expect(state).toMatchObject({ step: 'details', focus: { field: 'color' } })
    expect([...state.tried]).toEqual(['details'])
  })
})

describe('saving', () => {
  it('creates a new listing and goes on editing it', () => {
    const saving = after(start(), saveDraft)
    expect(saving.status).toEqual({ name: 'saving', intent: 'draft', base: null })
    const saved = after(saving, { type: 'saved', listing: listing('DRAFT') })
    expect(saved).toMatchObject({ status: { name: 'editing' }, saved: { id: 'lst_1' }, refused: {} })
    expect(after(saved, saveDraft).status).toMatchObject({ name: 'saving', base: { id: 'lst_1' } })
  })

  it('ends with a submission', () => {
    const state = after(start(), submit, { type: 'saved', listing: listing('PENDING') })
    expect(state.status.name).toBe('submitted')
    expect(after(state, submit)).toEqual(state)
  })

  it('is not begun twice', () => {
    const state = after(start(), submit)
    expect(after(state, saveDraft)).toBe(state)
    expect(after(state, { type: 'previewOpened' })).toBe(state)
  })

  it('asks before a live or waiting listing becomes a draft, not before it is submitted', () => {
    for (const status of ['APPROVED', 'PENDING'] as const) {
      const asked = after(start(listing(status)), saveDraft)
      expect(asked.status).toEqual({ name: 'withdrawing' })
      expect(after(asked, { type: 'dialogClosed' }).status.name).toBe('editing')
      expect(after(asked, { type: 'withdrawalConfirmed' }).status).toMatchObject({
        name: 'saving',
        intent: 'draft',
      })
      expect(after(start(listing(status)), submit).status.name).toBe('saving')
    }
    expect(after(start(listing('REJECTED')), saveDraft).status.name).toBe('saving')
  })

  it('shows what the server refused at its field', () => {
    const plan = { refused: { color: 'Unknown' }, step: 'details', field: 'color', photos: [] } as const
    expect(after(start(), submit, { type: 'saveFailed', plan })).toMatchObject({
      status: { name: 'editing' },
      step: 'details',
      refused: plan.refused,
      focus: { field: 'color' },
    })
  })

  it('stays where it is when a failure is about no field', () => {
    const state = after(start(), submit, { type: 'saveFailed', plan: undefined })
    expect(state).toEqual(start())
  })

  it('can be tried again after the session ended', () => {
    const state = after(start(), submit, { type: 'sessionEnded' })
    expect(state.status.name).toBe('signedOut')
    expect(after(state, submit).status.name).toBe('saving')
  })

  it('ignores an answer that nothing asked for', () => {
    const state = start()
    expect(after(state, { type: 'saved', listing: listing('PENDING') })).toBe(state)
    expect(after(state, { type: 'conflictFound' })).toBe(state)
  })
})

describe('a conflict', () => {
  const found = after(start(listing('DRAFT')), submit, { type: 'conflictFound' })

  it('saves nothing until it is decided', () => {
    expect(found.status).toEqual({ name: 'conflict' })
    expect(found.saved?.version).toBe(1)
    expect(after(found, submit)).toBe(found)
    expect(after(found, { type: 'dialogClosed' }).status.name).toBe('editing')
  })

  it('can be looked at before anything is saved', () =>
    expect(after(start(listing('DRAFT')), { type: 'comparisonOpened' }).status.name).toBe('conflict'))
})

it('notes an appeal as a new version of the listing, without touching the answers', () => {
  const typed = after(start(listing('REJECTED')), { type: 'answered', patch: { make: 'Toyota' } })
  const state = after(typed, { type: 'listingChanged', listing: listing('REJECTED', 2) })
  expect(state).toMatchObject({ saved: { version: 2 }, answers: { make: 'Toyota' }, step: 'basics' })
})
