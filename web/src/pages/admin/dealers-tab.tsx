import { useState } from 'react'
import { useStayInPlace } from '#web/app/use-stay-in-place.ts'
import { usePending } from '#web/features/review-applications/api/list-pending.ts'
import { ReviewDialog } from '#web/features/review-applications/components/review-dialog.tsx'
import { sentStatuses } from '#web/features/review-applications/sent-status.ts'
import { useDecision } from '#web/features/review-applications/use-decision.ts'
import { ReviewDocument } from '#web/features/review/components/review-document.tsx'
import { Before, Now } from '#web/features/review/components/side.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AllDealers } from './all-dealers.tsx'
import { ApplicationList } from './application-list.tsx'
import { PendingList } from './pending-list.tsx'
import { useAddressChoice } from '#web/entities/admin/use-address-choice.ts'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useOpened } from './use-opened.ts'

const kinds = ['WAITING', 'ALL', ...sentStatuses] as const

/** Dealer Verification: those that wait, every application that was sent, and all dealerships (spec). */
export const DealersTab = ({ search }: { search: string }) => {
  const { t } = useT('applications')
  const [kind = 'WAITING', choose] = useAddressChoice('status', kinds)
  const [openId, open] = useOpened('application')
  // What the dialog begins with does not belong in the address.
  const [isRefusing, setRefusing] = useState(false)
  const decision = useDecision()
  const pending = usePending(search)
  const rows = pending.data?.pages.flatMap((page) => page.pendingDealerships)
  const { heading } = useFocusLeft(openId)
  const focusHeading = useFocusLater(heading)
  useStayInPlace(openId)
  const review = (id: string, refuses = false) => {
    setRefusing(refuses)
    open(id)
  }
  return (
    <>
      <section>
        <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
          {t('title')}
        </h2>
        <div className="mb-5">
          <ChoiceChips
            label={t('kind')}
            value={kind}
            onChange={(next) => choose(next === 'WAITING' ? undefined : next)}
            choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
        {kind === 'WAITING' ? (
          <PendingList
            list={pending}
            rows={rows}
            search={search}
            decision={decision}
            onReview={review}
            onDecided={focusHeading}
          />
        ) : (
          <ApplicationList
            key={`${kind} ${search}`}
            status={kind === 'ALL' ? undefined : kind}
            search={search}
            onReview={review}
          />
        )}
      </section>
      <AllDealers search={search} decision={decision} onReview={review} />
      {openId && (
        <ReviewDialog
          key={openId}
          id={openId}
          startsWith={isRefusing ? 'refuse' : 'review'}
          pending={rows}
          decision={decision}
          onClose={() => open(null)}
          sides={{ Before, Now }}
          renderDocument={(document) => <ReviewDocument key={document.name} {...document} />}
        />
      )}
    </>
  )
}
