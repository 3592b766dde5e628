import { titleIn } from '#shared/rules/title-in.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleX, CloudOff, GitCompareArrows, History } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useIsHeld } from '#web/api/undoable.ts'
import { paths } from '#web/app/paths.ts'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useIsOffline } from '#web/ui/use-is-offline.ts'
import type { Start } from './start.ts'
import { fieldId, type Field } from './steps.ts'

const Rejection = lazyPart(
  async () => (await import('#web/entities/rejection/rejection.tsx')).Rejection,
  ['rejection'],
)

/** The notice without a connection: what still works, and what waits. That there is none is said by the bar of every page. */
export const OfflineNotice = () => {
  const { t } = useT('sell')
  return (
    useIsOffline() && (
      <Notice heading="h2" tone="amber" icon={CloudOff} title={t('offline.title')}>
        {t('offline.text')}
      </Notice>
    )
  )
}

/** The listing was submitted: where it is now, which is here as long as that can be undone. */
export const DoneNotice = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('sell')
  const isLive = listing.status === 'APPROVED'
  const isLeaving = useIsHeld(listing.id)
  const outcome = isLeaving ? 'sending' : isLive ? 'live' : 'review'
  const title = titleIn(listing, language)
  const heading = useRef<HTMLHeadingElement>(null)
  // The wizard of this listing has gone, and the focus with it. A status that comes with its text is not said.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      role="status"
      heading="h2"
      titleRef={heading}
      tone="green"
      title={t(`done.${outcome}`)}
      actions={
        <>
          <Link to={paths.sellerDashboard('my-listings')} className={buttonClass({ size: 'sm' })}>
            {t('done.mine')}
          </Link>
          {listing.slug && (
            <Link to={paths.car(listing.slug)} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              {t('done.view')}
            </Link>
          )}
        </>
      }
    >
      {t(`done.${outcome}Text`, { title })}
    </Notice>
  )
}

type RestoredNoticeProps = {
  start: Start
  onDiscard: () => void
  /** Begins another car, and leaves this one for later; undefined where a listing is edited. */
  onAnother: (() => void) | undefined
}

/** Unsaved work is restored; it can be dropped, or left for later. */
export const RestoredNotice = ({ start, onDiscard, onAnother }: RestoredNoticeProps) => {
  const { t, language } = useT('sell')
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  // The buttons go with the notice.
  const leave = (act: () => void) => () => {
    focusMain()
    act()
  }
  const when = formatDate(new Date(start.keptAt ?? 0).toISOString(), language, { time: true })
  return (
    <Notice
      role="status"
      heading="h2"
      tone="sand"
      icon={History}
      title={t('restored.title', { when })}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={leave(() => setIsRead(true))}>
            {t('restored.keep')}
          </Button>
          {onAnother && (
            <Button size="sm" variant="ghost" onClick={leave(onAnother)}>
              {t('restored.another')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={leave(onDiscard)}>
            {t('restored.discard')}
          </Button>
        </>
      }
    >
      {start.lostFiles > 0 && t('restored.files', { count: start.lostFiles })}
    </Notice>
  )
}

/** The listing was changed elsewhere since the restored answers were begun: nothing is overwritten without a decision. */
export const NewerNotice = ({ onCompare }: { onCompare: () => void }) => {
  const { t } = useT('sell')
  return (
    <Notice
      role="status"
      heading="h2"
      tone="amber"
      icon={GitCompareArrows}
      title={t('newer.title')}
      actions={
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onCompare}>
          {t('newer.compare')}
        </Button>
      }
    >
      {t('newer.text')}
    </Notice>
  )
}

type RejectedNoticeProps = {
  listing: OwnListing
  /** The listing has another version now, with the appeal on it. */
  onChanged: (listing: OwnListing) => void
  /** The rejection is no longer what is shown. */
  onStale: () => void
}

/**
 * Why the listing was rejected, and the appeal against it; the steps mark what it is about. An appeal is another version of
 * the listing: where it is the only difference, the answers go on as changes of that version; else saving shows both.
 */
export const RejectedNotice = ({ listing, onChanged, onStale }: RejectedNoticeProps) => {
  const { t, language } = useT('sell')
  const client = useQueryClient()
  const showAppeal = async (appeal: OwnAppeal) => {
    onChanged({ ...listing, appeal })
    const now = await client.fetchQuery({ ...ownListingQuery(listing.id), staleTime: 0 }).catch(() => null)
    if (now?.version === listing.version + 1) onChanged(now)
  }
  return (
    // There from the start, and perhaps with a form in it: not announced.
    <Notice heading="h2" tone="red" icon={CircleX} title={t('rejected.title')}>
      <p className="mb-1 max-sm:sr-only">{t('rejected.text')}</p>
      <Suspense fallback={<div aria-busy className="min-h-14" />}>
        <Rejection
          kind="listing"
          isShort
          id={listing.id}
          title={titleIn(listing, language)}
          reasonCodes={listing.reasonCodes}
          text={listing.rejectionReason}
          appeal={listing.appeal}
          onAppealed={(appeal) => void showAppeal(appeal)}
          onStale={onStale}
        />
      </Suspense>
    </Notice>
  )
}

/** The problems in the present step, each with the way to it. */
export const ProblemList = ({ fields }: { fields: readonly Field[] }) => {
  const { t } = useT('sell')
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="sell-problems" className="rounded-card bg-red-tint px-4 py-2.5 text-sm sm:py-4">
      <h3 id="sell-problems" className="flex items-center gap-2 text-sm font-medium tracking-normal text-red">
        <CircleAlert aria-hidden className="size-4.5 shrink-0" />
        {t('summary.title', { count: fields.length })}
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 ps-6.5">
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-9 text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
              onClick={() => document.getElementById(fieldId(field))?.focus()}
            >
              {t(`field.${field}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
