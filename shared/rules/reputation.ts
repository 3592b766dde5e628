// What an account or a network may do, by what we know of it. Nobody is asked to trust a stranger, and nobody who is known pays for what
// strangers do from the same network.

/** Reputations of an account, the lowest first; `crowded` is a new account that calls from a crowded network. */
export const reputations = ['crowded', 'new', 'known', 'trusted'] as const
export type Reputation = (typeof reputations)[number]

/** Kept counts of what was decided about an account. */
export type TrackRecord = {
  /** Its offers that an admin approved, each with proof of ownership where that is asked for. */
  approved: number
  rejected: number
  /** Reports about its offers on which an admin acted. */
  upheld: number
  suspensions: number
  /** Its cars that were published without a review and found fine afterwards. */
  checked: number
}

/** Of an account about which nothing was decided. */
export const emptyRecord: TrackRecord = { approved: 0, rejected: 0, upheld: 0, suspensions: 0, checked: 0 }

type Account = {
  createdAt: string
  emailConfirmedAt: string | null
  phoneConfirmedAt: string | null
  /** A dealership whose documents an admin has approved. */
  isVerified: boolean
}

// A week is longer than accounts that are made for one attack are kept waiting, and shorter than most people look for a car.
const knownAfterDays = 7
const trustedAfterDays = 30
const trustedAfterOffers = 3

const dayMs = 86_400_000

const reputationByItself = (
  account: Account,
  { approved }: TrackRecord,
  at: Date,
): Exclude<Reputation, 'crowded'> => {
  const days = (at.getTime() - Date.parse(account.createdAt)) / dayMs
  if (account.isVerified) return 'trusted'
  if (days >= trustedAfterDays && approved >= trustedAfterOffers) return 'trusted'
  const isConfirmed = account.emailConfirmedAt !== null
  return account.phoneConfirmedAt !== null || approved > 0 || (isConfirmed && days >= knownAfterDays)
    ? 'known'
    : 'new'
}

/** The reputation of an account. A suspension, or more upheld reports than approved offers, take one step off. */
export const reputationOf = (
  account: Account,
  record: TrackRecord,
  at: Date,
): Exclude<Reputation, 'crowded'> => {
  const reputation = reputationByItself(account, record, at)
  if (record.suspensions === 0 && record.upheld <= record.approved) return reputation
  return reputation === 'trusted' ? 'known' : 'new'
}

/** Whether a person is known well enough to count as themselves, whatever others do from their network. */
export const isEstablished = (reputation: Reputation): boolean =>
  reputation === 'known' || reputation === 'trusted'

/** Accounts created from one network in a day from which it counts as crowded: an office or a carrier has some, not so many. */
export const crowdedFrom = 30

/** The reputation of an account that calls from a network from which so many accounts were created on this day. */
export const reputationFrom = (reputation: Reputation, created: number): Reputation =>
  reputation === 'new' && created >= crowdedFrom ? 'crowded' : reputation

/** What one account may do in a day, or have at a time. */
export const accountLimits = {
  /** Contact requests. Twenty are the contracts' own limit for everybody. */
  leads: { crowded: 3, new: 10, known: 20, trusted: 20 },
  /** Requests for quotes, each to three companies at most. */
  quotes: { crowded: 2, new: 5, known: 10, trusted: 10 },
  /** Number plates that wait for review, whenever they were offered. */
  waitingPlates: { crowded: 2, new: 5, known: 20, trusted: 100 },
  /** Reports that get a row of their own. */
  reports: { crowded: 2, new: 5, known: 20, trusted: 50 },
  /** Reviews of dealerships, written or changed. Only who is established may write one: `shared/rules/dealer-review.ts`. */
  dealerReviews: { crowded: 0, new: 0, known: 3, trusted: 3 },
} as const satisfies Record<string, Record<Reputation, number>>

/** What accounts that are not established may do in a day from one network, together. */
export const networkLimits = {
  leads: 60,
  /** About one car or plate: a rival needs a hundred networks to reach what its seller is mailed about. */
  leadsAboutOne: 5,
  quotes: 30,
  /** Number plates offered. */
  plates: 10,
  /** Views of one car or plate that count, and as many contacts: a family or an office counts, a script that invents visitors does not. */
  viewersOfOne: 3,
  /** Reports about one car that get a row of their own in the admins' queue, and reports in all. Further ones are counted in one row. */
  reportsOfOne: 3,
  reports: 10,
  /** Reviews of one dealership by accounts without a confirmed number, whatever else is known of them: accounts can be left to age. */
  dealerReviewsOfOne: 1,
} as const

/** Reports about one car that get a row of their own in a day, from strangers of all networks together; one more row counts the rest. */
export const strangersReportsOfOne = 20

/**
 * Contact requests about one car or plate that its seller is told of one by one in a day, by the reputation of who asks. What is beyond is
 * stored all the same, and one email says how many there were. New accounts leave half of the places to established ones.
 */
export const leadsTold = { crowded: 50, new: 50, known: 100, trusted: 100 } as const satisfies Record<
  Reputation,
  number
>

/**
 * Requests for quotes that are mailed to one company in a day, by the reputation of who asks. What is beyond is kept for our team, which
 * passes it on: nobody can shut a company's inbox. New accounts leave half of the places to established ones.
 */
export const quotesMailed = { crowded: 50, new: 50, known: 100, trusted: 100 } as const satisfies Record<
  Reputation,
  number
>

/**
 * Emails to one address in a day, by what they are about. Nobody reads more of them. What strangers can cause by typing an address
 * (`asked`) counts apart, and so does what happens to accounts whose address nobody has confirmed (`unproved`), which anybody can make at
 * another spelling of a mailbox: neither may use up the notices of what happened to an account.
 */
export const mailsADay = {
  account: 20,
  unproved: 5,
  asked: 40,
  leads: 300,
  decisions: 100,
  savedSearches: 30,
  favorites: 30,
} as const

/** The mailbox behind an address, which may have many spellings: without a part after `+`, and in Gmail without dots. Lower case. */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [box = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
