import { appealCounts } from '#functions/data/appeals.ts'
import { contactMessageCounts } from '#functions/data/contact-messages.ts'
import { daysIn } from '#functions/data/counts.ts'
import { dealerReviewCounts } from '#functions/data/dealer-reviews.ts'
import { dealerCounts } from '#functions/data/dealers.ts'
import { listingCounts } from '#functions/data/listings.ts'
import { userCounts } from '#functions/data/user-accounts.ts'
import { partitions } from '#functions/data/keys.ts'
import { plateCounts } from '#functions/data/plates.ts'
import { reportCounts } from '#functions/data/reports.ts'
import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'

const bad = (invariant: Violation['invariant'], about: string, says: string): Violation => ({
  invariant,
  about,
  says,
})

type Counts = Record<string, number>

const tally = (names: Iterable<string>): Counts => {
  const counts: Counts = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The stored counts of each name, summed over their shards. */
const keptOf = (view: View): Map<string, Counts> => {
  const kept = new Map<string, Counts>()
  for (const { pk, sk: _sk, ...amounts } of view.of('counter')) {
    const name = rest(pk)
    const sums = kept.get(name) ?? {}
    for (const [key, amount] of Object.entries(amounts)) sums[key] = (sums[key] ?? 0) + Number(amount)
    kept.set(name, sums)
  }
  return kept
}

/** The right value of each stored count, from the items themselves; the admins' cards show sums of these. */
const recounts: Record<string, (view: View) => Counts> = {
  [userCounts]: ({ users }) =>
    tally([...users.values()].filter(({ status }) => status !== 'DELETED').map(({ role }) => role)),
  [listingCounts]: ({ listings }) => tally([...listings.values()].map(({ status }) => status)),
  [dealerCounts]: ({ dealers }) =>
    tally([...dealers.values()].map(({ verificationStatus }) => verificationStatus)),
  [plateCounts]: ({ plates }) => tally([...plates.values()].map(({ status }) => status)),
  [reportCounts]: (view) => tally(view.of('report').map((item) => text(item, 'status'))),
  [appealCounts]: (view) => tally(view.of('appeal').map((item) => text(item, 'status'))),
  [dealerReviewCounts]: (view) =>
    tally(
      view
        .of('dealerReview')
        .flatMap(({ statusPk }) => (statusPk === partitions.dealerReviews('OPEN') ? ['OPEN'] : [])),
    ),
  // Answered messages expire and are not counted.
  [contactMessageCounts]: (view) =>
    tally(
      view
        .of('contactMessage')
        .map((item) => text(item, 'status') || 'OPEN')
        .filter((status) => status === 'OPEN'),
    ),
}

/** I10: stored counts equal recounts. */
export const checkKeptCounts: Check = (view) => {
  const kept = keptOf(view)
  return Object.entries(recounts).flatMap(([name, recount]) => {
    const [is, must] = [kept.get(name) ?? {}, recount(view)]
    return [...new Set([...Object.keys(is), ...Object.keys(must)])]
      .filter((key) => (is[key] ?? 0) !== (must[key] ?? 0))
      .map((key) => bad('I10', name, `${key} is kept as ${is[key] ?? 0} and counted as ${must[key] ?? 0}`))
  })
}

/** I10: a day's figures are never negative. Items of that day may be deleted by now, so larger figures are right. */
export const checkFigures: Check = (view) =>
  [...keptOf(view)]
    .filter(([name]) => name.startsWith('FIGURES#'))
    .flatMap(([name, counts]) =>
      Object.entries(counts)
        .filter(([, count]) => count < 0)
        .map(([key, count]) => bad('I10', name, `${key} is ${count}`)),
    )

const kept = [
  { what: 'VIEW', total: 'viewCount', ofDay: 'views' },
  { what: 'CONTACT', total: 'contactCount', ofDay: 'contacts' },
  { what: 'SAVE', total: 'saveCount', ofDay: 'saves' },
] as const

const sumOf = (items: readonly Item[], name: string): number =>
  items.reduce((sum, item) => sum + Number(item[name] ?? 0), 0)

/** The numbers of a car's days, by car: those in its counts and months, and those of before. */
const daysByListing = (view: View): Map<string, Item[]> => {
  const days = view.of('listingDay').map((item): [string, Item] => [rest(item['pk']), item])
  // A day that is in both, because its move was cut off, is the same day.
  const moved = new Map<string, [string, Item]>()
  for (const item of [...view.of('monthCounts'), ...view.of('counts')]) {
    const id = text(item, 'sk').split('#').at(-1) ?? ''
    for (const { name, what, count } of daysIn(item)) {
      // The ways of contacts are parts of them.
      const ofDay = kept.find((each) => each.what === what)?.ofDay ?? 'ways'
      moved.set(`${id} ${name}`, [id, { [ofDay]: count }])
    }
  }
  const grouped = Map.groupBy([...days, ...moved.values()], ([id]) => id)
  return new Map([...grouped].map(([id, pairs]) => [id, pairs.map(([, item]) => item)]))
}

/** How many people count at this moment, by what and for what: guard items, and marks of viewers wherever they are. */
const presentPeople = (view: View): Map<string, number> => {
  const marks = [
    ...view
      .of('counts')
      .flatMap((item) =>
        Object.entries(item).flatMap(([name, set]) =>
          /^p\d+$/.test(name) ? marksIn(text(item, 'sk').split('#').at(-1) ?? '', name.slice(1), set) : [],
        ),
      ),
    ...view
      .of('viewers')
      // The other marks are of networks.
      .filter(({ sk }) => /^VIEWERS#\d/.test(String(sk)))
      .flatMap((item) => marksIn(rest(item['pk']), text(item, 'sk').split('#')[1] ?? '', item['marks'])),
  ]
  const guards = view.of('counted').map(({ pk, sk }) => `${String(sk).split('#')[0] ?? ''} ${rest(pk)}`)
  return new Map(
    Object.entries(tally([...guards, ...[...new Set(marks)].map((mark) => mark.split('/')[0] ?? '')])),
  )
}

const marksIn = (id: string, period: string, set: unknown): string[] =>
  Array.from(
    set as ReadonlySet<Uint8Array>,
    (mark) => `VIEW ${id}/${period} ${Buffer.from(mark).toString('hex')}`,
  )

// A little more than the year of the charts; older listings have lost days.
const dayKeptMs = 400 * 86_400_000

/** I8, I9: totals agree with the users who count at this moment, and with the stored days. */
export const checkPeople: Check = (view) => {
  const found: Violation[] = []
  const [days, people] = [daysByListing(view), presentPeople(view)]
  for (const offer of [...view.listings.values(), ...view.plates.values()]) {
    for (const { what, total, ofDay } of kept) {
      const [is, present] = [offer[total], people.get(`${what} ${offer.id}`) ?? 0]
      if (is < present) found.push(bad('I8', offer.id, `${total} is ${is}, and ${present} people count`))
      const added = sumOf(days.get(offer.id) ?? [], ofDay)
      // Older listings have lost days, and plates have none.
      const isOld = view.isDemo || view.at.getTime() - Date.parse(offer.createdAt) >= dayKeptMs
      if (added > is || (view.listings.has(offer.id) && !isOld && added < is))
        found.push(bad('I9', offer.id, `${total} is ${is}, and its days add up to ${added}`))
    }
    const ways = sumOf(days.get(offer.id) ?? [], 'ways')
    if (ways > offer.contactCount)
      found.push(bad('I9', offer.id, `contactCount is ${offer.contactCount}, and its ways add up to ${ways}`))
  }
  return found
}

/** I9: a seller's day of before is at least the sum of their cars' days of then; it may be more, because cars were deleted. */
export const checkSellerDays: Check = (view) => {
  const sums = new Map<string, Counts>()
  for (const item of view.of('listingDay')) {
    const owner = view.listings.get(rest(item['pk']))?.ownerId
    const key = `${owner} ${text(item, 'sk')}`
    const sum = sums.get(key) ?? {}
    for (const { ofDay } of kept) sum[ofDay] = (sum[ofDay] ?? 0) + Number(item[ofDay] ?? 0)
    if (owner) sums.set(key, sum)
  }
  const own = new Map(view.of('sellerDay').map((item) => [`${rest(item['pk'])} ${text(item, 'sk')}`, item]))
  return [...sums].flatMap(([key, sum]) =>
    kept
      .filter(({ ofDay }) => Number(own.get(key)?.[ofDay] ?? 0) < sum[ofDay]!)
      .map(({ ofDay }) =>
        bad('I9', key, `${ofDay} of the seller are fewer than of their cars, ${sum[ofDay]}`),
      ),
  )
}

/** I8: leads are counted with their buyers, offers of a price are messages of their side, and the number of leads that a seller ever received is at least that of the present ones. */
export const checkLeads: Check = (view) => {
  const found: Violation[] = []
  const leads = [...view.leads.values()]
  const about = Map.groupBy(leads, ({ listing, plate }) => listing?.id ?? plate?.id ?? '')
  for (const [id, asked] of about) {
    const offer = view.listings.get(id) ?? view.plates.get(id)
    // Buyers whose account is deleted are no longer counted.
    const buyers = new Set(asked.map(({ buyerId }) => buyerId).filter((buyer) => buyer !== null))
    if (offer && offer.contactCount < buyers.size)
      found.push(bad('I8', id, `contactCount is ${offer.contactCount}, and ${buyers.size} people wrote`))
  }
  const received = new Map(view.of('leadCount').map((item) => [rest(item['pk']), Number(item['received'])]))
  for (const [sellerId, theirs] of Map.groupBy(leads, ({ sellerId }) => sellerId ?? ''))
    if (sellerId && (received.get(sellerId) ?? 0) < theirs.length)
      found.push(bad('I8', sellerId, `received ${theirs.length} leads, counted ${received.get(sellerId)}`))
  const messages = Map.groupBy(view.of('leadMessage'), (item) => text(item, 'leadId'))
  for (const { id, messageCount, orphanedBy } of leads)
    // A deleted side's messages are deleted too.
    if (orphanedBy === null && messageCount !== (messages.get(id)?.length ?? 0))
      found.push(bad('I8', id, `has ${messages.get(id)?.length ?? 0} messages, counted ${messageCount}`))
  for (const { id, offer } of leads)
    if (offer && !messages.get(id)?.some(({ id: made, from }) => made === offer.id && from === offer.by))
      found.push(bad('I8', id, `has an offer ${offer.id} that no message has made`))
  return found
}

/** I7: each save is counted for its item, unless the item is the user's own or the user an admin. */
export const checkFavorites: Check = (view) => {
  const pairs = [
    ...view.of('favorite').map((item) => ({ item, offer: view.listings.get(text(item, 'listingId')) })),
    ...view.of('favoritePlate').map((item) => ({ item, offer: view.plates.get(rest(item['sk'])) })),
  ]
  const savers = Map.groupBy(
    pairs.filter(({ item, offer }) => {
      const saver = view.users.get(rest(item['pk']))
      return offer && saver?.id !== offer.ownerId && saver?.role !== 'PLATFORM_ADMIN'
    }),
    ({ offer }) => offer,
  )
  return [...savers]
    .filter(([offer, those]) => offer && offer.saveCount < those.length)
    .map(([offer, those]) =>
      bad('I7', offer!.id, `saveCount is ${offer!.saveCount}, and ${those.length} keep it`),
    )
}
