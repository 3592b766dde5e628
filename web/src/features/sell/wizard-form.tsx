import { lazy, Suspense, useState, type RefObject } from 'react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { PageParts } from './page-parts.ts'
import type { Start } from './start.ts'
import { stepOfField } from './steps.ts'
import { useAutosave } from './use-autosave.ts'
import { useSave, type SaveIntent } from './use-save.ts'
import type { Slot } from './use-slot.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useStepHistory } from './use-step-history.ts'
import { useWizard } from './use-wizard.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CurrentStep } from './current-step.tsx'
import { KeptLine } from './kept-line.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ProblemList } from './problem-list.tsx'
import { RejectedNotice } from './rejected-notice.tsx'
import { StepsBar } from './steps-bar.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { WizardQuestion, type Question } from './wizard-question.tsx'
import { AsideSkeleton } from './wizard-skeleton.tsx'

// Only where there is room beside the steps.
const ListingPreview = lazy(async () => ({ default: (await import('./listing-preview.tsx')).ListingPreview }))

// What few are told.
const NewerNotice = lazy(async () => ({ default: (await import('./newer-notice.tsx')).NewerNotice }))

type WizardFormProps = {
  seller: CurrentUser
  start: Start
  slot: Slot
  parts: PageParts
  onSubmitted: (listing: OwnListing) => void
  onDrafted: () => void
  /** Another version is taken in place of what is typed here; the wizard begins again with it. */
  onReloaded: (listing: OwnListing) => void
  onUnauthorized: () => void
  /** True from the moment the wizard is ended on purpose. */
  closingRef: RefObject<boolean>
}

// Keeps a focused field clear of the bars above and below it.
const clearOfBars =
  '[&_:is(input,select,textarea,button,summary)]:scroll-mt-28 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32'

/** The wizard from its first answer to the press that submits it. A new `key` begins it anew. */
export const WizardForm = ({ seller, start, slot, parts, closingRef, ...on }: WizardFormProps) => {
  const { t } = useT('sell')
  const isWide = useMedia('(min-width: 64rem)')
  // What was asked last stays drawn while its dialog fades.
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const wizard = useWizard(seller, start)
  const heading = useStepFocus(wizard)
  const goBack = useStepHistory(wizard)
  const kept = useAutosave(wizard, slot, closingRef)
  const { save, pending } = useSave(wizard, {
    onSubmitted: on.onSubmitted,
    onDrafted: on.onDrafted,
    onUnauthorized: on.onUnauthorized,
    onConflict: (intent) => ask({ about: 'conflict', intent }),
  })
  const { steps, step, saved, go, asked } = wizard
  const next = steps[steps.indexOf(step) + 1]
  const preview = () => ask({ about: 'preview' })

  const saveDraft = () => {
    if (pending !== null) return
    if (saved?.status === 'APPROVED' || saved?.status === 'PENDING') ask({ about: 'withdraw' })
    else void save('draft')
  }
  const keepMine = (listing: OwnListing, intent: SaveIntent | null) => {
    close()
    wizard.dispatch({ type: 'saved', listing })
    if (intent) void save(intent, listing)
  }

  return (
    <>
      <OfflineNotice />
      <RejectedNotice
        wizard={wizard}
        Rejection={parts.Rejection}
        onStale={() => ask({ about: 'conflict', intent: null })}
      />
      {start.newer && saved?.version !== start.newer.version && (
        <Suspense>
          <NewerNotice onCompare={() => ask({ about: 'conflict', intent: null })} />
        </Suspense>
      )}
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (next) go(next)
          else if (pending === null) void save('submit')
        }}
      >
        <WizardFrame
          top={<StepsBar steps={steps} step={step} marked={new Set([...asked].map(stepOfField))} onGo={go} />}
          aside={
            isWide && (
              <Suspense fallback={<AsideSkeleton />}>
                <ListingPreview wizard={wizard} catalogue={parts.catalogue.data} onPreview={preview} />
              </Suspense>
            )
          }
        >
          <KeptLine kept={kept}>
            {t('steps.position', { at: steps.indexOf(step) + 1, count: steps.length })}
          </KeptLine>
          <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl outline-none">
            {t(`step.${step}`)}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t(`lead.${step}`)}</p>
          <div className={`mt-6 flex flex-col gap-5 ${clearOfBars}`}>
            <ProblemList wizard={wizard} />
            <CurrentStep wizard={wizard} parts={parts} onPreview={preview} />
          </div>
          <BottomBar wizard={wizard} pending={pending} onPrevious={goBack} onDraft={saveDraft} />
        </WizardFrame>
      </form>
      <WizardQuestion
        question={question}
        open={open}
        onClose={close}
        wizard={wizard}
        parts={parts}
        onTheirs={on.onReloaded}
        onMine={keepMine}
        onWithdraw={() => {
          close()
          void save('draft')
        }}
      />
    </>
  )
}
