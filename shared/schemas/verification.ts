import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { businessTypes } from '#shared/reference/business-types.ts'
import { documentTypes } from '#shared/reference/document-types.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant, line, paragraphs, whole } from '#shared/schemas/text.ts'
import { email, phoneNumber } from '#shared/schemas/user.ts'

const submissionStatuses = ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const

const website = z
  .string()
  .check(z.maxLength(300), z.regex(/^https?:\/\/[^\s]+$/, { error: 'Please enter a web address' }))

const businessFields = {
  businessName: line(limits.companyName),
  businessType: z.enum(businessTypes),
  businessAddress: paragraphs(2000),
  yearsInBusiness: whole(0, 150),
  numberOfEmployees: z.optional(whole(0, 100_000)),
  annualRevenue: z.optional(line(40, 0)),
  businessDescription: z.optional(paragraphs(2000)),
  primaryContactName: line(limits.companyName),
  primaryContactPosition: line(limits.companyName),
  businessPhoneNumber: phoneNumber,
  businessEmail: email,
  websiteUrl: z.optional(z.union([z.literal(''), website])),
  previousExperience: z.optional(paragraphs(2000)),
  expectedMonthlyListings: z.optional(whole(0, 10_000)),
  specializations: z.optional(paragraphs(2000)),
}

const submissionDocument = z.object({
  documentType: z.enum(documentTypes),
  documentName: line(120),
  documentUrl: z.string(),
})

export const newSubmission = z.strictObject({
  ...businessFields,
  documents: z.array(submissionDocument).check(z.maxLength(20)),
})

export const submissionView = z.extend(z.partial(z.object(businessFields)), {
  id: id('submission'),
  userId: id('user'),
  status: z.enum(submissionStatuses),
  rejectionReason: z.nullable(z.string()),
  adminNotes: z.nullable(z.string()),
  documents: z.array(submissionDocument),
  createdAt: instant,
  reviewedAt: z.nullable(instant),
})
