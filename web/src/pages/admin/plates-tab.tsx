import { plateText } from '#shared/rules/plate-number.ts'
import { usePlateQueue } from '#web/features/review/api/list-plates.ts'
import { PlateReview } from '#web/features/review/components/plate-review.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { reviewStatuses } from '#web/features/review/review-status.ts'
import { usePlateDesk } from '#web/features/review/use-plate-desk.ts'
import { useReadOn } from '#web/features/review/use-read-on.ts'
import { useWalk } from '#web/features/review/use-walk.ts'
import { PlateEstimate } from '#web/features/plate-estimate/plate-estimate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { PlateList } from './plate-list.tsx'
import { StatusSection } from '#web/entities/admin/status-section.tsx'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useReviewStatus } from './use-review-status.ts'
import { useStatusLabel } from './use-status-label.ts'

/** Number Plates: those under review first (spec), searched by the server, and the review of one of them over it. */
export const PlatesTab = ({ search }: { search: string }) => {
  const { t } = useT('plate-review')
  const [status, showStatus] = useReviewStatus()
  const queue = usePlateQueue(status, search)
  const plates = loadedItems(queue.data?.pages.map((page) => page.plates))
  const last = queue.data?.pages.at(-1)
  const labelOf = useStatusLabel(last?.counts)
  const total = search ? plates.length : (last?.total ?? plates.length)
  const walk = useWalk(plates.map(({ id }) => id))
  const review = usePlateDesk(walk, plates, Math.max(0, total - 1))
  const { plate } = review
  useReadOn(queue, walk.number, plates.length)
  const { heading, focus } = useFocusLeft(walk.openId)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={reviewStatuses}
      labelOf={labelOf}
      status={status}
      onChoose={showStatus}
    >
      <PlateList
        // Another question is another list: what was asked for of this one does not count there.
        key={`${status} ${search}`}
        queue={queue}
        plates={plates}
        status={status}
        search={search}
        total={total}
        onOpen={review.desk.open}
        onDecided={focus}
      />
      <PlateReview
        walk={walk}
        review={review}
        total={total}
        estimate={plate && <PlateEstimate plateNumber={plateText(plate)} price={plate.price} />}
      />
    </StatusSection>
  )
}
