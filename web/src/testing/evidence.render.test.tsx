import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { blankAnswers } from '#web/features/sell/answers.ts'
import { EvidenceFields } from '#web/features/sell/evidence-fields.tsx'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

beforeEach(() => fakeApi(() => undefined))
afterEach(() => vi.restoreAllMocks())

const Form = () => {
  const [answers, setAnswers] = useState({ ...blankAnswers, make: 'Nissan', model: 'Patrol', year: '2020' })
  return (
    <EvidenceFields
      answers={answers}
      onChange={(patch) => setAnswers((before) => ({ ...before, ...patch }))}
      errorOf={() => undefined}
      listingId={undefined}
    />
  )
}

describe.each(languages)('the evidence of a car in %s', (language) => {
  it('brings a chassis number into its one form and asks about another make and year', async () => {
    const screen = await renderIn(language, <Form />, ['sell'])
    const field = screen.getByRole('textbox')
    await field.fill(' jtmhx 01j9-g4123456 ')
    await screen.getByRole('combobox').first().click()
    await expect.element(field).toHaveValue('JTMHX01J9G4123456')
    await expect.poll(() => screen.getByRole('status').element().textContent).toContain('1986')
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })
})
