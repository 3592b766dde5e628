import { useCallback, useEffect, useRef, useState } from 'react'
import type { SubmissionView } from '#shared/schemas/verification.ts'

/**
 * Which form stands for the application: another `key` begins it anew. That happens when the application was changed
 * elsewhere, in another tab or on another device, and nothing here waits to be saved.
 */
export const useNewerForm = (submission: SubmissionView | null) => {
  const version = submission?.version ?? 0
  const [form, setForm] = useState({ key: 0, version })
  const busy = useRef(false)
  useEffect(() => {
    if (version > form.version && !busy.current) setForm(({ key }) => ({ key: key + 1, version }))
  }, [version, form.version])
  return {
    key: form.key,
    /** The form itself has written this version. */
    onSaved: useCallback(
      ({ version: written }: SubmissionView) => setForm(({ key }) => ({ key, version: written })),
      [],
    ),
    /** Whether something typed is not saved yet. */
    onBusy: useCallback((isBusy: boolean) => void (busy.current = isBusy), []),
  }
}
