import { useState } from 'react'
import type { Issue } from '#shared/errors.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useUpdateUser } from '#web/entities/user/queries.ts'
import { focusField } from '#web/entities/user/focus-field.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'
import { checkDetails, prefetchCheck, refusedDetails } from './check-details.ts'
import { changesOf, detailsOf, movesEmail, type Details } from './details.ts'
import { forgetUnsavedDetails, keepUnsavedDetails, readUnsavedDetails } from './unsaved-details.ts'

/** The details in view or in edit mode, and their submission. Whatever fails, nothing typed is lost. */
export const useEditDetails = (user: CurrentUser) => {
  const { t } = useT('profile')
  const refusalText = useRefusalText()
  const { mutateAsync: update, isPending } = useUpdateUser()
  const [kept] = useState(() => readUnsavedDetails(user.id))
  /** Undefined in view mode. */
  const [typed, setTyped] = useState<Details | undefined>(kept)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [failure, setFailure] = useState<string>()

  const leave = () => {
    setTyped(undefined)
    setIssues([])
    setFailure(undefined)
    forgetUnsavedDetails()
  }
  const tell = (form: HTMLFormElement, found: readonly Issue[]) => {
    setIssues(found)
    if (found[0]) focusField(form, found[0].path)
  }
  const refuse = (form: HTMLFormElement, details: Details, error: unknown) => {
    // The page goes to the sign-in and comes back.
    if (isUnauthorized(error)) {
      // All but the password, which is never kept.
      keepUnsavedDetails({ userId: user.id, details: { ...details, currentPassword: '' } })
      return
    }
    const found = refusedDetails(error, details)
    tell(form, found)
    if (found.length === 0) setFailure(refusalText(error))
  }

  const save = async (form: HTMLFormElement) => {
    if (!typed) return
    setFailure(undefined)
    const found = await checkDetails(user, typed)
    tell(form, found)
    if (found.length > 0) return
    const changes = changesOf(user, typed)
    try {
      if (Object.keys(changes).length > 0) await update(changes)
      showToast({ title: t('details.saved'), tone: 'success' })
      leave()
    } catch (error) {
      refuse(form, typed, error)
    }
  }

  return {
    details: typed ?? detailsOf(user),
    editing: typed !== undefined,
    needsPassword: typed !== undefined && movesEmail(user, typed),
    /** What stands there was typed before the session ended. */
    isRestored: typed !== undefined && typed === kept,
    issues,
    failure,
    isPending,
    edit: () => {
      prefetchCheck()
      setTyped(detailsOf(user))
    },
    cancel: leave,
    save,
    onType: (changes: Partial<Details>) => {
      setTyped((before) => before && { ...before, ...changes })
      setIssues((before) => before.filter(({ path }) => !(path in changes)))
    },
  }
}

export type EditDetails = ReturnType<typeof useEditDetails>
