import type { ReactNode, RefObject } from 'react'
import { Hourglass, Plus, Search, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useOpenVerification } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Inventory } from './inventory-query.ts'

const pageSize = 25

type OfferSearchProps = Inventory['field'] & { className?: string }

/** The search field above own cars or plates. */
export const OfferSearch = (props: OfferSearchProps) => {
  const { t } = useT('dashboard')
  return (
    <TextField
      {...props}
      type="search"
      label={t('search')}
      labelHidden
      placeholder={t('search')}
      before={<Search aria-hidden />}
    />
  )
}

type OfferListProps<Offer> = {
  inventory: Inventory
  /** Everything that search and filters find, in order. */
  found: readonly Offer[]
  countText: string
  /** The count, which takes the focus when the page changes. */
  heading: RefObject<HTMLHeadingElement | null>
  focusHeading: () => void
  /** Shown when nothing is found, with the button that clears search and filters. */
  none: { title: string; clear: string }
  /** Left of the count, for the rows of this page. */
  renderSelectAll?: (rows: readonly Offer[]) => ReactNode
  /** Right of the count. */
  actions?: ReactNode
  renderRow: (offer: Offer) => ReactNode
}

/** One page of own cars or plates with their count above and the pages below. */
export const OfferList = <Offer extends { id: string }>(props: OfferListProps<Offer>) => {
  const { inventory, found, countText, heading, focusHeading, none, renderSelectAll, actions, renderRow } =
    props
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(inventory.query.page, pageCount)
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rows.length > 0 && renderSelectAll?.(rows)}
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-sm font-normal tracking-normal text-ink-2 tabular-nums"
        >
          {countText}
        </h3>
        {actions && <span className="ms-auto">{actions}</span>}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={none.title}
          actions={
            <Button variant="secondary" onClick={inventory.clear}>
              {none.clear}
            </Button>
          }
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {rows.map((offer) => (
            <li key={offer.id}>{renderRow(offer)}</li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onSelect={(to) => {
          inventory.goTo(to)
          focusHeading()
        }}
        hrefOf={inventory.hrefOf}
      />
    </>
  )
}

/** Shown instead of a list that is empty because the dealership may not post yet. */
export const PostingBlocked = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const state = useOpenVerification(user)
  return (
    <EmptyState icon={<Hourglass />} title={t(state ? `verification.${state}.title` : 'post.blocked')}>
      {t('empty.blockedText')}
    </EmptyState>
  )
}

/** The link to offer a number plate. */
export const SellPlateLink = () => {
  const { t } = useT('inventory')
  return (
    <Link to={paths.numberPlates({ tab: 'sell' })} className={`${buttonClass()} h-12`}>
      <Plus aria-hidden className="size-4.5" />
      {t('sellPlate')}
    </Link>
  )
}
