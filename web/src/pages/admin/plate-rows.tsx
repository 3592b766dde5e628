import { memo } from 'react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { PlateRow } from '#web/features/review/components/plate-row.tsx'
import { QueueActions } from '#web/features/review/components/queue-actions.tsx'
import { useDecidePlate } from '#web/features/review/use-decide-plate.ts'
import type { ReviewView } from '#web/features/review/use-run.ts'
import { useRowFailure } from '#web/features/review/use-row-failure.ts'
import { useT } from '#web/i18n/use-t.ts'

type RowActs = {
  onOpen: (id: string, view?: ReviewView) => void
  /** A row is gone, and the focus with it. */
  onDecided: () => void
}

/** A plate with its review and, while it waits, the quick decisions. Drawn again only when it changes. */
const Row = memo(({ plate, onOpen, onDecided }: RowActs & { plate: AdminPlate }) => {
  const { t, language } = useT('plate-review')
  const { decide, deciding } = useDecidePlate()
  const tell = useRowFailure(t('failed'))
  const approve = async () => {
    const outcome = await decide({ plate, refusal: null })
    if (outcome.kind === 'done') onDecided()
    else tell(outcome)
  }
  return (
    <PlateRow
      plate={plate}
      actions={
        <QueueActions
          status={plate.status}
          title={plateTitle(plate, language)}
          approving={deciding !== null}
          onReview={() => onOpen(plate.id)}
          onApprove={() => void approve()}
          onReject={() => onOpen(plate.id, 'reject')}
        />
      }
    />
  )
})

/** The plates of a queue. */
export const PlateRows = ({ plates, ...acts }: RowActs & { plates: readonly AdminPlate[] }) => (
  <ul className="flex flex-col gap-3">
    {plates.map((plate) => (
      <li key={plate.id}>
        <Row plate={plate} {...acts} />
      </li>
    ))}
  </ul>
)
