import { expect, it } from 'vitest'
import { planIssues } from './issue-plan.ts'
import { stepsOf } from './step-plan.ts'

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
