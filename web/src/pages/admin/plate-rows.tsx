import { useRef, useState } from 'react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { canMovePlate } from '#shared/rules/plate.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { DecideButtons } from '#web/features/moderation/components/decide-buttons.tsx'
import { PlateRow } from '#web/features/moderation/components/plate-row.tsx'
import { RejectPlateDialog } from '#web/features/moderation/components/reject-plate-dialog.tsx'
import { useDecidePlate } from '#web/features/moderation/use-decide-plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Rejecting = { id: string; reason: string }

/** Plates with their decisions, and the dialog that asks why one is refused. */
export const PlateRows = ({ plates }: { plates: readonly AdminPlate[] }) => {
  const { t, language } = useT('plate-review')
  const admin = useT('admin')
  const { decide, deciding, failure, forgetFailure } = useDecidePlate()
  const [rejecting, setRejecting] = useState<Rejecting | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusList = useFocusLater(heading)

  const approve = async (plate: AdminPlate) => {
    if (await decide({ plate, status: 'APPROVED' })) focusList()
  }
  const reject = async (plate: AdminPlate) => {
    const rejectionReason = rejecting?.reason.trim() || admin.t('reject.default')
    if (!(await decide({ plate, status: 'REJECTED', rejectionReason }))) return
    setRejecting(null)
    focusList()
  }
  const ask = ({ id, status }: AdminPlate) => {
    forgetFailure()
    setRejecting({ id, reason: admin.t(status === 'APPROVED' ? 'reject.defaultLive' : 'reject.default') })
  }
  return (
    <>
      <VisuallyHidden>
        <h3 ref={heading} tabIndex={-1}>
          {t('count', { count: plates.length })}
        </h3>
      </VisuallyHidden>
      <ul className="flex flex-col gap-3">
        {plates.map((plate) => (
          <li key={plate.id}>
            <PlateRow
              plate={plate}
              actions={
                <DecideButtons
                  title={plateTitle(plate, language)}
                  canApprove={canMovePlate(plate.status, 'APPROVED')}
                  canReject={canMovePlate(plate.status, 'REJECTED')}
                  approving={deciding?.plate.id === plate.id && deciding.status === 'APPROVED'}
                  onApprove={() => void approve(plate)}
                  onReject={() => ask(plate)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <RejectPlateDialog
        // By id: after a reload it shows the plate as it is now, and closes when somebody else has decided.
        plate={plates.find(({ id }) => id === rejecting?.id)}
        reason={rejecting?.reason ?? ''}
        pending={deciding !== null}
        failure={failure}
        onChange={(reason) => setRejecting((before) => before && { ...before, reason })}
        onSubmit={(plate) => void reject(plate)}
        onClose={() => setRejecting(null)}
      />
    </>
  )
}
