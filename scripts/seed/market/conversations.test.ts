import { describe, expect, test } from 'vitest'
import { isListed } from '#functions/data/listing-record.ts'
import { limits } from '#shared/constants/limits.ts'
import { createMarket } from './market.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const { accounts, conversations, reports } = createMarket(now)
const { buyer, seller, dealerships } = accounts
const dealer = dealerships[0]!.user
const soldBy = (ownerId: string) => conversations.filter(({ listing }) => listing.ownerId === ownerId)
const isArabic = (text: string) => /[\u0600-\u06ff]{3}/.test(text)

describe('conversations', () => {
  test('begin after their car was published, go forward in time and end before now', () => {
    for (const { listing, at, lines, outcome } of conversations) {
      const times = [at, ...lines.map((line) => line.at), ...(outcome ? [outcome.at] : [])]
      const instants = times.map((time) => time.toISOString())
      expect(instants).toEqual(instants.toSorted())
      expect(listing.publishedAt! < instants[0]!).toBe(true)
      expect(instants.at(-1)! < now.toISOString()).toBe(true)
      if (listing.availability === 'SOLD') expect(instants.at(-1)! < listing.availabilityAt!).toBe(true)
      else expect(isListed(listing)).toBe(true)
    }
  })

  test('are with somebody else, once a day and car at most', () => {
    for (const { listing, buyer: who } of conversations) expect(who.id).not.toBe(listing.ownerId)
    const pairs = conversations.map(({ listing, buyer: who }) => `${listing.id} ${who.id}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test('fill the inboxes of the demo accounts', () => {
    expect(soldBy(seller.id)).toHaveLength(3)
    expect(soldBy(dealer.id)).toHaveLength(8)
    const buyers = conversations.filter(({ buyer: who }) => who.id === buyer.id)
    expect(buyers).toHaveLength(3)
    expect(buyers.filter(({ unreadBy }) => unreadBy === 'buyer')).toHaveLength(2)
    const visible = [...soldBy(seller.id), ...soldBy(dealer.id), ...buyers].map(({ opening }) => opening)
    expect(visible.some(isArabic)).toBe(true)
    expect(visible.every(isArabic)).toBe(false)
  })

  test('measure how quickly most showrooms answer', () => {
    const answered = dealerships.map(
      ({ user }) =>
        soldBy(user.id).filter(
          ({ lines, outcome }) =>
            lines.some(({ from }) => from === 'seller') || outcome?.status === 'CONTACTED',
        ).length,
    )
    expect(answered.filter((count) => count >= 3).length).toBeGreaterThan(dealerships.length / 2)
    expect(answered.some((count) => count < 3)).toBe(true)
  })
})

test('four reports wait, each about another public car of somebody else, in both languages', () => {
  expect(reports).toHaveLength(4)
  expect(new Set(reports.map(({ listing }) => listing.id)).size).toBe(4)
  for (const { listing, by, at, details } of reports) {
    expect(isListed(listing)).toBe(true)
    expect(by?.id).not.toBe(listing.ownerId)
    expect(at.toISOString() > listing.publishedAt!).toBe(true)
    expect(details.length).toBeLessThanOrEqual(limits.report.details)
  }
  expect(reports.some(({ by }) => by === undefined)).toBe(true)
  expect(reports.some(({ details }) => isArabic(details))).toBe(true)
})
