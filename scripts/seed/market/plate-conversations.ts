import { dayMs } from '#functions/core/time.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { Accounts } from './accounts.ts'
import type { PlannedPlate } from './plates.ts'
import { plateConversations, type Script } from './conversation-texts.ts'
import { run, type Conversation } from './conversations.ts'

/** A conversation about a number plate. */
export type PlateConversation = Conversation & { plate: PlannedPlate }

/** A plate that the demo account `buyer` has saved, and when. */
export type SavedPlate = { plate: PlannedPlate; at: Date }

const ofPlainDays = 5

type Stage = { accounts: Accounts; plates: readonly PlannedPlate[]; now: Date; random: Random }

const isPublic = ({ decision }: PlannedPlate): boolean =>
  decision !== undefined && decision.reason === undefined

const has = (availability: 'AVAILABLE' | 'RESERVED' | 'SOLD') => (plate: PlannedPlate) =>
  isPublic(plate) && (plate.ended?.availability ?? 'AVAILABLE') === availability

/** Some time after a plate was approved, and before it was gone: `share` of the way, but at most `days` before that. */
const within = (plate: PlannedPlate, share: number, now: Date, days = Infinity): Date => {
  const from = plate.decision!.at.getTime()
  const until = (plate.ended?.at ?? now).getTime()
  return new Date(Math.max(from + (until - from) * share, until - days * dayMs))
}

/** Conversations about the plates of the demo accounts, and those of `buyer`. The earliest first. */
export const createPlateConversations = ({ accounts, plates, now, random }: Stage): PlateConversation[] => {
  const { buyer, seller, sellers, dealerships } = accounts
  const dealer = dealerships[0]!.user
  const strangers = random.some(sellers, 3)
  const of = (owner: UserRecord, availability: 'AVAILABLE' | 'RESERVED') =>
    plates.filter((plate) => plate.owner.user.id === owner.id && has(availability)(plate))
  const about = (
    plate: PlannedPlate,
    script: Script,
    who: UserRecord,
    unreadBy?: LeadSide,
    days?: number,
  ): PlateConversation => run({ plate, script, buyer: who, at: within(plate, 0.3, now, days), unreadBy })
  const ofDealer = of(dealer, 'AVAILABLE')
  return [
    about(of(seller, 'AVAILABLE')[0]!, plateConversations.seller, strangers[0]!, 'seller', 0.3),
    about(of(seller, 'RESERVED')[0]!, plateConversations.sellerReserved, strangers[1]!),
    about(ofDealer[0]!, plateConversations.dealer, strangers[2]!, 'seller', 0.6),
    about(ofDealer.at(-1)!, plateConversations.withBuyer, buyer, undefined, 4),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** The plates that the buyer has saved: some that are available, and the one that was sold last. */
export const savePlates = ({ plates, now, random }: Omit<Stage, 'accounts'>): SavedPlate[] => {
  const [sold] = plates.filter(has('SOLD')).toSorted((a, b) => b.ended!.at.getTime() - a.ended!.at.getTime())
  const chosen = random.some(plates.filter(has('AVAILABLE')), ofPlainDays)
  return [...(sold ? [sold] : []), ...chosen].map((plate, index) => ({
    plate,
    at: within(plate, 0.4, now, 0.7 + 1.8 * index),
  }))
}
