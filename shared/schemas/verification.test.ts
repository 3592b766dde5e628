import { expect, it } from 'vitest'
import { businessFields, submissionAnswers } from '#shared/schemas/verification.ts'

it('reads an application whose web address was taken before the rule became stricter, and takes no such one', () => {
  const websiteUrl = 'http://192.168.0.1/cars'
  expect(businessFields.websiteUrl.safeParse(websiteUrl).success).toBe(false)
  expect(submissionAnswers.parse({ websiteUrl })).toEqual({ websiteUrl })
})
