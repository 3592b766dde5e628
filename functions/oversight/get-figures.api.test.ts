import { beforeAll, expect, it } from 'vitest'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { dealerChangeWrite, newDealerWrites } from '#functions/data/dealers.ts'
import { oldestOfQueue } from '#functions/data/lists.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { getUsersById } from '#functions/data/users.ts'
import {
  decisionFigureWrites,
  moderatorWrites,
  readCounts,
  readModeratorCounts,
} from '#functions/data/counters.ts'
import { insertListing, replaceListing } from '#functions/data/listings.ts'
import { insertLead } from '#functions/data/new-lead.ts'
import { forListing } from '#functions/data/counts.ts'
import { insertPlate } from '#functions/data/plates.ts'
import { quoteWrite } from '#functions/data/quotes.ts'
import { transact } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { getAdminCounts } from '#functions/oversight/get-admin-counts.ts'
import { getFigures } from '#functions/oversight/get-figures.ts'
import { aLead, aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

beforeAll(() => useOwnTable())

// Half past midnight in Qatar, still the day before in UTC.
const at = new Date('2026-03-09T21:30:00.000Z')
const created = at.toISOString()

const figuresAt = (now: Date, days = 7) =>
  // Only the query is read.
  getFigures({ query: { days } } as Parameters<typeof getFigures>[0], {
    readCounts,
    readModeratorCounts,
    oldestOfQueue,
    findSoughtUsers,
    getUsersById,
    now: () => now,
  })

it('counts what happens on its day in Qatar, once, and leaves empty days empty', async () => {
  const buyer = aUser({ id: 'usr_00000000000000000000000002', username: 'maryam', email: 'm@example.com' })
  await createUser(aUser({ createdAt: created }))
  await createUser({ ...buyer, createdAt: created })

  const draft = aListing({ slug: null, status: 'DRAFT', publishedAt: null, createdAt: created, version: 1 })
  await insertListing(draft, [])
  const submitted = { ...draft, slug: 'patrol-1', status: 'PENDING' as const, updatedAt: created, version: 2 }
  await replaceListing(submitted, draft)
  const rejected = { ...submitted, status: 'REJECTED' as const, version: 3 }
  await replaceListing(rejected, submitted)
  const again = { ...rejected, status: 'PENDING' as const, version: 4 }
  await replaceListing(again, rejected)
  const other = { id: 'lst_00000000000000000000000002', slug: 'patrol-2', createdAt: created }
  await insertListing(aListing({ ...other, photos: [] }), [])
  await insertPlate(aPlate({ createdAt: created }), [])

  await insertLead({
    lead: { ...aLead(), buyerId: buyer.id, sellerId: aUser().id },
    buyer,
    opening: undefined,
    countedFor: forListing(aListing()),
    person: `user:${buyer.id}`,
    together: [],
    at,
  })

  const waited = (minutes: number) => new Date(at.getTime() - minutes * 60_000).toISOString()
  await transact(decisionFigureWrites(at, 'APPROVED', waited(10)))
  await transact(decisionFigureWrites(at, 'REJECTED', waited(60)))
  await transact(decisionFigureWrites(at, 'APPROVED', waited(60)))
  await transact(decisionFigureWrites(at, 'APPROVED', null))

  const { days, decisions, medianDecisionMinutes } = await figuresAt(new Date('2026-03-11T12:00:00.000Z'))
  const none = { listings: 0, plates: 0, leads: 0, users: 0, approvals: 0, rejections: 0 }
  const empty = { ...none, medianDecisionMinutes: null }
  expect(days.map(({ day }) => day)).toEqual(
    [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  )
  expect(days.filter(({ day }) => day !== '2026-03-10')).toEqual(
    days.filter(({ day }) => day !== '2026-03-10').map(({ day }) => ({ day, ...empty })),
  )
  const day = days.find(({ day }) => day === '2026-03-10')
  expect(day).toMatchObject({ listings: 2, plates: 1, leads: 1, users: 2, approvals: 3, rejections: 1 })
  // Sixty minutes, within the precision of a bucket.
  expect(day?.medianDecisionMinutes).toBeGreaterThan(54)
  expect(day?.medianDecisionMinutes).toBeLessThan(66)
  expect(decisions).toBe(4)
  expect(medianDecisionMinutes).toBe(day?.medianDecisionMinutes)
})

it('counts for each admin what they decided and claimed, how long that had waited, and what appeals reversed', async () => {
  const [one, two] = ['usr_00000000000000000000000011', 'usr_00000000000000000000000012']
  const day = new Date('2026-04-02T09:00:00.000Z')
  await transact(moderatorWrites(one, 'decisions', day, '2026-04-02T08:00:00.000Z'))
  await transact(moderatorWrites(one, 'decisions', day))
  await transact(moderatorWrites(one, 'claims', day))
  await transact(moderatorWrites(two, 'reports', day))
  await transact(moderatorWrites(one, 'reversed', day))
  const { moderators } = await figuresAt(day)
  expect(moderators).toMatchObject([
    { id: one, username: null, decisions: 2, claims: 1, reversed: 1, reports: 0 },
    { id: two, decisions: 0, reports: 1, medianDecisionMinutes: null },
  ])
})

it('requests for quotes wait among the rest, until our team has sent them on', async () => {
  const quote = {
    id: 'quo_00000000000000000000000001',
    userId: aUser().id,
    kind: 'insurance' as const,
    provider: { id: 'prv_00000000000000000000000001', name: 'Doha Cover', nameAr: '' },
    handledBy: 'TEAM' as const,
    status: 'NEW' as const,
    isWithdrawn: false,
    car: { make: 'Nissan', model: 'Patrol', year: 2020, valueQAR: 100_000, slug: null },
    insurance: null,
    financing: null,
    name: 'Khalid',
    phone: '',
    email: 'k@example.com',
    language: 'en' as const,
    consentVersion: '1',
    createdAt: created,
    updatedAt: created,
    version: 1,
  }
  await transact([
    quoteWrite(quote),
    quoteWrite({ ...quote, id: `${quote.id.slice(0, -1)}2`, status: 'SENT' }),
  ])
  expect((await getAdminCounts(undefined)).openQuotes).toBe(1)
  const { queues } = await figuresAt(at)
  expect(queues.find(({ name }) => name === 'quotes')).toMatchObject({ oldestAt: created })
})

it('an application waits as long as the list of them has it: not while its owner is suspended', async () => {
  const user = aUser({
    id: 'usr_00000000000000000000000021',
    username: 'waits',
    email: 'waits@example.com',
    role: 'SELLER_DEALERSHIP',
    companyName: 'Gulf',
    verificationStatus: 'PENDING',
  })
  const oldestAt = async () =>
    (await figuresAt(at)).queues.find(({ name }) => name === 'applications')?.oldestAt
  const silent = newDealer(user, 'gulf')
  await createUser(user, newDealerWrites(silent))
  expect(await oldestAt()).toBeNull()
  const change = async (seen: typeof silent, parts: Parameters<typeof dealerChangeWrite>[1]) => {
    await transact([dealerChangeWrite(seen, parts)])
    return { ...seen, ...parts, standing: seen.standing + 1 }
  }
  const applied = await change(silent, { appliedAt: created })
  expect(await oldestAt()).toBe(created)
  const suspended = await change(applied, { isSuspended: true })
  expect(await oldestAt()).toBeNull()
  await change(suspended, { isSuspended: false })
  expect(await oldestAt()).toBe(created)
})
