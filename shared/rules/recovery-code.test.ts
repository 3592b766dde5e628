import { expect, it } from 'vitest'
import { isRecoveryCode } from './recovery-code.ts'

it.each([
  ['7KX2M-QW4RT', true],
  ['7kx2m-qw4rt', true],
  ['Pearl-7Boat', false],
  ['pearl-7boat', false],
  ['7KX2M-qw4rt', false],
  ['7KX2MQW4RT', false],
  ['70X2M-QW4RT', false],
  ['7KX2M-QW4RTA', false],
])('%s: %s', (typed, expected) => {
  expect(isRecoveryCode(typed)).toBe(expected)
})
