import { expect, it } from 'vitest'
import { applicationFields, applicationFieldLabels } from './application-fields.ts'
import { businessFields } from '#shared/schemas/verification.ts'

it('names every answer of the schema once', () => {
  expect([...applicationFields].toSorted()).toEqual(Object.keys(businessFields).toSorted())
})

it.each(applicationFields)('asks for %s as the schema does', (name) => {
  expect(applicationFieldLabels[name].required).toBe(!businessFields[name].safeParse(undefined).success)
})
