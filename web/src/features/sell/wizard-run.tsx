import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import type { PageParts } from './page-parts.ts'
import { blankStart, restoredStart, startOf, type Start } from './start.ts'
import { forgetUnsaved, listUnsaved } from './unsaved.ts'
import type { Slot } from './use-slot.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { WizardForm } from './wizard-form.tsx'

const DoneNotice = lazy(async () => ({ default: (await import('./done-notice.tsx')).DoneNotice }))

type WizardRunProps = {
  seller: CurrentUser
  editId: string | null
  asked: string | null
  begin: { slot: Slot; fresh: Start; restored: Start | null }
  parts: PageParts
  onUnauthorized: () => void
}

/** One wizard after another: a submitted new listing makes room for the next, a submitted edit leads to the dashboard. */
export const WizardRun = ({ seller, editId, asked, begin, parts, onUnauthorized }: WizardRunProps) => {
  const { t } = useT('sell')
  const navigate = useNavigate()
  const { slot, fresh, restored } = begin
  const [run, setRun] = useState(() => {
    const start = restored ?? fresh
    return { number: 0, start: { ...start, step: asked ?? start.step } }
  })
  const [done, setDone] = useState<OwnListing>()
  const closingRef = useRef(false)
  const beginWith = (start: Start) => {
    closingRef.current = true
    forgetUnsaved(slot.key)
    setRun(({ number }) => ({ number: number + 1, start }))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  const discard = () => {
    // As it is by now, not as it was restored.
    const left = listUnsaved(slot.key, Date.now())[0]?.unsaved
    beginWith(fresh)
    showToast({
      title: t('restored.discarded'),
      ...(left && {
        action: {
          label: t('restored.undo'),
          onPress: () => beginWith(restoredStart(left, undefined, () => true)),
        },
      }),
    })
  }

  const submitted = (listing: OwnListing) => {
    const isLive = listing.status === 'APPROVED'
    if (editId !== null) {
      closingRef.current = true
      forgetUnsaved(slot.key)
      showToast({
        title: t('save.updated'),
        description: t(isLive ? 'save.updatedLive' : 'save.updatedReview'),
        tone: 'success',
      })
      void navigate(paths.sellerDashboard('my-listings'))
      return
    }
    showToast({ title: t(isLive ? 'done.live' : 'done.review'), tone: 'success' })
    setDone(listing)
    beginWith(blankStart(seller))
  }

  const { start } = run
  return (
    <div className="flex flex-col gap-5">
      {done && (
        <Suspense>
          <DoneNotice listing={done} />
        </Suspense>
      )}
      {start.keptAt !== null && (
        <RestoredNotice key={`restored-${run.number}`} start={start} onDiscard={discard} />
      )}
      <WizardForm
        key={run.number}
        seller={seller}
        start={start}
        slot={slot}
        parts={parts}
        onSubmitted={submitted}
        // What was left unsaved is saved now: nothing to be told of, or to be dropped.
        onDrafted={() => setRun((now) => ({ ...now, start: { ...now.start, keptAt: null } }))}
        onReloaded={(listing) => beginWith(startOf(listing))}
        closingRef={closingRef}
        onUnauthorized={onUnauthorized}
      />
    </div>
  )
}
