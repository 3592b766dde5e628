import { titleIn } from '#shared/rules/title-in.ts'
import type { ReactNode } from 'react'
import { Check, CircleCheck, CircleX, Ellipsis, Eye, Star, StarOff, Trash2, X } from 'lucide-react'
import { canMoveListing } from '#shared/rules/status-moves.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { LastDecision } from '#web/entities/review/decision-texts.tsx'
import { ListingPhoto } from '#web/entities/review/listing-parts.tsx'
import { OwnerLine } from '#web/entities/review/submission-lines.tsx'
import { documentsOf, useUnopenedQuestion } from '#web/entities/review/opened-documents.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { ListingFactsLine, StatusBadges } from './listing-state.tsx'

/** The questions that a row leads to. */
export type Question = 'details' | 'reject' | 'delete'

type ActionsProps = {
  listing: AdminListing
  onAsk: (question: Question) => void
  onApprove: () => void
  onFeature: (isFeatured: boolean, days?: number) => void
}

type ListingRowProps = ActionsProps & {
  selected: boolean
  onSelect: (selected: boolean, withShift: boolean) => void
  /** Why an act was too late. */
  notice: ReactNode
}

/** A listing among all: its photo and title, its seller and status, and what can be done with it. */
export const ListingRow = ({ selected, onSelect, notice, ...actions }: ListingRowProps) => {
  const { listing } = actions
  const { t, language } = useT('admin-listings')
  const admin = useT('admin')
  const title = useListingTitle()(listing)
  const { priceQAR: price } = listing
  return (
    <article
      className={cx(
        'relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border bg-card p-3 transition-colors sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-1 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_19.5rem] lg:pe-4',
        selected ? 'border-maroon' : 'border-line',
      )}
    >
      <div className="relative self-start sm:row-span-3 lg:row-span-1">
        <ListingPhoto photo={listing.images[0]} alt={admin.t('photo', { number: 1, title })} sizes="9rem" />
        <TickBox
          label={t('select', { title })}
          checked={selected}
          onChange={onSelect}
          className="absolute start-0 top-0"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
        <StatusBadges listing={listing} />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => actions.onAsk('details')}
            className="-my-1 py-1 text-start underline-offset-4 hover:underline"
          >
            {title}
          </button>
        </h3>
        <p className="font-semibold tabular-nums">
          <bdi>{price === undefined ? t('noPrice') : formatMoney(price, language)}</bdi>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm text-ink-2 max-sm:col-span-full lg:py-1">
        <OwnerLine owner={listing.owner} />
        <LastDecision decision={listing.decision} />
        <ListingFactsLine listing={listing} />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 max-sm:col-span-full sm:mt-2 lg:mt-0',
          // On a phone the menu lies in the corner: alone it needs no line.
          listing.status !== 'PENDING' && 'max-sm:contents',
        )}
      >
        <Actions {...actions} title={title} />
      </div>
      <div className="col-span-full empty:hidden sm:mt-2">{notice}</div>
    </article>
  )
}

/** The quick decisions for one that waits, and the menu for everything else. */
const Actions = ({ title, ...props }: ActionsProps & { title: string }) => {
  const { listing, onAsk, onApprove } = props
  const { t } = useT('admin-listings')
  const { ask, question } = useUnopenedQuestion(documentsOf(listing), onApprove)
  return (
    <>
      {listing.status === 'PENDING' && (
        <>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            aria-label={t('approve.label', { title })}
            onClick={ask}
          >
            <Check aria-hidden className="size-4 text-green" />
            {t('approve')}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            aria-haspopup="dialog"
            aria-label={t('reject.label', { title })}
            onClick={() => onAsk('reject')}
          >
            <X aria-hidden className="size-4 text-red" />
            {t('reject')}
          </Button>
        </>
      )}
      <span className="ms-auto max-sm:absolute max-sm:end-1 max-sm:top-1">
        <RowMenu {...props} onApprove={ask} label={t('more', { title })} />
        {question}
      </span>
    </>
  )
}

/** Everything that can be done with a listing; one that waits is approved and rejected by buttons of its own (spec). */
const RowMenu = ({ listing, label, ...on }: ActionsProps & { label: string }) => {
  const { t } = useT('admin-listings')
  const { status, isFeatured } = listing
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden className="size-5" />} />}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => on.onAsk('details')}
        className={menuItemClass}
      >
        <Eye aria-hidden />
        {t('details')}
      </button>
      {status !== 'PENDING' && canMoveListing(status, 'APPROVED') && (
        <button type="button" onClick={on.onApprove} className={menuItemClass}>
          <CircleCheck aria-hidden />
          {t('approve')}
        </button>
      )}
      {status !== 'PENDING' && canMoveListing(status, 'REJECTED') && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => on.onAsk('reject')}
          className={menuItemClass}
        >
          <CircleX aria-hidden />
          {t('takeDown')}
        </button>
      )}
      {status === 'APPROVED' && (
        <button type="button" onClick={() => on.onFeature(!isFeatured)} className={menuItemClass}>
          {isFeatured ? <StarOff aria-hidden /> : <Star aria-hidden />}
          {t(isFeatured ? 'unfeature' : 'feature')}
        </button>
      )}
      {status === 'APPROVED' &&
        !isFeatured &&
        [7, 30].map((count) => (
          <button
            key={count}
            type="button"
            onClick={() => on.onFeature(true, count)}
            className={menuItemClass}
          >
            <Star aria-hidden />
            {t('featureFor', { count })}
          </button>
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => on.onAsk('delete')}
        className={menuItemClass}
      >
        <Trash2 aria-hidden />
        {t('remove')}
      </button>
    </Menu>
  )
}

/** The title of a listing in the language in use; a draft may have none yet. */
export const useListingTitle = (): ((listing: Pick<AdminListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('admin-listings')
  return (listing) => titleIn(listing, language) || t('untitled')
}
