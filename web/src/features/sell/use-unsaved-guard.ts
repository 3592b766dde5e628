import { useEffect, useRef, type RefObject } from 'react'
import { keepUnsaved, namedFiles } from './unsaved.ts'
import type { Wizard } from './use-wizard.ts'

/**
 * Asks before the tab is closed on unsaved answers; what is left behind otherwise (a lost session, a link) is kept for
 * this tab. `closingRef` is set by whoever ends the wizard on purpose, and there is nothing to keep then.
 */
export const useUnsavedGuard = (
  wizard: Wizard,
  editId: string | null,
  closingRef: RefObject<boolean>,
): void => {
  const latest = useRef(wizard)
  useEffect(() => void (latest.current = wizard))

  const { isDirty } = wizard
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  useEffect(() => {
    closingRef.current = false
    const keep = () => {
      const { seller, step, answers, saved, photos, documents, isDirty } = latest.current
      if (!isDirty || closingRef.current) return
      keepUnsaved({
        userId: seller.id,
        editId,
        step,
        answers,
        saved,
        photos: namedFiles(photos.items),
        documents: namedFiles(documents.items),
      })
    }
    // A reload, or a phone that drops the tab while its camera is open, says no more than this.
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [editId, closingRef])
}
