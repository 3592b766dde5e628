import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { languages } from '#shared/constants/market.ts'
import { dealerReviewRights } from '#shared/rules/dealer-review.ts'
import { hasContactDetails } from '#shared/rules/contact-details.ts'
import { id } from './ids.ts'
import { chosenDealerReviewReasons, dealerReviewReasonCodes, decisionView, reasonText } from './moderation.ts'
import { instant, paragraphs, whole } from './text.ts'

const dealerReviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type DealerReviewStatus = (typeof dealerReviewStatuses)[number]

/** What a review may judge besides the whole: whether the car was as described, answers and manner, whether the price was as agreed. */
export const reviewAspects = ['described', 'manner', 'price'] as const

const of = limits.dealerReview

const checkedText = ({ min, max }: { min: number; max: number }) =>
  paragraphs(max).check(
    z.minLength(min, { error: `Please enter at least ${min} characters` }),
    z.refine((text) => !hasContactDetails(text), {
      error: 'Please leave out phone numbers, addresses and links',
    }),
  )

const someStars = whole(1, 5)
const aspectStars = z.nullable(z.number())

export const dealerReviewForm = z.strictObject({
  stars: someStars,
  described: z.nullable(someStars),
  manner: z.nullable(someStars),
  price: z.nullable(someStars),
  text: checkedText(of.text),
  /** They bought a car there. */
  bought: z.boolean(),
  /** Shown with the first name and an initial; else as a buyer. */
  isNamed: z.boolean(),
  /** The one last read; absent for the first. */
  version: z.optional(z.int().check(z.gte(1))),
})

export const reviewAnswerForm = z.strictObject({ text: checkedText(of.answer) })

/** Why a dealership thinks that a review should not be public. */
export const reviewReportForm = z.strictObject({
  text: paragraphs(of.report.max).check(
    z.minLength(of.report.min, { error: `Please enter at least ${of.report.min} characters` }),
  ),
})

const written = {
  stars: z.number(),
  described: aspectStars,
  manner: aspectStars,
  price: aspectStars,
  text: z.string(),
  language: z.enum(languages),
  bought: z.boolean(),
}

const answerText = { text: z.string(), language: z.enum(languages), at: instant }

const refusal = { reasonCodes: dealerReviewReasonCodes, rejectionReason: z.nullable(z.string()) }

const judgedAnswer = z.object({ ...answerText, status: z.enum(dealerReviewStatuses), ...refusal })

/** A review as everybody sees it. */
export const dealerReviewView = z.object({
  id: id('dealerReview'),
  ...written,
  /** A first name and an initial; null for somebody who wants to be a buyer and no more. */
  author: z.nullable(z.string()),
  createdAt: instant,
  isEdited: z.boolean(),
  answer: z.nullable(z.object(answerText)),
  /** For the dealership alone. */
  dealership: z.optional(
    z.object({
      /** Its answer, whatever became of it. */
      answer: z.nullable(judgedAnswer),
      canAnswer: z.boolean(),
      canReport: z.boolean(),
    }),
  ),
})
export type DealerReviewView = z.output<typeof dealerReviewView>

/** How many reviews gave one star, two, and so on to five. */
const distribution = z.array(z.number())

/** A page of a dealership’s reviews, newest first, with what all of them say. */
export const dealerReviewPage = z.object({
  /** To one decimal; null while there are too few. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  distribution,
  reviews: z.array(dealerReviewView),
  nextCursor: z.optional(z.string()),
})
export type DealerReviewPage = z.output<typeof dealerReviewPage>

/** A review as its author sees it. */
export const ownDealerReview = z.object({
  id: id('dealerReview'),
  dealerId: id('user'),
  ...written,
  isNamed: z.boolean(),
  status: z.enum(dealerReviewStatuses),
  ...refusal,
  createdAt: instant,
  editedAt: instant,
  version: z.number(),
})
export type OwnDealerReview = z.output<typeof ownDealerReview>

export const dealerReviewRight = z.object({
  right: z.enum(dealerReviewRights),
  /** The caller’s review of this dealership. */
  review: z.nullable(ownDealerReview),
})

/** A dealership’s report of a review; closed by a decision about the review. */
const reviewReport = z.object({ text: z.string(), at: instant, isOpen: z.boolean() })

/** Parts of a review that are decided by themselves. */
const reviewParts = ['REVIEW', 'ANSWER'] as const

/** A review as admins see it, with what its author has had to do with the dealership. */
export const adminDealerReview = z.extend(z.omit(ownDealerReview, { dealerId: true }), {
  dealer: z.object({
    id: id('user'),
    slug: z.string(),
    businessName: z.string(),
    businessNameAr: z.optional(z.string()),
  }),
  author: z.object({ id: id('user'), username: z.string(), name: z.string(), createdAt: instant }),
  /** Its author works for the dealership, or did until lately; absent for everybody else. */
  authorIsStaff: z.optional(z.enum(['NOW', 'BEFORE'])),
  /** Its author is suspended, so nobody sees it. */
  isHidden: z.boolean(),
  /** The conversation that gives the right to it; null when it is gone. */
  lead: z.nullable(
    z.object({
      title: z.string(),
      titleAr: z.string(),
      createdAt: instant,
      respondedAt: z.nullable(instant),
    }),
  ),
  answer: z.nullable(judgedAnswer),
  report: z.nullable(reviewReport),
  decision: z.nullable(decisionView),
})
export type AdminDealerReview = z.output<typeof adminDealerReview>

export const dealerReviewDecision = z
  .strictObject({
    part: z._default(z.enum(reviewParts), 'REVIEW'),
    status: z.enum(['APPROVED', 'REJECTED']),
    reasonCodes: z.optional(chosenDealerReviewReasons),
    rejectionReason: z.optional(reasonText),
    /** The one that the admin has read. */
    version: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    z.refine(
      ({ status, reasonCodes = [], rejectionReason = '' }) =>
        status === 'APPROVED' || reasonCodes.length > 0 || rejectionReason !== '',
      { path: ['reasonCodes'], error: 'Please choose a reason or write one' },
    ),
  )

/** The lists of the admins: what waits, and what was decided. */
export const dealerReviewPlaces = ['OPEN', 'APPROVED', 'REJECTED'] as const
export type DealerReviewPlace = (typeof dealerReviewPlaces)[number]
