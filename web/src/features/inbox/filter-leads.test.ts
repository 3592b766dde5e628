import { expect, it, test } from 'vitest'
import type { LeadView } from '#shared/schemas/lead.ts'
import { countLeads, findLeads, isOverdue } from './filter-leads.ts'

const lead = (id: string, parts: Partial<LeadView>) =>
  ({
    id,
    status: 'NEW',
    unread: 0,
    buyerName: 'Hessa Hassan',
    buyerPhone: '+97455123456',
    listingTitle: 'Lexus LX 600 2026',
    listingTitleAr: 'لكزس LX 600 2026',
    ...parts,
  }) as LeadView
const leads = [
  lead('a', { unread: 2 }),
  lead('b', { status: 'CONTACTED', buyerName: 'خليفة الهاجري', buyerPhone: '+97433120000' }),
  lead('c', {
    status: 'CLOSED',
    unread: 1,
    listingTitle: 'Nissan Patrol 2020',
    listingTitleAr: 'نيسان باترول 2020',
  }),
]

it('counts conversations, not messages', () => {
  expect(countLeads(leads)).toEqual({
    ALL: { count: 3, unread: 2 },
    NEW: { count: 1, unread: 1 },
    CONTACTED: { count: 1, unread: 0 },
    CLOSED: { count: 1, unread: 1 },
  })
})

test.each([
  ['ALL', '', 'abc'],
  ['NEW', '', 'a'],
  ['ALL', 'hessa lx', 'a'],
  ['ALL', 'الهاجري', 'b'],
  ['ALL', 'باترول', 'c'],
  ['CONTACTED', 'patrol', ''],
  ['ALL', '3312 0000', 'b'],
  ['ALL', '+974 5512-3456', 'ac'],
  // A year is no phone number.
  ['ALL', '2020', 'c'],
] as const)('%s %j finds %j', (filter, search, found) => {
  expect(
    findLeads(leads, filter, search)
      .map(({ id }) => id)
      .join(''),
  ).toBe(found)
})

it('is overdue after a day without an answer, unless nobody waits any more', () => {
  const createdAt = '2026-11-20T12:00:00.000Z'
  const nextDay = Date.parse('2026-11-21T12:00:00.000Z')
  const asked = { status: 'NEW', createdAt, isOrphaned: false } as const
  expect([isOverdue(asked, nextDay), isOverdue(asked, nextDay + 1)]).toEqual([false, true])
  expect(isOverdue({ ...asked, status: 'CONTACTED' }, nextDay + 1)).toBe(false)
  expect(isOverdue({ ...asked, isOrphaned: true }, nextDay + 1)).toBe(false)
})
