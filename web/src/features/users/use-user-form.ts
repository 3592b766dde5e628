import { useState } from 'react'
import type { Issue } from '#shared/errors.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useEditUser } from './api/edit-user.ts'
import type { IssueWords } from './issue-words.ts'
import { changesOf, lacksCompany, valuesOf, type UserValues } from './user-values.ts'

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Else what is wrong with the lowest one in sight stays below the edge.
  field.scrollIntoView({ block: 'center' })
}

/**
 * The details of somebody else's account and their submission. Only what was typed is kept here: when the user is loaded
 * again because another admin was faster, the rest of the form follows.
 */
export const useUserForm = (user: AdminUser, { issueOf }: IssueWords, close: () => void) => {
  const { t } = useT('users')
  const errorText = useErrorText()
  const { mutateAsync: edit, isPending } = useEditUser()
  const [typed, setTyped] = useState<Partial<UserValues>>({})
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [failure, setFailure] = useState<string>()
  // The account as it was when the first field was typed: the list behind may be loaded anew, and what another admin has
  // just changed of that very field is not to be overwritten unseen.
  const [seen, setSeen] = useState<number>()
  const values = { ...valuesOf(user), ...typed }

  const tell = (form: HTMLFormElement, found: readonly Issue[]) => {
    setIssues(found)
    if (found[0]) focusField(form, found[0].path)
  }
  const refuse = (form: HTMLFormElement, error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(errorText(error))
    if (error.code === 'NOT_FOUND') {
      showToast({ title: t('edit.failed'), description: t('stale'), tone: 'danger', duration: 8000 })
      return close()
    }
    const coded = issueOf(error.code)
    const found = (coded ? [coded] : error.issues).filter(({ path }) => path in values)
    tell(form, found)
    const isConflict = error.code === 'CONFLICT' || error.code === 'EDIT_CONFLICT'
    if (isConflict) setSeen(undefined)
    if (found.length === 0) setFailure(isConflict ? t('edit.conflict') : errorText(error))
  }
  const save = async (form: HTMLFormElement) => {
    setFailure(undefined)
    const changes = changesOf(user, values)
    if (Object.keys(changes).length === 0) return close()
    if (lacksCompany(values))
      return tell(form, [{ path: 'companyName', message: 'Company name is required for dealerships' }])
    try {
      await edit({ id: user.id, changes: { ...changes, version: seen ?? user.version } })
      showToast({ title: t('edit.done'), tone: 'success' })
      close()
    } catch (error) {
      refuse(form, error)
    }
  }
  const onType = (part: Partial<UserValues>) => {
    setSeen((before) => before ?? user.version)
    setTyped((before) => ({ ...before, ...part }))
    setIssues((before) => before.filter(({ path }) => !(path in part)))
  }
  return { values, issues, failure, isPending, save, onType }
}

export type UserForm = ReturnType<typeof useUserForm>
