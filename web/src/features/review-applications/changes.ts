import { applicationFields, type ApplicationField } from '#shared/reference/application-fields.ts'
import { documentTypes, type DocumentType } from '#shared/reference/document-types.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'

type Papers = AdminSubmission['documents']
type Refused = Pick<NonNullable<AdminSubmission['refused']>, 'answers' | 'documents'>

export type ChangedPapers = { type: DocumentType; before: readonly string[]; now: readonly string[] }

const namesOf = (papers: Papers, type: DocumentType) =>
  papers.filter(({ documentType }) => documentType === type)

/** What an application says and brings otherwise than when it was last refused. */
export const changesSince = (
  refused: Refused,
  now: AdminSubmission,
): { answers: ApplicationField[]; papers: ChangedPapers[] } => ({
  answers: applicationFields.filter((name) => (refused.answers[name] ?? '') !== (now[name] ?? '')),
  papers: documentTypes.flatMap((type) => {
    const [before, after] = [namesOf(refused.documents, type), namesOf(now.documents, type)]
    const urls = (papers: Papers) => papers.map(({ documentUrl }) => documentUrl).join()
    const names = (papers: Papers) => papers.map(({ documentName }) => documentName)
    return urls(before) === urls(after) ? [] : [{ type, before: names(before), now: names(after) }]
  }),
})
