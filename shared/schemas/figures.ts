import * as z from 'zod/mini'
import { id } from './ids.ts'
import { instant } from './text.ts'

/** The five figures of the admin panel (spec, selling, section 2), and what waits behind each tab. */
export const adminCounts = z.object({
  totalUsers: z.number(),
  totalListings: z.number(),
  pendingListings: z.number(),
  totalDealers: z.number(),
  /** Dealerships that wait for verification, as far as they are counted: `limits.dealersCounted`. */
  pendingVerifications: z.number(),
  pendingPlates: z.number(),
  openReports: z.number(),
  openAppeals: z.number(),
  openMessages: z.number(),
  /** Public cars to be looked at, as far as they are counted: `limits.checksCounted`. */
  openChecks: z.optional(z.number()),
  /** Reviews of dealerships about which something is to be decided. */
  openDealerReviews: z.optional(z.number()),
  /** Requests for quotes that nobody has sent on, as far as they are counted: `limits.quote.counted`. */
  openQuotes: z.optional(z.number()),
})
export type AdminCounts = z.output<typeof adminCounts>

/** The events of one day in Qatar (`2026-11-22`). */
const figuresDay = z.object({
  day: z.string(),
  /** Cars that were submitted, at once published or not. */
  listings: z.number(),
  /** Number plates that were submitted. */
  plates: z.number(),
  leads: z.number(),
  users: z.number(),
  /** Cars and plates that admins approved and refused. */
  approvals: z.number(),
  rejections: z.number(),
  /** Minutes from submission to decision, the middle one of the day; null while nothing was decided. */
  medianDecisionMinutes: z.nullable(z.number()),
})
export type FiguresDay = z.output<typeof figuresDay>

/** The queues of the admins that have a target (`reviewTargetHours`). */
export const queueNames = [
  'listings',
  'checks',
  'plates',
  'applications',
  'reports',
  'appeals',
  'messages',
  'dealerReviews',
  'quotes',
] as const
export type QueueName = (typeof queueNames)[number]

export const figures = z.object({
  /** Oldest first, without gaps; the last is today. */
  days: z.array(figuresDay),
  /** Over all of them together. */
  medianDecisionMinutes: z.nullable(z.number()),
  decisions: z.number(),
  /** Every admin who did something in these days, the busiest first. */
  moderators: z.optional(
    z.array(
      z.object({
        id: id('user'),
        /** Null once the account is gone. */
        username: z.nullable(z.string()),
        decisions: z.number(),
        reports: z.number(),
        claims: z.number(),
        /** Public cars that they found fine. */
        checks: z.number(),
        /** Refusals of theirs that appeals overturned. */
        reversed: z.number(),
        /** From submission to their decision. */
        medianDecisionMinutes: z.nullable(z.number()),
      }),
    ),
  ),
  /** What waits now, and since when the oldest of it; null where nothing waits. Hours are the target for its age. */
  queues: z.optional(
    z.array(z.object({ name: z.enum(queueNames), oldestAt: z.nullable(instant), targetHours: z.number() })),
  ),
})
export type Figures = z.output<typeof figures>
