import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant, line, paragraphs } from '#shared/schemas/text.ts'
import { email, phoneNumber } from '#shared/schemas/user.ts'

const leadStatuses = ['NEW', 'CONTACTED', 'CLOSED'] as const

export const newLead = z.strictObject({
  listingId: id('listing'),
  buyerName: line(limits.lead.name),
  buyerPhone: phoneNumber,
  buyerEmail: z.optional(z.union([z.literal(''), email])),
  message: paragraphs(limits.lead.message),
})

/** A contact request, as buyer and seller see it. Name, phone and e-mail are what the buyer typed. */
export const leadView = z.object({
  id: id('lead'),
  listingId: id('listing'),
  listingTitle: z.string(),
  listingTitleAr: z.string(),
  listingSlug: z.nullable(z.string()),
  status: z.enum(leadStatuses),
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerEmail: z.nullable(z.string()),
  message: z.string(),
  createdAt: instant,
})
