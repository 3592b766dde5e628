import { useState } from 'react'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useUpdatePlate } from '#web/entities/plate/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { changesFrom } from './plate-values.ts'
import { showIssues } from './show-issues.ts'
import type { PlateForm } from './use-plate-form.ts'

/** Saves what a form changes of one's own plate. Whatever fails, nothing typed is lost. */
export const useEditPlate = (plate: OwnPlate, { form, forget }: PlateForm, onDone: () => void) => {
  const { t } = useT('plate-form')
  const errorText = useErrorText()
  const { mutateAsync: update, isPending } = useUpdatePlate()
  const [refusal, setRefusal] = useState<ApiError>()

  const submit = form.handleSubmit(async (answers) => {
    setRefusal(undefined)
    const changes = changesFrom(plate, answers)
    try {
      if (Object.keys(changes).length > 0) {
        const { status } = await update({ id: plate.id, ...changes, version: plate.version })
        const description = status === 'PENDING' ? t('edit.pendingText') : t('edit.savedText')
        showToast({ title: t('edit.saved'), description, tone: 'success' })
      }
      forget()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      showIssues(form, error.issues)
    }
  })
  const isConflict = refusal?.code === 'EDIT_CONFLICT'
  return {
    submit,
    isPending,
    failure: refusal && (isConflict ? t('edit.conflict') : errorText(refusal)),
  }
}
