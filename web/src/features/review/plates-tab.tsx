import { canMovePlate } from '#shared/rules/status-moves.ts'
import { memo } from 'react'
import { plateTitle, plateText } from '#shared/rules/plate.ts'
import {
  plateLocationLabels,
  plateTagLabels,
  sellPlateCategoryLabels,
} from '#shared/reference/plate-vocabulary.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useShownOne } from '#web/api/undoable.ts'
import { useAddressChoice } from '#web/app/use-address.ts'
import { reviewAddresses } from '#web/entities/admin/admin-address.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import {
  useAdminPlate,
  usePlateQueue,
  useSetPlateFeatured,
  useSetPlateStatus,
  type PlateDecision,
} from '#web/entities/plate/admin-queries.ts'
import { PlateEstimate } from '#web/entities/plate-estimate/plate-estimate.tsx'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'

import { SubmissionLines } from '#web/entities/review/submission-lines.tsx'
import { offeredCodes } from '#web/entities/review/refusal.ts'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Written } from '#web/ui/written.tsx'
import { ChangedRows } from './changed-rows.tsx'
import { ChangedText } from './changed-text.tsx'
import { FeaturedSwitch } from './featured-switch.tsx'
import {
  loadedItem,
  newerOf,
  type AsideProps,
  type ReviewAdapter,
  type SubjectProps,
} from './review-adapter.ts'
import { reviewStatuses, useShownQueue, withKnownTotal, type ReviewStatus } from './review-queue.ts'
import { ReviewTab, RowActions, type RowActs } from './review-tab.tsx'
import { SellerCard } from '#web/entities/seller/seller-card.tsx'
import { useRowTextsOf } from './row-texts.ts'
import { useQuickApproval } from './use-decide.ts'
import { useOpenItem } from './use-open-item.ts'
import { useReviewSession } from './use-review-session.ts'

/** Number Plates: those under review first (spec). */
export const PlatesTab = ({ search }: { search: string }) => {
  const { t } = useT('plate-review')
  const admin = useT('admin')
  const [status = 'PENDING', choose] = useAddressChoice('status', reviewStatuses)
  const queue = useShownQueue(useQueue(status, search), status)
  const adapter = usePlateAdapter()
  const open = useOpenItem(reviewAddresses.plate.param)
  const detail = useAdminPlate(open.openId)
  const row = queue.items.find(({ id }) => id === open.openId)
  const loaded = loadedItem(detail, useShownOne(newerOf(detail.data, row)))
  const session = useReviewSession({ adapter, open, loaded, queue: withKnownTotal(queue) })
  return (
    <ReviewTab
      adapter={adapter}
      session={session}
      queue={queue}
      statuses={reviewStatuses}
      status={status}
      onChoose={choose}
      search={search}
      texts={{
        title: t('title'),
        status: t('status'),
        failed: t('loadFailed'),
        labelOf: (each) => admin.t(`status.${each}`),
        emptyOf: (each) => t(`empty.${each}`),
      }}
      renderRow={(plate, acts) => <PlateRow plate={plate} {...acts} />}
    />
  )
}

const useQueue = (status: ReviewStatus, search: string) => {
  const list = usePlateQueue(status, search)
  const items = loadedItems(list.data?.pages.map((page) => page.plates))
  const last = list.data?.pages.at(-1)
  return { list, items, total: search ? undefined : (last?.total ?? items.length), counts: last?.counts }
}

/** A plate in the review queue. */
const PlateRow = memo(({ plate, onOpen, onDecided }: RowActs & { plate: AdminPlate }) => {
  const { language } = useT()
  const adapter = usePlateAdapter()
  const approve = useQuickApproval(adapter, plate, onDecided)
  return (
    <article className="grid grid-cols-1 items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:pe-5">
      <div className="grid place-items-center self-start rounded-control bg-sand p-4 sm:aspect-[4/3] sm:p-3">
        <PlateDrawing plate={plate} decorative className="max-w-56" />
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium tracking-normal break-words">{plateTitle(plate, language)}</h3>
        <PlateFacts plate={plate} />
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:*:flex-1 lg:col-span-1">
        <RowActions
          texts={adapter.rowTextsOf(plate)}
          hasDecisions={plate.status === 'PENDING'}
          documents={[]}
          onReview={() => onOpen(plate.id)}
          onApprove={approve}
          onReject={() => onOpen(plate.id, 'reject')}
        />
      </div>
    </article>
  )
})

/** A plate as it looks, with all that its seller says, and whether it is shown before the others. */
const PlateSubject = ({ item: plate, onEdited }: SubjectProps<AdminPlate>) => {
  const { language } = useT()
  const change = useSetPlateFeatured()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="grid place-items-center rounded-control bg-sand p-6">
        <PlateDrawing plate={plate} className="max-w-80" />
      </div>
      <PlateFacts plate={plate} />
      {plate.status === 'APPROVED' && (
        <FeaturedSwitch
          kind="plate"
          name={plateTitle(plate, language)}
          item={plate}
          change={change}
          onChanged={onEdited}
        />
      )}
    </div>
  )
}

/** The estimated value of the number, and its seller. */
const PlateAside = ({ item: plate }: AsideProps<AdminPlate>) => (
  <div className="flex min-w-0 flex-col gap-6">
    <PlateEstimate plateNumber={plateText(plate)} price={plate.price} />
    <SellerCard sellerId={plate.owner.id} about={plate.id} />
  </div>
)

/** All that its seller says of a plate, beside what was public before, its tags, and how it was decided. */
const PlateFacts = ({ plate }: { plate: AdminPlate }) => {
  const { t, language } = useT('admin')
  const { description, publicPrice, publicDescription } = plate
  const about = [sellPlateCategoryLabels[plate.category], plateLocationLabels[plate.location]]
  return (
    <div className="min-w-0 text-sm text-ink-2">
      <p className="font-semibold text-ink tabular-nums">
        <bdi>{formatMoney(plate.price, language)}</bdi>
      </p>
      {publicPrice !== undefined && publicPrice !== plate.price && (
        <ChangedRows
          rows={[
            {
              name: 'price',
              label: t('fact.priceQAR'),
              before: formatMoney(publicPrice, language),
              now: formatMoney(plate.price, language),
            },
          ]}
        />
      )}
      <p>{about.map((name) => name[language]).join(' · ')}</p>
      {plate.tags.length > 0 && (
        <ul className="my-1.5 flex flex-wrap gap-1.5">
          {plate.tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{plateTagLabels[tag][language]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {publicDescription !== undefined && publicDescription !== description ? (
        <ChangedText name="description" before={publicDescription ?? ''} now={description ?? ''} />
      ) : (
        description && <Written text={description} className="my-1.5 whitespace-pre-line text-ink" />
      )}
      <SubmissionLines item={plate} />
      {plate.status === 'REJECTED' && (
        <GivenReasons kind="plate" codes={plate.reasonCodes} text={plate.rejectionReason} />
      )}
    </div>
  )
}

const usePlateAdapter = (): ReviewAdapter<AdminPlate> => {
  const { t, language } = useT('plate-review')
  const admin = useT('admin')
  const moderation = useT('moderation')
  const { mutateAsync } = useSetPlateStatus()
  return {
    kind: 'plate',
    send: (plate, decision) => mutateAsync({ plate, decision: decision as PlateDecision }),
    nameOf: (plate) => plateTitle(plate, language),
    doneText: () => t('done'),
    failedText: t('failed'),
    conflictText: () => moderation.t('row.stale'),
    textsOf: (plate) => ({
      title: plate ? plateTitle(plate, language) : t('title'),
      approve: admin.t('approve'),
      reject: admin.t('reject'),
      rejectTitle: t('reject.title'),
      submitReject: t('reject.submit'),
      changed: moderation.t('happened.changedPlate'),
      loadFailed: moderation.t('loadFailed'),
    }),
    rowTextsOf: useRowTextsOf((plate) => plateTitle(plate, language)),
    refusalTexts: useListingRefusalTexts(),
    documentsOf: () => [],
    mayMove: ({ status }, to) => to !== 'UNDER_REVIEW' && canMovePlate(status, to),
    offered: ({ status }) => offeredCodes('plate', { isLive: status === 'APPROVED', hasDocuments: false }),
    Subject: PlateSubject,
    Aside: PlateAside,
  }
}
