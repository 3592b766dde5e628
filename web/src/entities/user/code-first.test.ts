import { describe, expect, it } from 'vitest'
import { newBuyer } from '#shared/schemas/codes.ts'
import { markOf, nameParts, stillGood } from './code-first.ts'

describe('the name of an account', () => {
  it.each([
    ['Maha', { firstName: 'Maha', lastName: '' }],
    ['  Noora   Al Kuwari ', { firstName: 'Noora', lastName: 'Al Kuwari' }],
    ['محمد بن علي', { firstName: 'محمد', lastName: 'بن علي' }],
  ])('is made of %o, and accepted', (typed, parts) => {
    expect(nameParts(typed)).toEqual(parts)
    const buyer = { ...nameParts(typed), account: 'maha@example.com', agreeToTerms: true }
    expect(newBuyer.safeParse(buyer).success).toBe(true)
  })
})

describe('a code that was asked for before', () => {
  const kept = { account: 'maha@example.com', request: 'secret', isNew: true, at: 1_000_000 }
  const minutes = (count: number) => kept.at + count * 60_000

  it('is entered while it works', () => expect(stillGood(kept, 'maha@example.com', minutes(8))).toEqual(kept))

  it('is known again by its address once a reload has forgotten that', () => {
    const { account, ...rest } = kept
    const left = { ...rest, mark: markOf(account, kept.request) }
    expect(stillGood(left, account, minutes(1))).toEqual(kept)
    expect(stillGood(left, 'noora@example.com', minutes(1))).toBeUndefined()
    expect(stillGood(left, '', minutes(1))).toBeUndefined()
  })

  it('is asked for anew for another address, in its last minute, or when nothing is kept', () => {
    expect(stillGood(kept, 'noora@example.com', minutes(1))).toBeUndefined()
    expect(stillGood(kept, 'maha@example.com', minutes(9))).toBeUndefined()
    expect(stillGood(null, 'maha@example.com', minutes(1))).toBeUndefined()
    expect(stillGood({ account: 'maha@example.com' }, 'maha@example.com', minutes(1))).toBeUndefined()
  })
})
