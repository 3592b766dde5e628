import { expect, test } from 'vitest'
import { readAvailabilityLink } from './availability-link.ts'

const token = 'a_b-'.repeat(10) + 'xyz'
const read = (address: string) => readAvailabilityLink(new URLSearchParams(address))

test('a yes answers, anything else asks', () => {
  expect(read(`token=${token}&answer=AVAILABLE`)).toEqual({ token, isYes: true })
  for (const rest of ['', '&answer=SOLD', '&answer=PAUSED', '&answer=available'])
    expect(read(`token=${token}${rest}`)).toEqual({ token, isYes: false })
})

test('a link that a mail program cut off is none', () => {
  for (const address of ['', 'answer=AVAILABLE', `token=${token.slice(1)}`, `token=${token}%20`])
    expect(read(address)).toBeUndefined()
})
