import type { Availability } from '#shared/rules/availability.ts'
import type { LeadStatus } from '#shared/schemas/lead.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import type { Role, UserStatus, VerificationStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

// The product as the model remembers it: plain objects that the acts change. Ids are what the real product answered; nothing
// else here comes from it but versions, which the rules say nothing of beyond that every change has another.

type Session = { token: string; isLive: boolean }

export type Appeal = { id: string; status: AppealStatus; about: Appealable }

export type Application = {
  kind: 'application'
  label: string
  id: string
  owner: Account
  status: SubmissionStatus
  appeal: Appeal | null
  isGone: boolean
  version: number
}

export type Account = {
  kind: 'account'
  label: string
  id: string
  username: string
  email: string
  password: string
  role: Role
  isVerified: boolean
  verification: VerificationStatus | null
  status: UserStatus
  sessions: Session[]
  savedCars: Set<Car>
  savedPlates: Set<Plate>
  application: Application | null
  /** Contact requests ever received, and people who ever got in touch about a car or saved one. */
  received: number
  contacts: number
  saves: number
  /** Contact requests tried in this run: the sixth of an hour is refused, which is another suite's matter. */
  asked: { car: number; plate: number }
}

type Offer<K, S> = {
  kind: K
  label: string
  id: string
  owner: Account
  status: S
  availability: Availability
  price: number
  isFeatured: boolean
  isGone: boolean
  appeal: Appeal | null
  /** Who ever got in touch about it, and who ever saved it, but for its seller and admins. */
  contacts: Set<Account>
  saves: Set<Account>
  version: number
  /** What the last command did to it: nothing, surely another version, or what the rules leave open. */
  touched: 'no' | 'yes' | 'perhaps'
}

export type Car = Offer<'car', ListingStatus> & {
  slug: string | null
  /** Every answer that a submission needs is there; so are both documents. */
  isComplete: boolean
  hasPapers: boolean
  /** It was refused and not approved since, so that no way leads round a review. */
  mustReview: boolean
}

export type Plate = Offer<'plate', PlateStatus> & { number: string }

export type Appealable = Car | Plate | Application

export type Lead = {
  kind: 'lead'
  label: string
  id: string
  about: Car | Plate
  /** Null once they have left. */
  buyer: Account | null
  seller: Account | null
  status: LeadStatus
  isGone: boolean
}

export type Search = { kind: 'search'; label: string; id: string; owner: Account; isGone: boolean }

/** One of the ten: whoever plays a part, and the account that they have now. The visitor has none. */
export type Actor = { label: string; account: Account | null }

export type World = {
  actors: Actor[]
  accounts: Account[]
  cars: Car[]
  plates: Plate[]
  leads: Lead[]
  searches: Search[]
  applications: Application[]
  appeals: Appeal[]
  reports: Map<Car, Set<Account>>
  /** The numbers that this run offers, few so that they meet. */
  numbers: readonly string[]
  /** Prices of this run’s cars lie from here up to, but not including, 100 more: no other run’s do. */
  priceFrom: number
  /** Part of every car’s title, so that admins find this run’s. */
  tag: string
  /** Counts what must never be the same twice, such as descriptions. */
  serial: number
}

/** A world without anything in it. `tag` is a word of letters that no other run has. */
export const emptyWorld = (parts: Pick<World, 'numbers' | 'priceFrom' | 'tag'>): World => ({
  actors: [],
  accounts: [],
  cars: [],
  plates: [],
  leads: [],
  searches: [],
  applications: [],
  appeals: [],
  reports: new Map(),
  serial: 0,
  ...parts,
})

/** The next of a kind of label: `car 3`. */
export const nextLabel = (kind: string, list: readonly unknown[]): string => `${kind} ${list.length + 1}`
