import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useAdminPlate } from './api/get-admin-plate.ts'
import { isGone } from './decision-outcome.ts'
import { newerOf } from './newer-of.ts'
import { useDecidePlate } from './use-decide-plate.ts'
import { useDesk } from './use-desk.ts'
import type { Walk } from './use-walk.ts'

/** The review of a plate: the plate as it is now, and the work at it. `left` counts those besides it. */
export const usePlateDesk = (walk: Walk, plates: readonly AdminPlate[], left: number) => {
  const { t } = useT('plate-review')
  const { decide } = useDecidePlate()
  const detail = useAdminPlate(walk.openId)
  const gone = isGone(detail.error)
  const plate = newerOf(
    detail.data,
    plates.find(({ id }) => id === walk.openId),
  )
  const desk = useDesk({
    walk,
    thing: gone ? undefined : plate,
    isSettled: !detail.isFetching,
    decide: (thing, refusal, news) => decide({ plate: thing, refusal }, news),
    reload: detail.refetch,
    left,
    failed: t('failed'),
  })
  return { desk, detail, plate, isGone: gone }
}

export type PlateDesk = ReturnType<typeof usePlateDesk>
