import { expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { withoutRefused } from './refused-filters.ts'

const refusal = (status: number, ...paths: string[]) =>
  new ApiError(status, 'BAD_REQUEST', {
    message: 'refused',
    issues: paths.map((path) => ({ path, message: 'Not valid' })),
  })

it('empties the filters that were refused by name, a value of a list too', () => {
  expect(withoutRefused(refusal(400, 'bodyType.1', 'minPrice'))).toEqual({
    bodyType: [],
    minPrice: undefined,
  })
})

it('changes nothing after any other failure', () => {
  expect(withoutRefused(refusal(503, 'make'))).toEqual({})
  expect(withoutRefused(refusal(400, 'page', 'query'))).toEqual({})
  expect(withoutRefused(new Error('make'))).toEqual({})
})
