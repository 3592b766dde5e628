import { useEffect, useEffectEvent, useState } from 'react'
import {
  applicationFields,
  type ApplicationField,
  documentTypeLabels,
} from '#shared/reference/application-fields.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { ApiError, hasCode } from '#web/api/api-error.ts'
import { isInProgress } from '#web/entities/upload/queue.ts'
import { UploadError, findStored } from '#web/entities/upload/upload-status.ts'
import { useUploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import type { Draft } from '#web/stores/draft.ts'
import type { StoredKey } from '#web/stores/storage.ts'
import { unsavedKey } from '#web/stores/unsaved-work.ts'
import { answersOf, answersOfUser, checkAnswers, issueOf, type Answers, type Issues } from './answers.ts'
import { arrivedIn, arrivedOf, typeOf, uploadsOf, type Arrived } from './documents.ts'
import { isNewer, readKept, type Work } from './draft.ts'
import { useDraft } from './use-draft.ts'

type Applicant = Pick<CurrentUser, 'id' | 'companyName' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'>

/** The answers that the application does not take yet, as they stand. */
type Wrong = Draft<Partial<Answers>>

/** The initial state of the form: what the server has, what the account says, and what was left in this browser. */
const startOf = (
  key: StoredKey,
  user: Applicant,
  submission: SubmissionView | null,
  wrong: Wrong,
  now: number,
) => {
  const stored: Work = {
    answers: answersOf(submission ?? {}),
    documents: arrivedOf(submission?.documents ?? []),
  }
  const initial = submission ? stored : { ...stored, answers: answersOfUser(user) }
  const kept = readKept(key, initial.answers, now)
  const typed = wrong.read()
  const withWrong = typed && { ...initial, answers: { ...initial.answers, ...typed } }
  const left: Work | undefined = kept && isNewer(kept, submission) ? kept : (withWrong ?? undefined)
  return { stored, initial, left, openedAt: now }
}

/**
 * An application that is being filled in. No input is lost when the connection, the session or the tab ends.
 */
export const useApplication = (
  user: Applicant,
  submission: SubmissionView | null,
  wrong: Wrong,
  onSaved: (saved: SubmissionView) => void,
) => {
  const key = unsavedKey('verification', user.id)
  const [{ left, ...start }] = useState(() => startOf(key, user, submission, wrong, Date.now()))
  const first = left ?? start.initial
  const [answers, setAnswers] = useState(first.answers)
  const [touched, setTouched] = useState<ReadonlySet<ApplicationField>>(
    () => new Set(left ? applicationFields : []),
  )
  const { uploads, documents, rejectSwept } = useDocuments(first.documents, left !== undefined)
  const { issues, noteRefusal } = useIssues(answers)

  /** Records which answers and documents the server refused; returns the answers' names. */
  const onRefused = (error: unknown): ApplicationField[] => {
    if (hasCode(error, 'UPLOAD_UNUSABLE')) rejectSwept()
    return noteRefusal(error)
  }
  const draft = useDraft({
    ...start,
    key,
    work: { answers, documents },
    issues,
    wrong,
    version: submission?.version ?? 0,
    onSaved,
    onFailed: (error) => void onRefused(error),
  })

  return {
    key,
    answers,
    issues,
    documents,
    uploads,
    draft,
    /** The shown answers were left here earlier. */
    isRestored: left !== undefined,
    isUploading: uploads.items.some(isInProgress),
    /** Answers whose field was left once: their issues are shown. */
    touched,
    touch: (name: ApplicationField) =>
      setTouched((before) => (before.has(name) ? before : new Set([...before, name]))),
    set: (name: ApplicationField, text: string) => setAnswers((before) => ({ ...before, [name]: text })),
    onRefused,
  }
}

export type Application = ReturnType<typeof useApplication>

/**
 * The problems with the answers: by the server's own schema, and those that the server refused all the same until they are
 * changed.
 */
const useIssues = (answers: Answers) => {
  // The answers that the server refused, as they were typed.
  const [refused, setRefused] = useState<Partial<Answers>>({})
  const again = applicationFields.filter((name) => refused[name] === answers[name])
  const issues: Issues = {
    ...Object.fromEntries(again.map((name) => [name, issueOf(name, answers[name])])),
    ...checkAnswers(answers),
  }
  const noteRefusal = (error: unknown): ApplicationField[] => {
    const found = error instanceof ApiError ? error.issues : []
    const names = applicationFields.filter((name) => found.some(({ path }) => path === name))
    if (names.length > 0)
      setRefused((before) => ({
        ...before,
        ...Object.fromEntries(names.map((name) => [name, answers[name]])),
      }))
    return names
  }
  return { issues, noteRefusal }
}

/** The documents of an application, those there and those on their way. `wasLeft`: they were left in this browser earlier. */
const useDocuments = (initial: readonly Arrived[], wasLeft: boolean) => {
  const { t, language } = useT('uploads')
  const uploads = useUploads('document', uploadsOf(initial), {
    onReady: (key) => {
      const type = typeOf(key)
      const label = type ? documentTypeLabels[type][language] : ''
      showToast({ title: t('document.uploaded', { label }), tone: 'success' })
    },
  })
  const documents = arrivedIn(uploads.items)

  /** Rejects the documents that the server no longer has: one that no application holds is swept after a day. */
  const rejectSwept = (signal = new AbortController().signal) => {
    const reject = async () => {
      const stored = await findStored(
        documents.map(({ url }) => url),
        signal,
      )
      for (const { key, url } of documents) if (!stored.has(url)) uploads.reject(key, new UploadError('GONE'))
    }
    void reject().catch(() => undefined)
  }
  const onLeft = useEffectEvent(rejectSwept)
  useEffect(() => {
    if (!wasLeft) return
    const controller = new AbortController()
    onLeft(controller.signal)
    return () => controller.abort()
  }, [wasLeft])

  return { uploads, documents, rejectSwept }
}
