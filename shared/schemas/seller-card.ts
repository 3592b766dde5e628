import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from './ids.ts'
import { namedListing } from './listing.ts'
import { decisionNote, decisionView } from './moderation.ts'
import { reportView } from './report.ts'
import { photo } from './upload.ts'
import { instant, paragraphs } from './text.ts'
import { adminUser } from './user.ts'

/** What a note is about: the seller, or something of theirs that is reviewed. */
const aboutId = z.union([id('user'), id('listing'), id('plate'), id('submission')])

/** A note of admins about a seller. It is in no answer but the seller's card, which admins alone read. */
export const sellerNote = z.object({
  id: id('note'),
  about: aboutId,
  text: z.string(),
  at: instant,
  by: decisionView.shape.by,
})
export type SellerNote = z.output<typeof sellerNote>

export const newSellerNote = z.strictObject({
  about: aboutId,
  text: paragraphs(limits.sellerNote.text).check(z.minLength(1, { error: 'Please write something' })),
})

/** Why two accounts may be one person's: a number that the other has confirmed, a browser that had both, or the same photos. */
const links = ['PHONE', 'DEVICE', 'PHOTO'] as const

/** A seller as the reviews of their things show them. */
export const sellerCard = z.object({
  user: adminUser,
  /** The public page of a verified dealership. */
  slug: z.nullable(z.string()),
  /** What was decided about their offers so far. */
  record: z.object({
    approved: z.number(),
    rejected: z.number(),
    upheld: z.number(),
    suspensions: z.number(),
    /** Found fine after they were published without a review. */
    checked: z.number(),
  }),
  /** Approved listings among the newest; there may be more of them when there are older ones. */
  live: z.object({ count: z.number(), isMore: z.boolean() }),
  /** Open reports about their listings; there may be more of them when many wait. */
  openReports: z.object({ count: z.number(), isMore: z.boolean() }),
  linked: z.array(
    z.object({
      user: z.pick(adminUser, { id: true, username: true, status: true }),
      by: z.array(z.enum(links)),
    }),
  ),
  /** The newest first. */
  notes: z.array(sellerNote),
})
export type SellerCard = z.output<typeof sellerCard>

/** A car or plate of a seller's, in whatever status, with the last decision about it. */
export const sellerOffer = z.object({
  ...z.omit(namedListing, { id: true }).shape,
  id: z.union([id('listing'), id('plate')]),
  status: z.string(),
  price: z.nullable(z.number()),
  image: z.nullable(photo),
  reasonCodes: z.array(z.string()),
  rejectionReason: z.nullable(z.string()),
  decision: z.nullable(z.pick(decisionNote, { status: true, at: true })),
  createdAt: instant,
})
export type SellerOffer = z.output<typeof sellerOffer>

/** A report about something of a seller's. */
export const sellerReport = z.pick(reportView, {
  id: true,
  reason: true,
  details: true,
  status: true,
  createdAt: true,
  resolvedAt: true,
  listing: true,
  plate: true,
})
export type SellerReport = z.output<typeof sellerReport>
