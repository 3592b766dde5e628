import { useState, type RefObject } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { ownListingQuery } from '../api/get-own-listing.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import type { Start } from '../start.ts'
import { useSave } from '../use-save.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import { useWizard } from '../use-wizard.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ConflictDialog, WithdrawDialog } from './confirm-dialogs.tsx'
import { CurrentStep } from './current-step.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { StepsBar } from './steps-bar.tsx'
import { WizardFrame } from './wizard-frame.tsx'

type WizardFormProps = {
  seller: CurrentUser
  start: Start
  editId: string | null
  catalogue: CatalogueSource
  onSubmitted: (listing: OwnListing) => void
  /** The latest version was fetched after a conflict; the wizard begins again with it. */
  onReloaded: (listing: OwnListing) => void
  onUnauthorized: () => void
  /** True from the moment the wizard is ended on purpose. */
  closingRef: RefObject<boolean>
}

// Keeps a focused field clear of the bars above and below it.
const clearOfBars =
  '[&_:is(input,select,textarea,button,summary)]:scroll-mt-28 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32'

/** The wizard from its first answer to the press that submits it. A new `key` begins it anew. */
export const WizardForm = ({
  seller,
  start,
  editId,
  catalogue,
  onSubmitted,
  onReloaded,
  onUnauthorized,
  closingRef,
}: WizardFormProps) => {
  const { t } = useT('sell')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'conflict' | 'withdraw' | null>(null)
  const [reloading, setReloading] = useState(false)
  const wizard = useWizard(seller, start)
  const heading = useStepFocus(wizard)
  useUnsavedGuard(wizard, editId, closingRef)
  const { save, pending } = useSave(wizard, {
    onSubmitted,
    onUnauthorized,
    onConflict: () => setAsked('conflict'),
  })
  const { steps, step, saved, go } = wizard
  const next = steps[steps.indexOf(step) + 1]

  const saveDraft = () => {
    if (pending !== null) return
    if (saved?.status === 'APPROVED' || saved?.status === 'PENDING') setAsked('withdraw')
    else void save('draft')
  }

  const reload = async () => {
    if (!saved) return
    setReloading(true)
    try {
      const query = ownListingQuery(saved.id)
      onReloaded(await client.fetchQuery({ ...query, staleTime: 0 }))
    } catch (error) {
      showToast({ title: t('loadFailed.title'), description: errorText(error), tone: 'danger' })
    } finally {
      setReloading(false)
    }
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (next) go(next)
          else if (pending === null) void save('submit')
        }}
      >
        <WizardFrame
          top={<StepsBar steps={steps} step={step} onGo={go} />}
          aside={<ListingPreview wizard={wizard} catalogue={catalogue.data} />}
        >
          <p className="text-xs text-ink-3">
            {t('steps.position', { at: steps.indexOf(step) + 1, count: steps.length })}
          </p>
          <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl outline-none">
            {t(`step.${step}`)}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t(`lead.${step}`)}</p>
          <div className={`mt-6 flex flex-col gap-5 ${clearOfBars}`}>
            <ProblemList wizard={wizard} />
            <CurrentStep wizard={wizard} catalogue={catalogue} />
          </div>
          <BottomBar wizard={wizard} pending={pending} onDraft={saveDraft} />
        </WizardFrame>
      </form>
      <ConflictDialog
        open={asked === 'conflict'}
        onClose={() => setAsked(null)}
        pending={reloading}
        onConfirm={() => void reload()}
      />
      <WithdrawDialog
        open={asked === 'withdraw'}
        isLive={saved?.status === 'APPROVED'}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          void save('draft')
        }}
      />
    </>
  )
}
