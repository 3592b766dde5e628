import { applicationFields } from '#shared/reference/application-fields.ts'
import { bodyOf, type Answers } from './answers.ts'
import type { Draft } from './api/save-draft.ts'
import type { NewSubmission } from './api/submit-verification.ts'
import { documentsBody, type Arrived } from './documents.ts'
import type { Issues } from './issues.ts'

/** What somebody is filling in: the answers as typed, and the papers that have arrived. */
export type Work = { answers: Answers; documents: readonly Arrived[] }

/** As much of it as the server takes: null for what is empty, and what is not valid yet stays in the form alone. */
export const draftOf = ({ answers, documents }: Work, issues: Issues): Draft => {
  const body = bodyOf(answers)
  const valid = applicationFields.filter((name) => !(name in issues))
  // What is in the body was checked by the server's own schema, which the type system cannot see.
  const filled = Object.fromEntries(valid.map((name) => [name, body[name] ?? null])) as Draft
  return { ...filled, documents: documentsBody(documents) }
}

/** What a draft changes of the one before: what another window has saved of the rest stays as it is there. */
export const changesOf = (before: Draft, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(before[name as keyof Draft]) !== JSON.stringify(value),
    ),
  )

/** The whole application, to be sent. */
export const submissionOf = ({ answers, documents }: Work): NewSubmission => ({
  // Nothing required is missing: the form asks first, and the server again.
  ...(bodyOf(answers) as Omit<NewSubmission, 'documents'>),
  documents: documentsBody(documents),
})
