import { Suspense, useEffect, useRef, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { canPost } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { usePublish } from '#web/entities/listing/listing-acts.ts'
import { discardWorkingCopy } from '#web/entities/listing/working-copies.ts'
import { useSellingUser } from '#web/entities/team/acting.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { useDraftAddress } from './draft-address.ts'
import { DoneNotice, RestoredNotice } from './notices.tsx'
import { blankStart, restoredStart, useStart, type KnownCar, type Start, type WizardStart } from './start.ts'
import type { Wanted } from './draft-slot.ts'
import { forgetUnsaved, type Unsaved } from './unsaved.ts'
import type { RenderPreview } from './wizard-dialogs.tsx'
import { WizardForm } from './wizard-form.tsx'
import { WizardSkeleton } from './wizard-frame.tsx'

const ClosedGate = lazyPage(async () => (await import('#web/app/closed-gate.tsx')).ClosedGate, ['dashboard'])

const BeforeSignIn = lazyPage(async () => (await import('./before-sign-in.tsx')).BeforeSignIn, ['sell'])

type SellWizardProps = {
  /** Filled in where a new listing begins. */
  known: KnownCar
  /** The listing to edit, or null for a new one. */
  editId: string | null
  /** The begun car that the address names. */
  draft: string | null
  /** The step that the address names. */
  askedStep: string | null
  renderPreview: RenderPreview
}

/** The wizard for private sellers and verified dealerships; tells everybody else what is missing (spec, section 2). */
export const SellWizard = (props: SellWizardProps) => {
  const { t } = useT('sell')
  const { user, isLoading, error, refetch } = useSellingUser()
  const { acting } = useActing()
  // Asked here: when a session ends the wizard is gone at once.
  const askToSignIn = useAskToSignIn()
  const { number, isAnother, onAnother, onDrafted } = useDraftAddress(props)
  if (isLoading) return <WizardSkeleton />
  if (error && !user) return <LoadFailed title={t('loadFailed.title')} error={error} onRetry={refetch} />
  if (!user || !canPost(user) || acting?.role === 'SALES')
    return (
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <ClosedGate user={user} say={t} />
        {!user && <BeforeSignIn />}
      </Suspense>
    )
  return (
    <StartedWizard
      // Another listing, or another person, is another wizard.
      key={`${user.id}/${number}`}
      {...props}
      wanted={isAnother ? 'another' : props.draft === null ? null : { draft: props.draft }}
      onAnother={onAnother}
      onDrafted={onDrafted}
      seller={user}
      onUnauthorized={() => askToSignIn(t('save.signIn'), { tone: 'danger' })}
    />
  )
}

type StartedWizardProps = SellWizardProps & {
  seller: CurrentUser
  wanted: Wanted
  /** Begins another car; what is typed of this one stays where it is. */
  onAnother: () => void
  /** A draft was saved. */
  onDrafted: (listing: OwnListing) => void
  onUnauthorized: () => void
}

/** The wizard, once it is known what it begins with. */
const StartedWizard = (props: StartedWizardProps) => {
  const { t } = useT('sell')
  // The one that it began with: a draft that was saved here is open already.
  const [editId] = useState(props.editId)
  const start = useStart(props.seller, editId, props.known, props.wanted)
  switch (start.state) {
    case 'loading':
      return <WizardSkeleton />
    case 'missing':
      return (
        <EmptyState
          icon={<CircleAlert />}
          title={t('missing.title')}
          actions={
            <Link to={paths.sellerDashboard('my-listings')} className={buttonClass()}>
              {t('missing.action')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      )
    case 'failed':
      return <LoadFailed title={t('loadFailed.title')} error={start.error} onRetry={start.refetch} />
    case 'ready':
      return <Wizards {...props} {...start} />
  }
}

type WizardsProps = StartedWizardProps & Extract<WizardStart, { state: 'ready' }>

/** One wizard after another: a submitted new listing makes room for the next, a submitted edit leads to the dashboard. */
const Wizards = ({
  seller,
  editId,
  askedStep,
  slot,
  fresh,
  restored,
  onAnother,
  onDrafted,
  ...form
}: WizardsProps) => {
  const { t, language } = useT('sell')
  const navigate = useNavigate()
  const publish = usePublish()
  const [wizard, setWizard] = useState(() => {
    const start = restored ?? fresh
    return { number: 0, start: { ...start, step: askedStep ?? start.step } }
  })
  const [done, setDone] = useState<OwnListing>()
  const closingRef = useRef(false)
  const workRef = useRef<Unsaved>(null)
  const beginWith = (start: Start) => {
    closingRef.current = true
    forgetUnsaved(slot.key)
    setWizard(({ number }) => ({ number: number + 1, start }))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  const discard = () => {
    // The present state, not the restored one.
    const left = workRef.current ?? slot.left
    const name = left && (left.saved?.id ?? left.requestId)
    beginWith(fresh)
    // One that could not be reached stays among the unfinished cars, where it can be thrown away again.
    if (name) void discardWorkingCopy(name).catch(() => undefined)
    showToast({
      title: t('restored.discarded'),
      ...(left && {
        action: {
          label: t('restored.undo'),
          onPress: () => beginWith({ ...restoredStart(left, undefined, () => true), copy: null }),
        },
      }),
    })
  }

  const submitted = (listing: OwnListing) => {
    const isLive = (listing.status === 'DRAFT' ? statusAfterSubmit(seller) : listing.status) === 'APPROVED'
    const goBack = () => void navigate(paths.sellYourCar(listing.id, 'review'))
    const onUndo = () => {
      setDone(undefined)
      goBack()
    }
    if (listing.status === 'DRAFT') {
      const name = titleIn(listing, language)
      publish(
        listing,
        seller,
        {
          title: t(isLive ? 'done.live' : 'done.review'),
          name,
          failed: t('save.publishFailed'),
          held: { title: t('done.review'), description: t('done.reviewText', { title: name }) },
          action: { label: t('review.edit'), onPress: goBack },
        },
        // Of a further listing that is published meanwhile it says nothing.
        {
          onUndo,
          onDone: (published) => setDone((now) => (now?.id === published.id ? published : now)),
          onFailed: () => setDone((now) => (now?.id === listing.id ? undefined : now)),
        },
      )
    }
    if (editId !== null) {
      closingRef.current = true
      forgetUnsaved(slot.key)
      if (listing.status !== 'DRAFT')
        showToast({
          title: t('save.updated'),
          description: t(isLive ? 'save.updatedLive' : 'save.updatedReview'),
          tone: 'success',
        })
      void navigate(paths.sellerDashboard('my-listings'))
      return
    }
    setDone({ ...listing, status: statusAfterSubmit(seller) })
    beginWith(blankStart(seller))
  }

  const { number, start } = wizard
  useEffect(() => {
    // The wizard before has gone, and with it what was pressed.
    if (number > 0 && document.activeElement === document.body) focusMain()
  }, [number])
  return (
    <div className="flex flex-col gap-5">
      {done && <DoneNotice key={done.id} listing={done} />}
      {start.keptAt !== null && (
        <RestoredNotice
          key={`restored-${number}`}
          start={start}
          onDiscard={discard}
          onAnother={editId === null && start.saved === null ? onAnother : undefined}
        />
      )}
      <WizardForm
        {...form}
        key={number}
        seller={seller}
        start={start}
        slot={slot}
        onSubmitted={submitted}
        // The unsaved work is saved now: there is nothing to restore or to drop, and its copy has ended.
        onDrafted={(listing) => {
          setWizard((now) => ({ ...now, start: { ...now.start, keptAt: null, copy: null } }))
          onDrafted(listing)
        }}
        onReloaded={beginWith}
        closingRef={closingRef}
        workRef={workRef}
      />
    </div>
  )
}
