import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { changesOf } from './answers.ts'
import { useAutosave, type KeptState } from './autosave.ts'
import { CurrentStep } from './current-step.tsx'
import { useAnswersTitle } from './labels.ts'
import { NewerNotice, OfflineNotice, ProblemList, RejectedNotice } from './notices.tsx'
import type { DraftSlot } from './draft-slot.ts'
import type { Start } from './start.ts'
import { useStepFocus, useStepHistory } from './step-navigation.ts'
import { fieldsByStep, stepOfField, type Field } from './steps.ts'
import type { Unsaved } from './unsaved.ts'
import { useWizard, type Wizard } from './use-wizard.ts'
import type { SaveIntent } from './wizard-machine.ts'
import { WizardDialogs, type RenderPreview } from './wizard-dialogs.tsx'
import { AsideSkeleton, BottomBar, StepsBar, useBlocked, WizardFrame } from './wizard-frame.tsx'

// Only where there is room beside the steps.
const ListingPreview = lazyPart(async () => (await import('./listing-preview.tsx')).ListingPreview, [])

type WizardFormProps = {
  seller: CurrentUser
  start: Start
  slot: DraftSlot
  renderPreview: RenderPreview
  onSubmitted: (listing: OwnListing) => void
  onDrafted: (listing: OwnListing) => void
  /** Another version is taken in place of what is typed here; the wizard begins again with it. */
  onReloaded: (start: Start) => void
  onUnauthorized: () => void
  /** True from the moment the wizard is ended on purpose. */
  closingRef: RefObject<boolean>
  /** The unsaved work that the wizard holds. */
  workRef: RefObject<Unsaved | null>
}

// Keeps a focused field clear of the bars above and below it.
const clearOfBars =
  '[&_:is(input,select,textarea,button,summary)]:scroll-mt-28 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32 short:[&_:is(input,select,textarea,button,summary)]:scroll-my-6'

/** The wizard from its first answer to the press that submits it. A new `key` begins it anew. */
export const WizardForm = ({
  seller,
  start,
  slot,
  renderPreview,
  closingRef,
  workRef,
  ...on
}: WizardFormProps) => {
  const { t } = useT('sell')
  const isWide = useIsDesktop()
  const wizard = useWizard({
    seller,
    start,
    onSubmitted: on.onSubmitted,
    onDrafted: on.onDrafted,
    onUnauthorized: on.onUnauthorized,
  })
  const heading = useStepFocus(wizard.focus)
  const goBack = useStepHistory(wizard)
  const { onReloaded } = on
  const kept = useAutosave(wizard, { seller, slot, start, closingRef, workRef, onReloaded })
  const { steps, step, saved, status, go, asked, dispatch } = wizard
  const at = steps.indexOf(step)
  const next = steps[at + 1]
  const compare = () => dispatch({ type: 'comparisonOpened' })
  const preview = () => dispatch({ type: 'previewOpened' })
  const blocked = useBlocked(wizard)
  const isPublic = saved?.status === 'APPROVED' || saved?.status === 'PENDING'
  const { ask, dialog } = usePriceQuestion()
  const title = useAnswersTitle(wizard.answers)
  /** Asks about what is unlikely. Another draft is asked about its price alone, when that is another one. */
  const isMeant = async (intent: SaveIntent): Promise<boolean> => {
    const { priceQAR, ...car } = { ...saved, ...changesOf(wizard.answers, saved ?? undefined) }
    const isDraft = intent === 'draft'
    if ((isPublic || isDraft) && priceQAR === saved?.priceQAR) return true
    return ask({
      title,
      price: priceQAR,
      before: isPublic || isDraft ? saved?.priceQAR : undefined,
      car,
      id: saved?.id,
      isWithoutPhoto: !isPublic && !isDraft && wizard.photos.items.length === 0,
    })
  }
  const save = async (intent: SaveIntent) => {
    if (await isMeant(intent)) dispatch({ type: 'saveRequested', intent })
  }
  /** Saves the changes of a public car, or submits a new one. */
  const submit = async () => {
    const last = steps.at(-1)
    if (!wizard.isWhole(last)) return last && go(last)
    await save('submit')
  }
  const submitLabel = isPublic
    ? 'action.saveChanges'
    : saved?.status === 'REJECTED'
      ? 'action.resubmit'
      : mustAttachDocuments(seller)
        ? 'action.submit'
        : 'action.publish'

  return (
    <>
      <OfflineNotice />
      {saved?.status === 'REJECTED' && (
        <RejectedNotice
          listing={saved}
          onChanged={(listing) => dispatch({ type: 'listingChanged', listing })}
          onStale={compare}
        />
      )}
      {start.newer && saved?.version !== start.newer.version && <NewerNotice onCompare={compare} />}
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (next) go(next)
          else void submit()
        }}
      >
        <WizardFrame
          top={
            <StepsBar
              steps={steps}
              step={step}
              marked={new Set([...asked].map(stepOfField))}
              unfinished={wizard.failedSteps}
              onGo={go}
            />
          }
          aside={
            isWide && (
              <Suspense fallback={<AsideSkeleton />}>
                <ListingPreview
                  answers={wizard.answers}
                  photos={wizard.photos.items}
                  onGo={go}
                  onPreview={preview}
                />
              </Suspense>
            )
          }
        >
          <KeptLine kept={kept}>{t('steps.position', { at: at + 1, count: steps.length })}</KeptLine>
          <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl outline-none">
            {t(`step.${step}`)}
          </h2>
          {/* Where a correction is asked for, a phone shows that first. */}
          <p className={cx('mt-1 text-sm text-ink-2', asked.size > 0 && 'max-sm:hidden')}>
            {t(`lead.${step}`)}
          </p>
          <div className={cx('mt-4 flex flex-col gap-5 sm:mt-6', clearOfBars)}>
            <ProblemList fields={problemsOf(wizard)} />
            <CurrentStep wizard={wizard} seller={seller} onPreview={preview} />
          </div>
          <BottomBar
            previous={steps[at - 1]}
            submitLabel={next ? undefined : t(submitLabel)}
            pending={status.name === 'saving' ? status.intent : undefined}
            blocked={next ? undefined : blocked}
            onGo={go}
            onPrevious={goBack}
            onDraft={() => void save('draft')}
            // Of a public car a draft would take it from sale: only at the end, and asked about.
            onSaveChanges={isPublic && next && !blocked ? () => void submit() : undefined}
          />
        </WizardFrame>
      </form>
      {dialog}
      <WizardDialogs
        wizard={wizard}
        seller={seller}
        renderPreview={renderPreview}
        onReloaded={on.onReloaded}
      />
    </>
  )
}

/** The fields of the present step that something is wrong with; none before the seller tried to go on. */
const problemsOf = ({ tried, refused, asked, step, errorOf }: Wizard): readonly Field[] => {
  if (!tried.has(step) && Object.keys(refused).length === 0 && asked.size === 0) return []
  const fields: readonly Field[] = fieldsByStep[step]
  return fields.filter((field) => errorOf(field) !== undefined)
}

const keptIcons = {
  saving: CloudUpload,
  saved: CloudCheck,
  offline: CloudOff,
  failed: CloudOff,
  ended: CloudOff,
}

/** True for a minute after an instant, in milliseconds. */
const useIsRecent = (at: number | null): boolean => {
  const [old, setOld] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setOld(at), at + 60_000 - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && old !== at
}

/** The progress of the seller, and where the input is: announced once, not with every letter. */
const KeptLine = ({
  kept: { name, savedAt, isHere },
  children,
}: {
  kept: KeptState
  children: ReactNode
}) => {
  const { t, language } = useT('sell')
  const isRecent = useIsRecent(savedAt)
  const Icon = name !== 'nothing' && keptIcons[name]
  const textOf = (state: Exclude<KeptState['name'], 'nothing'>) => {
    if (state === 'saved')
      return isRecent || savedAt === null
        ? t('kept.justNow')
        : t('kept.at', { time: formatDate(new Date(savedAt).toISOString(), language, { time: true }) })
    if (state === 'saving' || state === 'ended') return t(`kept.${state}`)
    return `${t(`kept.${state}`)} ${t(isHere ? 'kept.here' : 'kept.nowhere')}`
  }
  return (
    <div className="flex items-baseline justify-between gap-4 text-xs text-ink-3">
      <p className="whitespace-nowrap">{children}</p>
      <p role="status" className="text-end">
        {Icon && (
          <>
            <Icon aria-hidden className="me-1.5 inline size-3.5" />
            {textOf(name)}
          </>
        )}
      </p>
    </div>
  )
}
