import * as z from 'zod/mini'
import { id } from './ids.ts'
import { ownListing, samePhoto } from './listing.ts'
import { decisionView, publicationCheck } from './moderation.ts'
import { instant } from './text.ts'

/** A listing as an admin reviews it. Documents are names for `/api/verification-documents/{name}`. */
export const adminListing = z.extend(ownListing, {
  samePhotos: z.array(samePhoto),
  dealerProfileId: z.nullable(id('user')),
  owner: z.object({ id: id('user'), username: z.string(), name: z.string(), role: z.string() }),
  /** When it was last submitted for review; null while it never was. */
  submittedAt: z.nullable(instant),
  decision: z.nullable(decisionView),
  /** Its owner is suspended, or its dealership is not verified: out of sight, whatever the status. */
  isHidden: z.boolean(),
  /** When it stops being featured by itself; null or absent where only an admin ends it. */
  featuredUntil: z.optional(z.nullable(instant)),
  /** It is public without a review, and an admin is to look at it. */
  check: z.optional(publicationCheck),
})
export type AdminListing = z.output<typeof adminListing>
