import type { Availability } from '#shared/rules/availability.ts'
import type { LeadStatus } from '#shared/schemas/lead.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import type { Role, UserStatus, VerificationStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

// The model of the product: plain objects that the acts change. Only the ids and the versions come from the product's responses; the rules
// say of a version just that every change makes a new one.

type Session = { token: string; isLive: boolean }

export type Appeal = { id: string; status: AppealStatus; about: Appealable }

export type Application = {
  kind: 'application'
  label: string
  id: string
  owner: Account
  status: SubmissionStatus
  appeal: Appeal | null
  /** The admin who rejected it last. */
  refusedBy: Account | null
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
  /** Ever. */
  wasSuspended: boolean
  sessions: Session[]
  savedCars: Set<Car>
  savedPlates: Set<Plate>
  application: Application | null
  /** Leads ever received, and people who ever contacted the seller about a car or saved one. */
  received: number
  contacts: number
  saves: number
  /** Leads tried in this run. The sixth within an hour would be refused, which another suite tests. */
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
  /** The admin who rejected it last. */
  refusedBy: Account | null
  /** Everybody who ever contacted the seller or saved it, without the seller and admins. */
  contacts: Set<Account>
  saves: Set<Account>
  version: number
  /** Whether the last command changed it: no, yes (so the version must differ), or undefined by the rules. */
  touched: 'no' | 'yes' | 'perhaps'
}

export type Car = Offer<'car', ListingStatus> & {
  slug: string | null
  /** Whether all answers that a submission needs are there, and both documents. */
  isComplete: boolean
  hasDocuments: boolean
  /** Whether it was rejected, or withdrawn while it waited, and not approved since, so that it cannot bypass the review. */
  mustReview: boolean
}

export type Plate = Offer<'plate', PlateStatus> & {
  number: string
  /** The last decision about it. */
  decided: 'APPROVED' | 'REJECTED' | null
  /** The prices that were in force since the last decision. */
  shownPrices: number[]
}

export type Appealable = Car | Plate | Application

export type Lead = {
  kind: 'lead'
  label: string
  id: string
  about: Car | Plate
  /** Null once this side has left. */
  buyer: Account | null
  seller: Account | null
  status: LeadStatus
  isGone: boolean
}

export type Search = { kind: 'search'; label: string; id: string; owner: Account; isGone: boolean }

/** One of the ten actors, with the account that they have now. The visitor has none. */
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
  /** The plate numbers of this run, few so that they collide. */
  numbers: readonly string[]
  /** This run’s prices: from here up to, but not including, 100 more. No other run has them. */
  priceFrom: number
  /** A part of every car’s title, by which admins find this run’s cars. */
  tag: string
  /** A counter for texts that must be unique, such as descriptions. */
  serial: number
}

/** An empty world. `tag` is a word of letters that no other run has. */
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

/** The next label of a kind: `car 3`. */
export const nextLabel = (kind: string, list: readonly unknown[]): string => `${kind} ${list.length + 1}`
