import {
  accountLimits,
  mailsADay,
  networkLimits,
  quotesMailed,
  strangersReportsOfOne,
} from '#shared/rules/reputation.ts'
import { sellingLimits } from './selling-limits.ts'
import { videoLimits } from './videos.ts'
import { listingLimits, cityLength, plateLimits, searchLimits, comparedAtMost } from './offer-limits.ts'

/** Every limit of the product, once: the server enforces them, the web shows them, the tests probe their edges. */
export const limits = {
  /** A JSON body; photos and documents never pass through a handler. */
  jsonBodyBytes: 64 * 1024,
  jsonDepth: 10,
  jsonKeys: 200,
  /** API Gateway's own limits, imitated by the local gateway. */
  gatewayBodyBytes: 10 * 1024 * 1024,
  gatewayHeaderBytes: 10_240,
  gatewayTimeoutMs: 30_000,

  username: { min: 3, max: 32 },
  password: { min: 8, max: 128 },
  personName: 80,
  /** Passkeys of one person, and their names. */
  passkey: { count: 10, name: 60 },
  email: 254,
  phone: { min: 8, max: 24 },
  companyName: 120,
  city: cityLength,

  listing: listingLimits,
  rejectionReason: 500,
  /** Reason codes of one refusal. */
  reasonCodes: 5,
  appeal: { min: 10, max: 1000 },
  appealAnswer: 500,
  adminNotes: 2000,
  /** How long somebody who has opened a review has it, how often an open one says so again, and the rows that say who has them. */
  reviewClaim: { minutes: 10, renewMinutes: 2, listed: 100 },
  /** How far away the end of a suspension, or of a featured car, can be. */
  timedEndDays: 366,
  /** What admins note about a seller among themselves, and how much of it is shown beside a review. */
  sellerNote: { text: 1000, shown: 50 },
  /** Public cars to be looked at are counted so far: more than a day's work of all admins says the same. */
  checksCounted: 200,
  /** The same of dealerships that wait for verification. */
  dealersCounted: 200,
  /** What the card of a seller reads: their newest listings, and the oldest open reports. */
  sellerCard: { listings: 100, reports: 100, linked: 10 },
  /** A dealership's application: its longer answers, and two short ones. */
  application: { text: 2000, revenue: 40 },

  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  documentBytes: 10_485_760,
  video: videoLimits,
  /** Uploads of the last hour that no listing or application uses, per user: three times all photos of a car. Refused ones do not count. */
  looseUploads: 60,
  /** Photos of other sellers that one photo is known to resemble. */
  samePhotos: 5,
  /** Listings with the chassis number of a listing under review that its reviewer is shown. */
  sameChassis: 10,
  uploadUrlSeconds: 300,
  documentUrlSeconds: 60,
  /** Private documents that one admin can open in an hour before an alarm is raised. */
  documentReadsAnHour: 30,

  plate: plateLimits,
  /** `keptDays`: days after its newest message for which a lead is kept, and can be reminded of. */
  lead: { name: 100, message: 2000, note: 2000, messages: 500, reminder: 200, keptDays: 365 },
  /**
   * Offers of a price: hours after which one lapses; the shares of the asking price (percent) by which ready amounts are below it, and the
   * one below which an amount is asked about once.
   */
  priceOffer: { hours: 48, readyBelow: [3, 5, 10], lowShare: 70 },
  /** Viewings of a car: times in one proposal, how far ahead, and the hours of a seller who has said none; each begins on a grid of `minutes`. */
  viewing: { times: 3, days: 30, hours: { from: '08:00', to: '22:00' }, minutes: 30, note: 300 },
  /** Leads about one listing in a day, from all buyers together, that its seller is told of one by one. */
  leadsPerListing: 100,
  /** Conversations in one response, the newest. */
  leadsAtOnce: 200,
  savedSearchName: 80,
  /** Parameters of one saved search: more than the search has. */
  savedSearchParams: 60,
  savedSearches: 50,
  notificationsAtOnce: 50,
  /** Entries of the consent history in one response, the newest. */
  consentsAtOnce: 200,
  report: { details: 1000 },
  /**
   * Reviews of dealerships: hours after the first contact from which one can be written, days until which, how many there must be before an
   * average says something, and how many a page shows.
   */
  dealerReview: {
    text: { min: 20, max: 1000 },
    answer: { min: 2, max: 1000 },
    report: { min: 10, max: 500 },
    afterHours: 24,
    withinDays: 365,
    /** Accounts that one browser had besides the author's, which are looked at. */
    linked: 50,
    averageFrom: 3,
    page: 10,
  },
  contact: { name: { min: 2, max: 100 }, subject: { min: 3, max: 150 }, message: { min: 10, max: 4000 } },

  selling: sellingLimits,
  search: searchLimits,
  /** Cars that are not what a search asks for, but close: at most so many, beside fewer results than `below`. */
  nearCars: { atMost: 12, below: 4 },
  /** Listings that one call may ask for by id: what compare and recently viewed show at most. */
  cardsAtOnce: 20,
  compared: comparedAtMost,
  suggestions: 8,
  suggestedDealers: 3,
  adminPage: { default: 50, max: 100 },
  adminSearch: 100,
  /** Rows that one request of an admin's search looks at; the next page goes on from there. */
  adminSearchReads: 2000,
  /** Listings that an admin decides about in one go. */
  adminBulk: 50,
  favorites: 500,
  /** Requests for quotes: companies asked at once, months of a loan, requests of a status that are counted, and of one person in a response. */
  quote: { providers: 3, months: { min: 6, max: 180 }, counted: 200, listed: 200 },
  /** Insurance companies; banks and finance houses: `atMost` of each, since one page shows them all. */
  provider: { atMost: 100, name: { min: 2, max: 80 }, coverage: 60, description: 500, website: 300 },
} as const

/** Codes that are mailed or texted: six digits, guessed five times at most. The link beside one has a secret of its own, and lives longer. */
export const oneTimeCodes = { digits: 6, tries: 5, seconds: 30 * 60, linkSeconds: 24 * 3600 } as const

/** Codes by which people sign in or up: typed into the page that asked for them, so a short time is enough. */
export const signInCodes = { tries: 5, seconds: 600 } as const

/** Seconds in which the pool must be shown a ticket that a handler has just written. */
export const signInTicketSeconds = 60

/** Seconds that somebody has to answer with a passkey. */
export const passkeyChallengeSeconds = 300

/** Recovery codes that a person gets at once. */
export const recoveryCodes = 10

/**
 * Limits of one page of an export, for its long lists: rows, or bytes if those come first. The largest row is a conversation of
 * 500 messages by one person, of three bytes a character: 3 MB, so that no response passes Lambda's 6 MB even unpacked.
 * `atOnce` rows are read at a time.
 */
export const exportLimits = { rows: 500, bytes: 2_500_000, atOnce: 50 } as const

/**
 * Rate limits that no contract's `limits` can express, because their key is known only inside the operation: `limit` times per
 * window of `seconds`.
 */
export const rateLimits = {
  /**
   * Wrong passwords for one account from one network: enough for a forgetful owner, hopeless for guessing, and an attacker
   * elsewhere cannot lock the owner out.
   */
  wrongPassword: { limit: 10, seconds: 3600 },
  /**
   * Wrong codes of a second factor for one account, from anywhere: three of a million are right at a time, so a year of guessing
   * finds one with a probability of a quarter, and its owner is told of each device that signs in.
   */
  wrongCode: { limit: 10, seconds: 3600 },
  /** Emails with a link for a new password, per account: a stranger who types another's name must not fill their mailbox. */
  passwordLetter: { limit: 3, seconds: 3600 },
  /**
   * Emails to one mailbox that one network asks for in a day, codes and links apart: both shares together are far from what a mailbox gets of
   * them in all (`mailsADay.asked`), so no network can use that up and lock its owner out.
   */
  lettersOfNetwork: { limit: 8, seconds: 86_400 },
  /** Moves of accounts to another address from one network, as many as it may register: each says whether somebody has that address. */
  addressMove: { limit: 60, seconds: 3600 },
  /** Emails with a code to confirm an address, per mailbox: a stranger who types another's must not fill their mailbox. */
  confirmationLetter: { limit: 4, seconds: 3600 },
  /**
   * Emails with a code to sign in or up, per mailbox: it has five tries, so a year of asking and guessing finds one of a million with
   * a probability of a sixth, after 35,000 emails to its owner.
   */
  signInLetter: { limit: 4, seconds: 3600 },
  /** Text messages with a code, per number and per account, whichever number it has by then: each costs money. */
  codeText: { limit: 3, seconds: 3600 },
  /** Text messages to one number, codes and news apart: they cost money, and nobody wants more of them in a day. */
  textMessage: { limit: 5, seconds: 86_400 },
  /** Contact requests of one account; fewer by its reputation (`shared/rules/reputation.ts`). */
  leadsOfAccount: { limit: accountLimits.leads.trusted, seconds: 86_400 },
  /** Contact requests of accounts that are not established, from one network. */
  leadsOfNetwork: { limit: networkLimits.leads, seconds: 86_400 },
  /** Those of them about one car or plate. */
  leadsOfNetworkAboutOne: { limit: networkLimits.leadsAboutOne, seconds: 86_400 },
  /** Requests for quotes of one account, fewer by its reputation; and of accounts that are not established, from one network. */
  quotesOfAccount: { limit: accountLimits.quotes.trusted, seconds: 86_400 },
  quotesOfNetwork: { limit: networkLimits.quotes, seconds: 86_400 },
  /** Requests that are mailed to one insurer or bank, from everybody together. */
  quotesOfProvider: { limit: quotesMailed.trusted, seconds: 86_400 },
  /** Reports of one account, and of visitors and accounts of one network that are not established, with rows of their own. */
  reportsOfAccount: { limit: accountLimits.reports.trusted, seconds: 86_400 },
  reportsOfNetwork: { limit: networkLimits.reports, seconds: 86_400 },
  reportsOfNetworkAboutOne: { limit: networkLimits.reportsOfOne, seconds: 86_400 },
  /** The same about one car, from all networks. */
  reportsOfListing: { limit: strangersReportsOfOne, seconds: 86_400 },
  /** Reviews of dealerships that one account writes or changes; and, of accounts without a confirmed number, from one network about one dealership. */
  dealerReviewsOfAccount: { limit: accountLimits.dealerReviews.trusted, seconds: 86_400 },
  dealerReviewsOfNetwork: { limit: networkLimits.dealerReviewsOfOne, seconds: 86_400 },
  /** Emails to one address about one kind of thing; fewer for most (`mailsADay`). */
  mailOfKind: { limit: mailsADay.leads, seconds: 86_400 },
  /** Edits of one car or plate. */
  editsOfOffer: { limit: 60, seconds: 3600 },
  /** Number plates offered by one account that is not established (fewer by its reputation), and by all of them from one network. */
  platesOfAccount: { limit: accountLimits.waitingPlates.new, seconds: 86_400 },
  platesOfNetwork: { limit: networkLimits.plates, seconds: 86_400 },
  /** Leads about one listing that its seller is told of one by one, from all buyers together. */
  leadsOfListing: { limit: limits.leadsPerListing, seconds: 86_400 },
  /** The same about one plate. */
  inquiriesOfPlate: { limit: limits.plate.inquiries, seconds: 86_400 },
  /** Private documents that one admin opens. Beyond it nobody is refused, but an alarm rings. */
  documentReads: { limit: limits.documentReadsAnHour, seconds: 3600 },
} as const satisfies Record<string, { limit: number; seconds: number }>

export type NamedLimit = keyof typeof rateLimits

/** Hours within which the oldest of each queue of the admins is to be decided: what is older is shown as late. */
export const reviewTargetHours = {
  listings: 24,
  // They are public meanwhile, whatever is wrong with them.
  checks: 24,
  plates: 24,
  applications: 48,
  reports: 24,
  appeals: 48,
  messages: 24,
  // Nobody sees them meanwhile but their author; a reported one stays public.
  dealerReviews: 48,
  // Who asks is about to buy.
  quotes: 24,
} as const
