import { useRef } from 'react'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useCreatePlate } from '#web/entities/plate/mutations.ts'
import { isOwnNumber } from '#web/entities/plate/own-plates.ts'
import { useT } from '#web/i18n/use-t.ts'
import { randomName } from '#web/stores/random-name.ts'
import { showToast } from '#web/stores/toast.ts'
import { proposedOf } from './plate-values.ts'
import { showIssues } from './show-issues.ts'
import type { PlateForm } from './use-plate-form.ts'

type Outcome = { onSubmitted: () => void; onUnauthorized: () => void }

/** Offers the plate of a form and says what became of it. Whatever fails, nothing typed is lost. */
export const useSellPlate = ({ form, forget }: PlateForm, { onSubmitted, onUnauthorized }: Outcome) => {
  const { t } = useT('plate-form')
  const errorText = useErrorText()
  const { mutateAsync: create, isPending } = useCreatePlate()
  const request = useRef({ of: '', name: '' })

  /** The same for the same answers, so that pressing again after a lost answer offers nothing twice; another for others. */
  const nameOf = (answers: object): string => {
    const of = JSON.stringify(answers)
    if (request.current.of !== of) request.current = { of, name: randomName() }
    return request.current.name
  }

  const refuse = async (error: unknown, plateNumber: string) => {
    if (isUnauthorized(error)) return onUnauthorized()
    const isTaken = error instanceof ApiError && error.code === 'PLATE_TAKEN'
    if (isTaken) {
      // The answer to an earlier try may have been lost: then it is taken by the seller themselves.
      const message = (await isOwnNumber(plateNumber)) ? 'number.mine' : 'number.taken'
      showToast({ title: t('failed'), description: t(`issue.${message}`), tone: 'danger' })
      return showIssues(form, [{ path: 'plateNumber', message }])
    }
    showToast({ title: t('failed'), description: errorText(error), tone: 'danger' })
    if (error instanceof ApiError) showIssues(form, error.issues)
  }
  const submit = form.handleSubmit(async ({ category, ...answers }) => {
    const { plateNumber } = answers
    try {
      const offer = { ...answers, category: category || (proposedOf(plateNumber) ?? 'other') }
      await create({ ...offer, requestId: nameOf(offer) })
      forget()
      showToast({ title: t('done'), description: t('done.text'), tone: 'success' })
      onSubmitted()
    } catch (error) {
      await refuse(error, plateNumber)
    }
  })
  return { submit, isPending }
}
