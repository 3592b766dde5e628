import { describe, expect, it } from 'vitest'
import { AppError, asAppError } from './app-error.ts'
const fault = (clues: object) => Object.assign(new Error('x'), clues)

describe('asAppError', () => {
  it.each([
    { name: 'ThrottlingException' },
    { name: 'ProvisionedThroughputExceededException' },
    { name: 'TransactionCanceledException' },
    { code: 'ECONNREFUSED' },
    { name: 'TimeoutError' },
    { $metadata: { httpStatusCode: 503 } },
    { $fault: 'server' },
  ])('takes %o for a passing fault of a store', (clues) => {
    expect(asAppError(fault(clues))).toMatchObject({ code: 'STORE_UNAVAILABLE', retryAfterSeconds: 2 })
  })

  it('leaves refusals and bugs alone', () => {
    const refusal = new AppError('FORBIDDEN')
    const bug = new TypeError('undefined is not a function')
    expect(asAppError(refusal)).toBe(refusal)
    expect(asAppError(bug)).toBe(bug)
    expect(
      asAppError(fault({ name: 'ValidationException', $metadata: { httpStatusCode: 400 } })),
    ).not.toBeInstanceOf(AppError)
  })
})
