import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { wasForgottenSince } from '#web/stores/unsaved-work.ts'
import { submissionQuery } from './api/get-submission.ts'
import { saveDraft, type Draft } from './api/save-draft.ts'
import { newDraftSaver, type Saving } from './draft-saver.ts'
import { changesOf, draftOf, type Work } from './draft.ts'
import type { Check } from './issues.ts'
import { forgetKept, keep } from './kept.ts'

type DraftRun = {
  /** Where the browser keeps it. */
  key: string
  /** In milliseconds. */
  openedAt: number
  work: Work
  /** What the form began with, where nothing was left here earlier. */
  begun: Work
  /** What the server had of it then. */
  stored: Work
  /** The application's version that this form has seen or written last. */
  version: number
  /** Undefined while the answers cannot be checked: then nothing is sent. */
  check: Check | undefined
  onSaved: (submission: SubmissionView) => void
  onFailed: (error: unknown) => void
}

// Sent in another tab, or the session is over: there is nothing to try again.
const isFinal = (error: unknown) =>
  isUnauthorized(error) || (error instanceof ApiError && error.code === 'ILLEGAL_STATUS_MOVE')

const isMoved = (error: unknown) => error instanceof ApiError && error.status === 409

/** What sends the drafts of one form, and how far they have come. */
const useSaver = (run: DraftRun) => {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ phase: 'saved', at: null })
  const latest = useRef(run)
  useEffect(() => void (latest.current = run))
  const save = useCallback(
    async (text: string, before: string) => {
      try {
        const saved = await saveDraft(changesOf(JSON.parse(before) as Draft, JSON.parse(text) as Draft))
        latest.current.onSaved(saved)
        client.setQueryData(submissionQuery.queryKey, saved)
      } catch (error) {
        if (isMoved(error)) void client.invalidateQueries({ queryKey: submissionQuery.queryKey })
        latest.current.onFailed(error)
        throw error
      }
    },
    [client],
  )
  const [saver] = useState(() => newDraftSaver({ save, tell: setSaving, isFinal }))
  return { saver, saving }
}

/** Keeps what is typed: in this browser with every letter, on the server a moment later and when the page is left. */
export const useDraft = (run: DraftRun) => {
  const { key, openedAt, work, begun, stored, version, check } = run
  const { saver, saving } = useSaver(run)
  const issues = check?.(work.answers) ?? {}
  const workText = JSON.stringify(work)
  const papers = useRef(JSON.stringify(begun.documents))
  const isAsBegun = workText === JSON.stringify(begun)
  const hasIssues = Object.keys(issues).length > 0
  const isSafe = !hasIssues && saving.phase === 'saved' && (saving.at !== null || isAsBegun)

  useEffect(() => {
    // Somebody has signed out in another tab: nothing of theirs stays.
    if (wasForgottenSince(openedAt)) return
    if (isSafe) forgetKept(key)
    else keep(key, { ...(JSON.parse(workText) as Work), at: Date.now(), version })
  }, [key, openedAt, isSafe, workText, version])

  useEffect(() => {
    if (!check || wasForgottenSince(openedAt)) return
    const textOf = (some: Work) => JSON.stringify(draftOf(some, check(some.answers)))
    saver.begin(textOf(stored), textOf(begun))
    const typed = JSON.parse(workText) as Work
    const present = JSON.stringify(typed.documents)
    saver.want(textOf(typed), papers.current !== present)
    papers.current = present
  }, [saver, check, begun, stored, workText, openedAt])

  useEffect(() => {
    const { flush } = saver
    saver.enter()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      if (!wasForgottenSince(openedAt)) saver.leave()
    }
  }, [saver, openedAt])

  return {
    saving,
    issues,
    hasIssues,
    /** Everything that is typed is on the server. */
    isSafe,
    retry: saver.flush,
    /** Waits for a draft on its way and sends no more, until `release`. */
    hold: saver.hold,
    release: saver.release,
  }
}
