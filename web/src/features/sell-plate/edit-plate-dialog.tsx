import { useEffect, type SyntheticEvent } from 'react'
import { plateText, plateTitle } from '#shared/rules/plate.ts'
import { plateEdit, type OwnPlate } from '#shared/schemas/plate.ts'
import { hasCode } from '#web/api/api-error.ts'
import { presentVersion, sendActsOn } from '#web/api/undoable.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useUpdatePlate } from '#web/entities/plate/mutations.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { readWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Draft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlateFields, RestoredLine } from './plate-fields.tsx'
import {
  changesFrom,
  issueKey,
  toPlateEdit,
  usePlateDraft,
  valuesOf,
  type PlateValues,
} from './plate-values.ts'

type EditPlateDialogProps = {
  /** The plate as it is now; undefined is closed. */
  plate: OwnPlate | undefined
  userId: string
  onClose: () => void
}

/** Changes the seller's own plate. */
export const EditPlateDialog = ({ plate, userId, onClose }: EditPlateDialogProps) => {
  const { t } = useT('plate-form')
  return (
    <Dialog
      open={plate !== undefined}
      onClose={onClose}
      title={plate ? t('edit.title', { number: plateText(plate) }) : ''}
    >
      {plate && <OpenEditPlateForm key={plate.id} plate={plate} userId={userId} onDone={onClose} />}
    </Dialog>
  )
}

type EditPlateFormProps = { plate: OwnPlate; draft: Draft<PlateValues>; onDone: () => void }

/** The form once it is known what was typed earlier. */
const OpenEditPlateForm = ({ userId, ...props }: Omit<EditPlateFormProps, 'draft'> & { userId: string }) => {
  const draft = usePlateDraft(userId, props.plate.id)
  return draft ? (
    <EditPlateForm {...props} draft={draft} />
  ) : (
    <div aria-busy>
      <Skeleton className="h-80 w-full rounded-control" />
    </div>
  )
}

/** The editable fields of the seller's own plate: another number is another plate. */
const EditPlateForm = ({ plate, draft, onDone }: EditPlateFormProps) => {
  const { t, language } = useT('plate-form')
  const common = useT()
  const errorText = useErrorText()
  const { mutateAsync: update } = useUpdatePlate()
  const { ask, dialog } = usePriceQuestion()
  // Acts that the form shows as done can no longer be undone.
  useEffect(() => void sendActsOn(plate.id), [plate.id])
  const form = useContractForm({
    schema: plateEdit,
    // Of the plate as it is by now: what somebody else has changed meanwhile is filled in, unless it was typed over.
    start: valuesOf(plate),
    toBody: toPlateEdit,
    issueText: ({ path }): string => t(`issue.${issueKey(path, form.rhf.getValues())}`),
    send: async (edit) => {
      const changes = changesFrom(plate, edit)
      if (Object.keys(changes).length === 0) return null
      await sendActsOn(plate.id)
      return update({ ...changes, id: plate.id, version: presentVersion(plate.id, plate.version) })
    },
    onSent: (changed) => {
      if (changed)
        showToast({
          title: t('edit.saved'),
          description: t(changed.status === 'PENDING' ? 'edit.pendingText' : 'edit.savedText'),
          tone: 'success',
        })
      onDone()
    },
    failureText: (error) => (hasCode(error, 'EDIT_CONFLICT') ? t('edit.conflict') : errorText(error)),
    draft,
  })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // What is wrong is marked before anything is asked.
    const price = (await form.rhf.trigger()) ? readWhole(form.rhf.getValues('price')) : undefined
    if (await ask({ title: plateTitle(plate, language), price, before: plate.price })) await form.submit()
  }
  const { status, rejectionReason: reason } = plate
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {status === 'REJECTED' && (
        <p className="rounded-control bg-red-tint px-3.5 py-2.5 text-sm break-words">
          {reason ? t('edit.rejected', { reason }) : t('edit.rejectedPlain')}
        </p>
      )}
      <RestoredLine form={form} />
      <PlateFields form={form} descriptionNote={status === 'APPROVED' ? t('edit.review') : undefined} />
      <FormFailure title={t('edit.failed')} text={form.failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            draft.forget()
            onDone()
          }}
        >
          {common.t('cancel')}
        </Button>
        <Button type="submit" pending={form.isSubmitting}>
          {t(status === 'REJECTED' ? 'edit.resubmit' : 'edit.save')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
