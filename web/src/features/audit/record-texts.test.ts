import { expect, test } from 'vitest'
import { auditActions as allActions } from '#shared/schemas/audit.ts'
import { auditActions, sentenceOf } from './record-texts.ts'

const entry = { actorId: 'usr_1', subject: 'lst_1', detail: {} }

test('offers every act as a filter', () => {
  expect(auditActions.toSorted()).toEqual([...allActions].toSorted())
})

test.each([
  ['listing.status', { from: 'PENDING', to: 'APPROVED' }, 'listing.approve'],
  ['listing.status', { from: 'PENDING', to: 'REJECTED' }, 'listing.reject'],
  ['listing.status', { from: 'APPROVED', to: 'REJECTED' }, 'listing.takeDown'],
  ['listing.status', { from: 'APPROVED', to: 'APPROVED', checked: 'SAMPLE' }, 'listing.pass'],
  ['listing.status', { from: 'APPROVED', to: 'ARCHIVED' }, 'listing.move'],
  ['dealership.merge', {}, 'other'],
  ['constructor', {}, 'other'],
  ['listing.featured', { featured: 'false' }, 'listing.unfeature'],
  ['plate.featured', { featured: 'true' }, 'plate.feature'],
  ['application.status', { from: 'SUBMITTED', to: 'UNDER_REVIEW' }, 'application.takeUp'],
  ['application.status', { from: 'APPROVED', to: 'REJECTED' }, 'application.revoke'],
  ['dealership.verify', { from: 'PENDING', to: 'REJECTED' }, 'dealership.reject'],
  ['appeal.answer', { to: 'UPHELD' }, 'appeal.uphold'],
  ['report.status', { to: 'RESOLVED' }, 'report.resolve'],
  ['message.status', { to: 'OPEN' }, 'message.reopen'],
  ['user.status', { to: 'ACTIVE' }, 'user.restore'],
  ['user.admin', { from: 'PRIVATE', to: 'PLATFORM_ADMIN' }, 'user.admin'],
  ['user.admin', { from: 'PLATFORM_ADMIN', to: 'PRIVATE' }, 'user.unadmin'],
] as const)('chooses the sentence for %s with %o', (action, detail, sentence) => {
  expect(sentenceOf({ ...entry, action, detail })).toBe(sentence)
})

test('says whether an account was deleted by its owner or by somebody else', () => {
  expect(sentenceOf({ ...entry, action: 'user.delete' })).toBe('user.delete')
  expect(sentenceOf({ ...entry, action: 'user.delete', subject: 'usr_1' })).toBe('user.leave')
})
