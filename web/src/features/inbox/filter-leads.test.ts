import { expect, it, test } from 'vitest'
import type { LeadView } from '#shared/schemas/lead.ts'
import { countLeads, findLeads, isOverdue, leadsOf } from './filter-leads.ts'

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
  expect(countLeads(leads, 0)).toEqual({
    ALL: { count: 3, unread: 2 },
    NEW: { count: 1, unread: 1 },
    CONTACTED: { count: 1, unread: 0 },
    CLOSED: { count: 1, unread: 1 },
    OFFER: { count: 0, unread: 0 },
    VIEWING: { count: 0, unread: 0 },
    REMINDER: { count: 0, unread: 0 },
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
  ['ALL', '٥٥١٢٣٤٥٦', 'ac'],
  ['ALL', '00974 5512 3456', 'ac'],
  ['ALL', '0000', 'b'],
  ['ALL', '٠٠٩٧٤٣٣١٢٠٠٠٠', 'b'],
  ['ALL', 'خليفه', 'b'],
  ['ALL', 'باترول ٢٠٢٠', 'c'],
  // A year is no phone number.
  ['ALL', '2020', 'c'],
] as const)('%s %j finds %j', (filter, search, found) => {
  expect(
    findLeads(leads, { filter, source: 'ALL', search })
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

it('finds reminders, the first due first, and counts those that are due', () => {
  const at = (hour: number) => ({ at: `2026-11-20T${hour}:00:00.000Z`, note: '' })
  const reminded = [lead('late', { reminder: at(18) }), lead('none', {}), lead('soon', { reminder: at(10) })]
  const found = findLeads(reminded, { filter: 'REMINDER', source: 'ALL', search: '' })
  expect(found.map(({ id }) => id)).toEqual(['soon', 'late'])
  const noon = Date.parse('2026-11-20T12:00:00.000Z')
  expect(countLeads(reminded, noon).REMINDER).toEqual({ count: 2, unread: 1 })
})

it('tells requests from the page of a plate from those from the page of a car', () => {
  const mixed = [
    ...leads,
    lead('p', { plate: { id: 'plt_1', series: null, number: '7' } as LeadView['plate'] }),
  ]
  const idsFrom = (source: 'CAR' | 'PLATE') =>
    findLeads(mixed, { filter: 'ALL', source, search: '' }).map(({ id }) => id)
  expect([idsFrom('PLATE'), idsFrom('CAR')]).toEqual([['p'], ['a', 'b', 'c']])
})

it.each(['Q333', 'q 333', '٣ ٣ ٣', '33 3', 'hessa q333'])(
  'finds the lead about a plate by "%s"',
  (search) => {
    const plate = { id: 'plt_1', series: 'Q', number: '333' } as unknown as LeadView['plate']
    const asked = lead('p', { listingTitle: 'Number plate Q 333', listingTitleAr: 'رقم اللوحة Q 333', plate })
    const found = findLeads([...leads, asked], { filter: 'ALL', source: 'ALL', search })
    expect(found.map(({ id }) => id)).toEqual(['p'])
  },
)

it('finds the leads of who is here, and those of nobody', () => {
  const mine = lead('mine', { assignee: { id: 'usr_1', name: 'Ahmed' } })
  const others = lead('others', { assignee: { id: 'usr_2', name: 'Sara' } })
  const nobodys = lead('nobodys', { assignee: null })
  const all = [mine, others, nobodys]
  expect(leadsOf(all, 'ALL', 'usr_1')).toBe(all)
  expect(leadsOf(all, 'MINE', 'usr_1')).toEqual([mine])
  expect(leadsOf(all, 'NOBODY', 'usr_1')).toEqual([nobodys])
})
