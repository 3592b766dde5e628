import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { DeletePlateDialog } from '#web/features/own-plates/components/delete-plate-dialog.tsx'
import { PlateActions } from '#web/features/own-plates/components/plate-actions.tsx'
import { PlateRow } from '#web/features/own-plates/components/plate-row.tsx'
import { EditPlateDialog } from '#web/features/sell-plate/components/edit-plate-dialog.tsx'
import { PlateRejection } from './plate-rejection.tsx'

type PlateRowsProps = {
  user: CurrentUser
  plates: readonly OwnPlate[]
  /** A row is gone, and the focus with it. */
  onGone: () => void
}

/** One page of one's own plates. Which one is being changed is in the address: signing in again leads back into it. */
export const PlateRows = ({ user, plates, onGone }: PlateRowsProps) => {
  const [deleting, setDeleting] = useState<OwnPlate | null>(null)
  const [address, setAddress] = useSearchParams()
  const canEdit = canPost(user)
  const edit = (id: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete('edit')
        else next.set('edit', id)
        return next
      },
      { replace: true },
    )
  const edited = canEdit ? plates.find(({ id }) => id === address.get('edit')) : undefined
  return (
    <>
      <ul className="flex flex-col gap-4">
        {plates.map((plate) => (
          <li key={plate.id}>
            <PlateRow
              plate={plate}
              canEdit={canEdit}
              rejection={<PlateRejection plate={plate} />}
              actions={
                <PlateActions
                  plate={plate}
                  canEdit={canEdit}
                  onEdit={() => edit(plate.id)}
                  onDelete={() => setDeleting(plate)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <EditPlateDialog plate={edited} userId={user.id} onClose={() => edit(null)} />
      <DeletePlateDialog plate={deleting} onClose={() => setDeleting(null)} onDeleted={onGone} />
    </>
  )
}
