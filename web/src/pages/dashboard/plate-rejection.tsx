import { useQueryClient } from '@tanstack/react-query'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { ownPlatesQuery } from '#web/features/own-plates/api/list-own-plates.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** Why a plate was rejected, what to do about it, and the appeal. */
export const PlateRejection = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('own-plates')
  const client = useQueryClient()
  const { id, reasonCodes, rejectionReason, appeal } = plate
  // An appeal is another version of what it is about.
  const refresh = () => void client.invalidateQueries({ queryKey })
  const { queryKey } = ownPlatesQuery
  return (
    <div className="rounded-control bg-red-tint px-3.5 py-3">
      <Rejection
        kind="plate"
        id={id}
        title={plateTitle(plate, language)}
        reasonCodes={reasonCodes}
        text={rejectionReason}
        appeal={appeal}
        onAppealed={(sent) => {
          client.setQueryData(queryKey, (plates) =>
            plates?.map((one) => (one.id === id ? { ...one, appeal: sent } : one)),
          )
          refresh()
        }}
        onStale={refresh}
      >
        <p className="text-ink-2">{t('rejected.next')}</p>
      </Rejection>
    </div>
  )
}
