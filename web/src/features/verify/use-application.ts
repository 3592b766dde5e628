import { useState } from 'react'
import { applicationFields, type ApplicationField } from '#shared/reference/application-fields.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isInProgress } from '#web/entities/upload/queue.ts'
import { answersOf, answersOfUser } from './answers.ts'
import { arrivedOf } from './documents.ts'
import type { Work } from './draft.ts'
import { useCheck } from './issues.ts'
import { isNewer, keptKey, readKept } from './kept.ts'
import { useDraft } from './use-draft.ts'
import { usePapers } from './use-papers.ts'

type Applicant = Pick<CurrentUser, 'id' | 'companyName' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'>

/** What a form begins with: what the server has, what the account says, and what was left in this browser. */
const startOf = (user: Applicant, submission: SubmissionView | null, now: number) => {
  const stored: Work = {
    answers: answersOf(submission ?? {}),
    documents: arrivedOf(submission?.documents ?? []),
  }
  const begun = submission ? stored : { ...stored, answers: answersOfUser(user) }
  const kept = readKept(keptKey(user.id), begun.answers, now)
  const left: Work | undefined = kept && isNewer(kept, submission) ? kept : undefined
  return { stored, begun, left, openedAt: now }
}

/**
 * An application that is being filled in. Whatever happens to the connection, the session or the tab, nothing of it is
 * lost.
 */
export const useApplication = (
  user: Applicant,
  submission: SubmissionView | null,
  onSaved: (saved: SubmissionView) => void,
) => {
  const key = keptKey(user.id)
  const [{ left, ...start }] = useState(() => startOf(user, submission, Date.now()))
  const first = left ?? start.begun
  const [answers, setAnswers] = useState(first.answers)
  const [touched, setTouched] = useState<ReadonlySet<ApplicationField>>(
    () => new Set(left ? applicationFields : []),
  )
  const { uploads, documents, checkPapers } = usePapers(first.documents, left !== undefined)
  const { check, noteRefusal } = useCheck()

  /** Notes what the server refused, of the answers and of the papers; gives the answers' names. */
  const onRefused = (error: unknown): ApplicationField[] => {
    if (error instanceof ApiError && error.code === 'UPLOAD_UNUSABLE') checkPapers()
    return noteRefusal(error, answers)
  }
  const draft = useDraft({
    ...start,
    key,
    work: { answers, documents },
    version: submission?.version ?? 0,
    check,
    onSaved,
    onFailed: (error) => void onRefused(error),
  })

  return {
    key,
    answers,
    documents,
    uploads,
    draft,
    /** What is shown was left here earlier. */
    isRestored: left !== undefined,
    isUploading: uploads.items.some(isInProgress),
    /** Answers that somebody has left once: what is wrong with them is told. */
    touched,
    touch: (name: ApplicationField) =>
      setTouched((before) => (before.has(name) ? before : new Set([...before, name]))),
    set: (name: ApplicationField, text: string) => setAnswers((before) => ({ ...before, [name]: text })),
    onRefused,
  }
}

export type Application = ReturnType<typeof useApplication>
