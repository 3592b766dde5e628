import { expect, it } from 'vitest'
import {
  canAnswerReview,
  canMoveReview,
  canReportReview,
  dealerReviewRightOf,
  ratingOf,
  reviewerName,
} from './dealer-review.ts'

const at = new Date('2026-11-27T12:00:00.000Z')
const before = (hours: number) => new Date(at.getTime() - hours * 3_600_000).toISOString()
const buyer = {
  isOwn: false,
  answered: [before(48)],
  isEmailConfirmed: true,
  reputation: 'known' as const,
}

it.each([
  ['YES', 'somebody whom it answered two days ago', {}],
  ['YES', 'somebody whom it answered a year ago and a day ago', { answered: [before(9000), before(25)] }],
  ['OWN', 'its own people, whatever they asked it', { isOwn: true }],
  ['NO_CONTACT', 'somebody whom it never answered', { answered: [] }],
  ['TOO_EARLY', 'somebody who wrote an hour ago', { answered: [before(1)] }],
  ['TOO_EARLY', 'somebody who wrote last year and an hour ago', { answered: [before(9000), before(1)] }],
  ['TOO_LATE', 'somebody who wrote more than a year ago', { answered: [before(365 * 24 + 1)] }],
  ['UNCONFIRMED', 'somebody whose address is not confirmed', { isEmailConfirmed: false }],
  ['TOO_NEW', 'an account of yesterday', { reputation: 'new' as const }],
  ['TOO_NEW', 'an account of a crowded network', { reputation: 'crowded' as const }],
] as const)('says %s to %s', (right, _, parts) => {
  expect(dealerReviewRightOf({ ...buyer, ...parts }, at)).toBe(right)
})

it('has an average from three reviews on, to one decimal', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ reviewCount: 0, rating: null })
  expect(ratingOf([1, 0, 0, 0, 1])).toEqual({ reviewCount: 2, rating: null })
  expect(ratingOf([0, 0, 0, 1, 2])).toEqual({ reviewCount: 3, rating: 4.7 })
})

it('shows a first name and an initial, in any script', () => {
  expect(reviewerName({ firstName: 'Mariam Noor', lastName: 'Al Kuwari' })).toBe('Mariam A.')
  expect(reviewerName({ firstName: 'خالد', lastName: 'المري' })).toBe('خالد ا.')
  expect(reviewerName({ firstName: 'Mariam', lastName: '' })).toBe('Mariam')
})

it('is answered and reported once, and anew after a change', () => {
  const review = { status: 'APPROVED' as const, editedAt: before(5), answer: null, report: null }
  const answer = { status: 'APPROVED' as const, at: before(4) }
  expect([canAnswerReview(review), canReportReview(review)]).toEqual([true, true])
  expect(canAnswerReview({ ...review, answer })).toBe(false)
  expect(canAnswerReview({ ...review, answer: { ...answer, status: 'REJECTED' } })).toBe(true)
  expect(canAnswerReview({ ...review, answer, editedAt: before(3) })).toBe(true)
  expect(canReportReview({ ...review, report: { at: before(4) } })).toBe(false)
  expect(canReportReview({ ...review, report: { at: before(6) } })).toBe(true)
  expect([canAnswerReview, canReportReview].map((can) => can({ ...review, status: 'PENDING' }))).toEqual([
    false,
    false,
  ])
})

it('is decided anew in the other direction alone, but a report of what is public can be turned down', () => {
  expect(canMoveReview('PENDING', 'APPROVED', false)).toBe(true)
  expect(canMoveReview('APPROVED', 'REJECTED', false)).toBe(true)
  expect(canMoveReview('APPROVED', 'APPROVED', false)).toBe(false)
  expect(canMoveReview('APPROVED', 'APPROVED', true)).toBe(true)
  expect(canMoveReview('REJECTED', 'REJECTED', true)).toBe(false)
})
