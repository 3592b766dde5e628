import { dayMs } from '#functions/core/time.ts'
import { isListed } from '#functions/data/listing-record.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { Accounts } from './accounts.ts'
import {
  buyerConversation,
  dealerConversations,
  sellerConversations,
  shortConversation,
  type Script,
} from './conversation-texts.ts'

/** A conversation, every part of it at its time. */
export type Conversation = {
  buyer: UserRecord
  at: Date
  opening: string
  lines: readonly { from: LeadSide; at: Date; text: string }[]
  outcome: { status: 'CONTACTED' | 'CLOSED'; at: Date } | undefined
  note: string | undefined
  /** The side that has not yet read the other's last message. */
  unreadBy: LeadSide | undefined
}

/** A conversation about a listing. */
export type CarConversation = Conversation & { listing: ListingRecord }

const minuteMs = 60_000

type Part = {
  script: Script
  buyer: UserRecord
  at: Date
  unreadBy?: LeadSide | undefined
}

/** A script at its times. */
export const run = <About>({ script, buyer, at, unreadBy, ...about }: Part & About) => {
  let time = at.getTime()
  const after = (minutes: number) => new Date((time += minutes * minuteMs))
  const { opening, lines = [], outcome, note } = script
  const conversation: Conversation = {
    buyer,
    at,
    opening,
    lines: lines.map(([from, minutes, text]) => ({ from, text, at: after(minutes) })),
    outcome: outcome && { status: outcome[0], at: after(outcome[1]) },
    note,
    unreadBy,
  }
  return { ...about, ...conversation }
}

type Stage = { accounts: Accounts; records: readonly ListingRecord[]; now: Date; random: Random }

/** A user's listings published before an instant, the newest last: a conversation begins after its car was published. */
const offeredBy = ({ records }: Stage, ownerId: string, before: Date): ListingRecord[] =>
  records
    .filter(
      (record) =>
        record.ownerId === ownerId &&
        isListed(record) &&
        record.publishedAt !== null &&
        record.publishedAt < before.toISOString(),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))

/** Deals out a seller's cars, each to one conversation as long as there are enough. */
const dealOut = (stage: Stage, ownerId: string, random: Random) => {
  const used = new Set<string>()
  return (at: Date): ListingRecord => {
    const offered = offeredBy(stage, ownerId, at)
    const fresh = offered.filter(({ id }) => !used.has(id))
    const one = random.pick(fresh.length > 0 ? fresh : offered)
    used.add(one.id)
    return one
  }
}

type Scene = readonly [script: Script, daysAgo: number, unreadBy?: LeadSide, buyer?: UserRecord]

const latestSale = (records: readonly ListingRecord[], ownerId: string): ListingRecord =>
  records
    .filter((record) => record.ownerId === ownerId && record.availability === 'SOLD')
    .toSorted((a, b) => b.availabilityAt!.localeCompare(a.availabilityAt!))[0]!

/** Conversations of the demo accounts: three for `seller`, eight for `dealer`, three of `buyer`'s own. */
const createDemoConversations = (stage: Stage, crowd: readonly UserRecord[]): CarConversation[] => {
  const { accounts, records, now, random } = stage
  const { buyer, seller, dealerships } = accounts
  const [dealer, , third] = dealerships.map(({ user }) => user)
  const strangers = crowd.values()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const about = ({ id }: UserRecord, scenes: readonly Scene[]) => {
    const deal = dealOut(stage, id, random.fork(id))
    return scenes.map(([script, days, unreadBy, who = strangers.next().value!]) => {
      const at = daysAgo(days)
      return run({ script, buyer: who, listing: deal(at), at, unreadBy })
    })
  }
  const sold = latestSale(records, dealer!.id)
  const beforeSale = new Date(Date.parse(sold.availabilityAt!) - 1.1 * dayMs)
  return [
    ...about(seller, [
      [sellerConversations.closed, 8],
      [sellerConversations.withBuyer, 2, 'buyer', buyer],
      [sellerConversations.new, 0.09, 'seller'],
    ]),
    ...about(dealer!, [
      [dealerConversations.notAgreed, 9, undefined, seller],
      [dealerConversations.byPhone, 4],
      [dealerConversations.withBuyer, 3, 'buyer', buyer],
      [dealerConversations.waitsForDealer, 1.3, 'seller'],
      [dealerConversations.newYesterday, 1.1, 'seller'],
      [dealerConversations.newEarlier, 0.2, 'seller'],
      [dealerConversations.newToday, 0.02, 'seller'],
    ]),
    ...about(third!, [[buyerConversation, 6, undefined, buyer]]),
    run({ script: dealerConversations.sold, buyer: strangers.next().value!, listing: sold, at: beforeSale }),
  ]
}

/** Minutes in which showrooms usually answer; the last two have too few conversations to say. */
const habits = [6, 11, 19, 27, 48, 75, 130, 260, 25, 40]
const fewConversations = [1, 2]

/** A showroom that is nobody's demo account: how quickly it answers is what visitors see of it. */
const createShowroomConversations = (
  stage: Stage,
  sellerId: string,
  place: number,
  crowd: readonly UserRecord[],
) => {
  const { random, now } = stage
  const own = random.fork(sellerId)
  const usual = habits[place] ?? 30
  const count = fewConversations[place - (habits.length - fewConversations.length)] ?? own.whole(4, 11)
  const deal = dealOut(stage, sellerId, own)
  return own.some(crowd, count).map((buyer, index): CarConversation => {
    const at = new Date(now.getTime() - (2 + index * 2.2 + own.next()) * dayMs)
    const minutes = Math.max(1, Math.round(usual * Math.exp(own.normal() * 0.7)))
    const [opening, answer] = own.pick(shortConversation)
    const script: Script = { opening, lines: [['seller', minutes, answer]], outcome: ['CLOSED', 600] }
    return run({ script, buyer, listing: deal(at), at })
  })
}

/** Every conversation of the demo market, the earliest first: those of the demo accounts, and what showrooms were asked. */
export const createConversations = (stage: Stage): CarConversation[] => {
  const { accounts, random } = stage
  const crowd = random.fork('crowd').some(accounts.sellers, accounts.sellers.length)
  const showrooms = accounts.dealerships.slice(1)
  return [
    ...createDemoConversations({ ...stage, random: random.fork('demo') }, crowd),
    ...showrooms.flatMap(({ user }, place) => createShowroomConversations(stage, user.id, place, crowd)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
