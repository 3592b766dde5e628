import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { applicationFields } from '#shared/reference/application-fields.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { ApiError, hasCode, isUnauthorized } from '#web/api/api-error.ts'
import { atChancesToSend } from '#web/entities/listing/copy-sync.ts'
import type { Draft } from '#web/stores/draft.ts'
import { wasForgottenSince } from '#web/stores/person.ts'
import type { StoredKey } from '#web/stores/storage.ts'
import { checkAnswers, type Answers, type Issues } from './answers.ts'
import { createDraftSaver, type Saving } from './draft-saver.ts'
import { changesOf, draftOf, forgetKept, keep, type Work } from './draft.ts'
import { applicationQuery } from '#web/entities/application/own-application.ts'
import { saveDraft, type Draft as SentDraft } from './queries.ts'

type DraftOptions = {
  /** The browser's storage key of the draft. */
  key: StoredKey
  /** In milliseconds. */
  openedAt: number
  work: Work
  /** The problems with its answers. */
  issues: Issues
  /** Keeps the answers with problems as they stand; the application itself takes none. */
  wrong: Draft<Partial<Answers>>
  /** The initial answers, where nothing was left here earlier. */
  initial: Work
  /** The server's version of it then. */
  stored: Work
  /** The application's version that this form has seen or written last. */
  version: number
  onSaved: (submission: SubmissionView) => void
  onFailed: (error: unknown) => void
}

/**
 * Keeps the input: on the server a second after the last letter and when the page is left, in this browser while there is no connection
 * and where the page may end before the server has answered.
 */
export const useDraft = (options: DraftOptions) => {
  const { key, openedAt, work, issues, wrong, initial, stored, version } = options
  const { saver, saving } = useSaver(options)
  const workText = JSON.stringify(work)
  const draftText = JSON.stringify(draftOf(work, issues))
  const savedDocuments = useRef(JSON.stringify(initial.documents))
  const isUnchanged = workText === JSON.stringify(initial)
  const hasIssues = Object.keys(issues).length > 0
  const isSafe = !hasIssues && saving.phase === 'saved' && (saving.at !== null || isUnchanged)

  useEffect(() => {
    // A user has signed out in another tab: none of their data stays.
    if (wasForgottenSince(openedAt)) return
    if (saving.phase === 'saved' && (saving.at !== null || isUnchanged)) return forgetKept(key)
    const isReachable = saving.phase !== 'failed' || isUnauthorized(saving.error)
    keep(key, { ...(JSON.parse(workText) as Work), at: Date.now(), version }, isReachable)
  }, [key, openedAt, isUnchanged, saving, workText, version])

  const wrongText = JSON.stringify(
    Object.fromEntries(
      applicationFields.filter((name) => name in issues).map((name) => [name, work.answers[name]]),
    ),
  )
  useEffect(() => {
    const typed = JSON.parse(wrongText) as Partial<Answers>
    if (Object.keys(typed).length > 0) wrong.keep(typed)
    else wrong.forget()
  }, [wrong, wrongText])

  useEffect(() => {
    if (wasForgottenSince(openedAt)) return
    const textOf = (some: Work) => JSON.stringify(draftOf(some, checkAnswers(some.answers)))
    saver.begin(textOf(stored), textOf(initial))
    const documents = JSON.stringify((JSON.parse(workText) as Work).documents)
    saver.want(draftText, savedDocuments.current !== documents)
    savedDocuments.current = documents
  }, [saver, initial, stored, workText, draftText, openedAt])

  // A page that ends takes its request with it, and what would have left after that.
  const keepUnanswered = useEffectEvent(() => {
    if (saving.phase === 'saving' && !wasForgottenSince(openedAt))
      keep(key, { ...work, at: Date.now(), version }, false)
  })
  useEffect(() => {
    saver.enter()
    const stop = atChancesToSend(() => {
      keepUnanswered()
      saver.flush()
    })
    return () => {
      stop()
      if (wasForgottenSince(openedAt)) saver.stop()
      else saver.leave()
    }
  }, [saver, openedAt])

  return {
    saving,
    hasIssues,
    /** Everything that is typed is on the server. */
    isSafe,
    retry: saver.flush,
    /** Waits for a draft on its way and sends no more, until `release`. */
    hold: saver.hold,
    release: saver.release,
  }
}

// Sent in another tab, or the session is over: there is nothing to try again.
const isFinal = (error: unknown) => isUnauthorized(error) || hasCode(error, 'ILLEGAL_STATUS_MOVE')

/** Sends the drafts of one form, and reports their progress. */
const useSaver = (options: Pick<DraftOptions, 'onSaved' | 'onFailed'>) => {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ phase: 'saved', at: null })
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))
  const save = useCallback(
    async (text: string, before: string) => {
      try {
        const saved = await saveDraft(
          changesOf(JSON.parse(before) as SentDraft, JSON.parse(text) as SentDraft),
        )
        latest.current.onSaved(saved)
        client.setQueryData(applicationQuery.queryKey, saved)
      } catch (error) {
        const isChangedElsewhere = error instanceof ApiError && error.status === 409
        if (isChangedElsewhere) void client.invalidateQueries({ queryKey: applicationQuery.queryKey })
        latest.current.onFailed(error)
        throw error
      }
    },
    [client],
  )
  const [saver] = useState(() => createDraftSaver({ save, onChange: setSaving, isFinal }))
  return { saver, saving }
}
