import { api, apiOk } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'
import { uploadDocument } from '#functions/testing/uploads.ts'
import type { DocumentType } from '#shared/reference/application-fields.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'

/** A complete application; override what a test is about. */
export const applicationAnswers = (parts: Readonly<Record<string, unknown>> = {}) => ({
  businessName: 'Gulf Star Motors',
  businessType: 'Used Car Dealer',
  businessAddress: 'Salwa Road 210\nDoha',
  yearsInBusiness: 12,
  primaryContactName: 'Hamad Al Test',
  primaryContactPosition: 'Owner',
  businessPhoneNumber: '4412 3456',
  businessEmail: 'office@gulfstar.example',
  ...parts,
})

const required = ['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const

/** An uploaded file as a document of an application. */
export const aDocument = async (
  { token }: Person,
  documentType: DocumentType = 'OTHER',
): Promise<SubmissionDocument> => ({
  documentType,
  documentName: `${documentType.toLowerCase()}.pdf`,
  documentUrl: (await uploadDocument(token)).url,
})

/** The three required documents of an application, freshly uploaded. */
export const requiredDocuments = (person: Person): Promise<SubmissionDocument[]> =>
  Promise.all(required.map((type) => aDocument(person, type)))

/** Submits a whole application with documents of its own. Does not check the response. */
export const submit = async (person: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const documents = parts['documents'] ?? (await requiredDocuments(person))
  const body = { ...applicationAnswers(parts), documents }
  return api('POST', '/api/verification/submit', { token: person.token, body })
}

/** Submits a whole application. @returns the application */
export const apply = async (person: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const { status, body } = await submit(person, parts)
  if (status !== 201) throw new Error(`The application was refused: ${status} ${JSON.stringify(body)}`)
  return body
}

/** The caller's application as they see it, or null. */
export const ownApplication = async ({ token }: Person) =>
  (await apiOk('GET', '/api/verification/submission', { token })).body

/** Decides on an application as an admin. Does not check the response. */
export const decideApplication = (
  { token }: Person,
  submissionId: string,
  body: Readonly<Record<string, unknown>>,
) => api('POST', `/api/admin/verification-submissions/${submissionId}/status`, { token, body })

/** Decides on a dealership as an admin. Does not check the response. */
export const verify = ({ token }: Person, userId: string, body: Readonly<Record<string, unknown>>) =>
  api('POST', `/api/admin/verify-dealership/${userId}`, { token, body })

/** The documents of a response in the form that a request takes. */
export const sentAgain = (documents: readonly SubmissionDocument[]): SubmissionDocument[] =>
  documents.map(({ documentType, documentName, documentUrl }) => ({
    documentType,
    documentName,
    documentUrl,
  }))
