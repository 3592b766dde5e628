import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { areaNames } from '#shared/reference/areas.ts'
import { businessTypes, documentTypes } from '#shared/reference/application-fields.ts'
import { id } from './ids.ts'
import { applicationReasonCodes, decisionView, ownAppeal } from '#shared/schemas/moderation.ts'
import { website } from './dealer.ts'
import { displayName, instant, line, paragraphs, whole, requiredParagraphs } from './text.ts'
import { email, phoneNumber } from '#shared/schemas/user.ts'

export const submissionStatuses = ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** The statuses that admins see: a draft is its dealership's own business. */
export const sentStatuses = ['SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const

/** A dealership's answers about itself. Required by the spec: those that are not optional here. */
export const businessFields = {
  businessName: displayName(limits.companyName),
  businessType: z.enum(businessTypes),
  businessAddress: requiredParagraphs(limits.application.text),
  /** Within the city of its account. */
  businessArea: z.optional(z.enum(areaNames)),
  yearsInBusiness: whole(0, 150),
  numberOfEmployees: z.optional(whole(0, 100_000)),
  annualRevenue: z.optional(line(limits.application.revenue, 0)),
  businessDescription: z.optional(paragraphs(limits.application.text)),
  primaryContactName: displayName(limits.companyName),
  primaryContactPosition: line(limits.companyName),
  businessPhoneNumber: phoneNumber,
  businessEmail: email,
  websiteUrl: z.optional(website),
  previousExperience: z.optional(paragraphs(limits.application.text)),
  expectedMonthlyListings: z.optional(whole(0, 10_000)),
  specializations: z.optional(paragraphs(limits.application.text)),
}

/** A document of the application: its kind, the file's own name, and the address that `POST /api/objects/upload` answered. */
const documentFields = {
  documentType: z.enum(documentTypes),
  documentName: line(120),
  documentUrl: z.string().check(z.regex(/^(?:\/api\/verification-documents\/)?doc_[0-9A-HJKMNP-TV-Z]{26}$/)),
}
const submissionDocument = z.strictObject(documentFields)
export type SubmissionDocument = z.output<typeof submissionDocument>

/** One of each kind, but of others as many as there is room for. */
const submissionDocuments = z.array(submissionDocument).check(
  z.maxLength(20),
  z.refine(
    (documents) => {
      const single = documents.map(({ documentType }) => documentType).filter((type) => type !== 'OTHER')
      return new Set(single).size === single.length
    },
    { error: 'Please upload one file of each kind' },
  ),
)

export const newSubmission = z.strictObject({ ...businessFields, documents: submissionDocuments })

type Fields = Readonly<Record<string, z.core.$ZodType>>
type Partly<F extends Fields> = { [N in keyof F]: z.ZodMiniOptional<z.ZodMiniNullable<F[N]>> }

const partly = <F extends Fields>(fields: F) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(z.nullable(field))]),
  ) as Partly<F>

/** An incomplete application: fields that are present are valid, absent ones stay unchanged, null removes one. */
export const submissionDraft = z.strictObject({
  ...partly(businessFields),
  documents: z.optional(submissionDocuments),
})

type Refusable = Exclude<keyof typeof businessFields, 'businessArea'>
// The released web knows no refusal about the area: it joins with the next release.
const isRefusable = (name: string): name is Refusable => name !== 'businessArea'

/** The parts that a refusal can be about: an answer, or one of the documents. */
export const submissionFields = [
  ...Object.keys(businessFields).filter(isRefusable),
  ...documentTypes,
] as const
export type SubmissionField = (typeof submissionFields)[number]

/** The stored answers. A web address that was valid when it was written is kept, and must not hide the application it stands in. */
export const submissionAnswers = z.partial(z.object({ ...businessFields, websiteUrl: z.string() }))
export type SubmissionAnswers = z.output<typeof submissionAnswers>

export const submissionView = z.extend(submissionAnswers, {
  id: id('submission'),
  userId: id('user'),
  status: z.enum(submissionStatuses),
  version: z.number(),
  rejectionReason: z.nullable(z.string()),
  reasonCodes: applicationReasonCodes,
  rejectionFields: z.array(z.enum(submissionFields)),
  appeal: z.nullable(ownAppeal),
  /** For the applicant too (spec, selling, section 3). */
  adminNotes: z.nullable(z.string()),
  documents: z.array(z.object({ ...documentFields, uploadedAt: instant })),
  createdAt: instant,
  updatedAt: instant,
  submittedAt: z.nullable(instant),
  reviewedAt: z.nullable(instant),
})
export type SubmissionView = z.output<typeof submissionView>

/** An application as admins review it: its author, and its state when it was last refused. */
export const adminSubmission = z.extend(submissionView, {
  owner: z.object({ id: id('user'), username: z.string(), name: z.string(), role: z.string() }),
  decision: z.nullable(decisionView),
  /** Verified dealerships whose name looks like this one’s, when it is opened alone. */
  looksLike: z.optional(z.array(z.object({ id: id('user'), slug: z.string(), businessName: z.string() }))),
  refused: z.nullable(
    z.object({
      at: instant,
      reasonCodes: applicationReasonCodes,
      rejectionReason: z.nullable(z.string()),
      rejectionFields: z.array(z.enum(submissionFields)),
      answers: submissionAnswers,
      documents: z.array(z.object({ ...documentFields, uploadedAt: instant })),
    }),
  ),
})
export type AdminSubmission = z.output<typeof adminSubmission>
