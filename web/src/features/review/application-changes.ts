import {
  applicationFields,
  type ApplicationField,
  documentTypes,
  type DocumentType,
} from '#shared/reference/application-fields.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'

type Documents = AdminSubmission['documents']
type Refused = Pick<NonNullable<AdminSubmission['refused']>, 'answers' | 'documents'>

type ChangedDocuments = { type: DocumentType; before: readonly string[]; now: readonly string[] }

const ofType = (documents: Documents, type: DocumentType) =>
  documents.filter(({ documentType }) => documentType === type)

/** The answers and documents of an application that changed since it was last refused. */
export const changesSince = (
  refused: Refused,
  now: AdminSubmission,
): { answers: ApplicationField[]; documents: ChangedDocuments[] } => ({
  answers: applicationFields.filter((name) => (refused.answers[name] ?? '') !== (now[name] ?? '')),
  documents: documentTypes.flatMap((type) => {
    const [before, after] = [ofType(refused.documents, type), ofType(now.documents, type)]
    const urls = (documents: Documents) => documents.map(({ documentUrl }) => documentUrl).join()
    const names = (documents: Documents) => documents.map(({ documentName }) => documentName)
    return urls(before) === urls(after) ? [] : [{ type, before: names(before), now: names(after) }]
  }),
})
