import { useState } from 'react'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { keptKey } from '#web/features/sell-plate/kept-values.ts'
import { valuesOf } from '#web/features/sell-plate/plate-values.ts'
import { useEditPlate } from '#web/features/sell-plate/use-edit-plate.ts'
import { usePlateForm } from '#web/features/sell-plate/use-plate-form.ts'
import { PlateFields } from './plate-fields.tsx'
import { RestoredLine } from './restored-line.tsx'

type EditPlateFormProps = { plate: OwnPlate; userId: string; onDone: () => void }

/** Everything about one's own plate that can be changed: another number is another plate. */
export const EditPlateForm = ({ plate, userId, onDone }: EditPlateFormProps) => {
  const { t } = useT('plate-form')
  const common = useT()
  const [start] = useState(() => valuesOf(plate))
  const plateForm = usePlateForm(keptKey(userId, plate.id), start)
  const { form, isRestored, discard, forget } = plateForm
  const { submit, isPending, failure } = useEditPlate(plate, plateForm, onDone)
  const { status, rejectionReason: reason } = plate
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {status === 'REJECTED' && (
        <p className="rounded-control bg-red-tint px-3.5 py-2.5 text-sm break-words">
          {reason ? t('edit.rejected', { reason }) : t('edit.rejectedPlain')}
        </p>
      )}
      {isRestored && <RestoredLine onDiscard={discard} />}
      <PlateFields form={form} descriptionNote={status === 'APPROVED' ? t('edit.review') : undefined} />
      <FormFailure title={t('edit.failed')} text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            forget()
            onDone()
          }}
        >
          {common.t('cancel')}
        </Button>
        <Button type="submit" pending={isPending}>
          {t(status === 'REJECTED' ? 'edit.resubmit' : 'edit.save')}
        </Button>
      </div>
    </form>
  )
}
