import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id, visitor } from './ids.ts'
import { listingStatuses, namedListing, samePhoto } from './listing.ts'
import { instant, paragraphs } from './text.ts'
import { plateFace } from './plate.ts'
import { photo } from './upload.ts'

/** The reasons for reporting a listing, in the order they are offered. */
export const reportReasons = [
  'SOLD',
  'FRAUD',
  'WRONG_PRICE',
  'WRONG_DETAILS',
  'DUPLICATE',
  'STOLEN_PHOTOS',
  'OFFENSIVE',
  'OTHER',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Why a listing is in the admins' queue: a person's reason, or that its photos were found under another seller. */
export const queueReason = z.enum([...reportReasons, 'SAME_PHOTO'])

/** What reports beyond the rows of a day have in common that are counted in one: their account, their network, or the car or plate. */
const reportsCountedBy = ['ACCOUNT', 'NETWORK', 'OFFER'] as const
export type ReportsCountedBy = (typeof reportsCountedBy)[number]

export const reportStatuses = ['OPEN', 'RESOLVED', 'DISMISSED'] as const

export const newReport = z
  .strictObject({
    reason: z.enum(reportReasons),
    details: z.optional(paragraphs(limits.report.details)),
    visitor: z.optional(visitor),
  })
  .check(
    z.refine((form) => form.reason !== 'OTHER' || Boolean(form.details), {
      path: ['details'],
      error: 'Please say what is wrong',
    }),
  )

/** The plate that a report is about: without an address when it is not public or was deleted. */
export const reportedPlate = z.extend(plateFace, { id: id('plate'), slug: z.nullable(z.string()) })
export type ReportedPlate = z.output<typeof reportedPlate>

/** A report as admins see it. `reporter` is null for a visitor who was not signed in, and when nobody reported it. */
export const reportView = z.object({
  id: id('report'),
  reason: queueReason,
  details: z.string(),
  status: z.enum(reportStatuses),
  createdAt: instant,
  resolvedAt: z.nullable(instant),
  /** The car; of a report about a plate its title alone, under an id of no listing. */
  listing: namedListing,
  /** The number plate that it is about; null or absent for a car. */
  plate: z.optional(z.nullable(reportedPlate)),
  /** The present status of the car or plate; absent once it is gone. */
  subjectStatus: z.optional(z.enum(listingStatuses)),
  /** For `SAME_PHOTO`: one photo of the listing for each other that has it too. */
  samePhotos: z.array(samePhoto),
  reporter: z.nullable(z.object({ id: id('user'), username: z.string() })),
  /** Further reports of the same day, which get no rows of their own: about whatever cars, or of one car or plate about it alone. */
  others: z.optional(z.number()),
  /** How these were counted together; absent where it was not noted yet. */
  countedBy: z.optional(z.enum(reportsCountedBy)),
  /** The seller of the listing; null once their account is gone. */
  seller: z.optional(
    z.nullable(
      z.object({ id: id('user'), username: z.string(), name: z.string(), isSuspended: z.boolean() }),
    ),
  ),
  /** The main photo of the listing; null without one. */
  image: z.optional(z.nullable(photo)),
  /** Earlier reports, among the newest fifty about the seller: about the same listing, about anything of theirs, and upheld ones of these but for those of the same photo. */
  earlier: z.optional(
    z.object({ ofListing: z.number(), ofSeller: z.number(), upheld: z.number(), isMore: z.boolean() }),
  ),
  /** What became of the reporter's newest fifty reports; null for a visitor. */
  record: z.optional(
    z.nullable(
      z.object({ upheld: z.number(), dismissed: z.number(), open: z.number(), isMore: z.boolean() }),
    ),
  ),
})
export type ReportView = z.output<typeof reportView>
