import type { Availability } from '#shared/schemas/availability.ts'
import type { Random } from '../random.ts'
import type { Accounts } from './accounts.ts'
import { pickModel, privateTaste, type Order } from './orders.ts'

/** A car that was on offer until its seller said that it is not. */
export type GoneOrder = Order & {
  availability: Exclude<Availability, 'AVAILABLE'>
  createdAt: Date
  /** When the seller said so. */
  goneAt: Date
  /** The seller said nothing: it was paused for that. */
  bySilence?: boolean
}

const dayMs = 86_400_000

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * dayMs))

type Life = Pick<GoneOrder, 'status' | 'availability' | 'createdAt' | 'goneAt'>

const gone = (
  availability: GoneOrder['availability'],
  now: Date,
  [createdDaysAgo, goneDaysAgo]: readonly [number, number],
): Life => ({
  status: 'APPROVED',
  availability,
  createdAt: daysBefore(now, createdDaysAgo),
  goneAt: daysBefore(now, goneDaysAgo),
})

/** Offered for a few weeks, sold in the last three months. No showroom's account is younger than four. */
const sale = (now: Date, random: Random): Life => {
  const goneDaysAgo = 3 + 80 * random.next()
  return gone('SOLD', now, [goneDaysAgo + 4 + 26 * random.next(), goneDaysAgo])
}

/**
 * The cars that are not for sale any more or for the moment: every showroom has sold some, the demo account `dealer` the
 * latest of all, and silence has paused one of its cars; `seller` has paused one and sold one.
 */
export const createGoneOrders = (accounts: Accounts, now: Date, random: Random): GoneOrder[] => {
  const orders: GoneOrder[] = []
  for (const { user, dealer, showroom } of accounts.dealerships) {
    const own = random.fork(user.username)
    const car = () => ({ owner: { user, dealer }, model: pickModel(own, showroom.wants) })
    const sold = own.whole(2, 8)
    for (let index = 0; index < sold; index++) orders.push({ ...car(), ...sale(now, own) })
    if (user.username !== 'dealer') continue
    orders.push({ ...car(), ...gone('SOLD', now, [19, 2]) })
    orders.push({ ...car(), ...gone('PAUSED', now, [24, 3]), bySilence: true })
  }
  const own = random.fork('seller')
  const car = () => ({ owner: { user: accounts.seller }, model: pickModel(own, privateTaste) })
  orders.push({ ...car(), ...gone('PAUSED', now, [17, 5]) }, { ...car(), ...gone('SOLD', now, [46, 29]) })
  return orders
}
