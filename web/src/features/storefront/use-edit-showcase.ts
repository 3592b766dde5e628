import { useEffect, useState } from 'react'
import type { Issue } from '#shared/errors.ts'
import type { Storefront } from '#shared/schemas/storefront.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useUpdateStorefront } from './api/storefront.ts'
import { forgetUnsaved, formOf, keepUnsaved, readUnsaved, showcaseOf, type Showcase } from './showcase.ts'

// `hours.3.from` is about the hours.
const fieldOf = ({ path }: Issue): string => path.split('.')[0] ?? ''

/** The storefront being edited, and its submission. Whatever fails, nothing typed is lost. */
export const useEditShowcase = (userId: string, storefront: Storefront) => {
  const { t } = useT('showcase')
  const errorText = useErrorText()
  const { mutateAsync: update, isPending } = useUpdateStorefront()
  const [kept] = useState(() => readUnsaved(userId))
  const [showcase, setShowcase] = useState<Showcase>(kept ?? showcaseOf(storefront))
  const [isDirty, setDirty] = useState(kept !== undefined)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [failure, setFailure] = useState<{ text: string; isStale: boolean }>()

  // Another tab of the dashboard, a reload or an ended session must not cost what was typed.
  useEffect(() => {
    if (isDirty) keepUnsaved({ userId, showcase })
  }, [isDirty, userId, showcase])

  const refuse = (error: unknown) => {
    // The page goes to the sign-in and comes back.
    if (isUnauthorized(error)) return
    const found = error instanceof ApiError ? error.issues : []
    setIssues(found)
    const isStale = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
    setFailure({ text: errorText(error), isStale })
  }

  const save = async () => {
    setFailure(undefined)
    setIssues([])
    try {
      const saved = await update(formOf(showcase))
      setShowcase(showcaseOf(saved))
      setDirty(false)
      forgetUnsaved()
      showToast({ title: t('saved'), tone: 'success' })
    } catch (error) {
      refuse(error)
    }
  }

  return {
    showcase,
    isDirty,
    isPending,
    isRestored: kept !== undefined && isDirty,
    failure,
    /** The sentence under a field, or undefined. */
    errorOf: (field: keyof Showcase): string | undefined =>
      issues.some((issue) => fieldOf(issue) === field) ? t(`error.${field}`) : undefined,
    set: (changes: Partial<Showcase>) => {
      setShowcase((before) => ({ ...before, ...changes }))
      setDirty(true)
      setIssues((before) => before.filter((issue) => !Object.hasOwn(changes, fieldOf(issue))))
    },
    /** Back to what the server has; what was typed goes. */
    reset: (present: Storefront) => {
      setShowcase(showcaseOf(present))
      setDirty(false)
      setFailure(undefined)
      setIssues([])
      forgetUnsaved()
    },
    save,
  }
}
