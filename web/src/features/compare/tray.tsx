import { useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { comparedAtMost as most } from '#shared/constants/offer-limits.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { isBroughtBack } from '#web/app/offline/is-brought-back.ts'
import { paths } from '#web/app/paths.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useCards } from '#web/entities/listing/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { setCompared, useCompared } from '#web/stores/compared.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useRootMark } from '#web/ui/use-root-mark.ts'

// Narrow enough for four of them on the smallest phone.
const slot = 'h-10 max-w-11 min-w-0 flex-1 sm:max-w-none sm:w-13 sm:flex-none'

/** The cards of the chosen cars by id; a car that is no longer public leaves the choice unasked. */
const useChosenCards = (ids: readonly string[]) => {
  const { data: cards, isPlaceholderData, dataUpdatedAt, errorUpdatedAt } = useCards(ids)
  const known = new Map(cards?.map((card) => [card.id, card]))
  // A stored answer is only a part: a car that is missing there may well be for sale.
  const isAnswer =
    cards !== undefined && !isPlaceholderData && !isBroughtBack({ dataUpdatedAt, errorUpdatedAt })
  const left = ids.filter((id) => !isAnswer || known.has(id))
  useEffect(() => {
    if (left.length < ids.length) setCompared(left)
  })
  return known
}

/** The chosen cars, and the way to see them side by side. */
export const Tray = () => {
  const { t } = useT('compare')
  const { ids, refused } = useCompared()
  const cards = useChosenCards(ids)
  const tray = useRef<HTMLElement>(null)
  useRootMark('hasTray')
  const sentence = refused ? t('tray.full', { most }) : ids.length === 1 && t('tray.one')

  const keep = (next: readonly string[]) => {
    setCompared(next)
    // The pressed button goes away.
    if (next.length > 0) tray.current?.focus({ preventScroll: true })
    else focusMain()
  }
  return (
    // The page says how far from its edges: where cards have their buttons, a bar that half covers one makes it hard to hit. Over the strip
    // of the filters (z-20), which comes after it and on whose line it stands.
    <div
      data-tray
      className="pointer-events-none sticky bottom-(--tray-bottom,calc(var(--tab-bar)+4rem+max(0.75rem,env(safe-area-inset-bottom)))) z-21 mt-6 @container max-lg:mx-(--tray-sides,0) lg:bottom-4 print:hidden"
    >
      <section
        ref={tray}
        tabIndex={-1}
        aria-label={t('tray')}
        className="pointer-events-auto w-full rounded-card border border-line bg-raised p-2 shadow-float transition-[opacity,translate] sm:w-fit starting:translate-y-3 starting:opacity-0"
      >
        <p role="status" className="text-sm text-ink-2 not-empty:px-1 not-empty:pb-2">
          {sentence}
        </p>
        <div className="flex items-center gap-1.5 sm:gap-3">
          <ul className="flex min-w-0 flex-1 gap-1 sm:flex-none sm:gap-1.5">
            {ids.map((id, index) => (
              <li key={id} className={slot}>
                <TrayCar
                  card={cards.get(id)}
                  number={index + 1}
                  onRemove={() => keep(ids.filter((one) => one !== id))}
                />
              </li>
            ))}
            {Array.from({ length: most - ids.length }, (_, index) => (
              <li
                key={index}
                aria-hidden
                className={cx(slot, 'rounded-control border border-dashed border-edge/50 max-sm:hidden')}
              />
            ))}
          </ul>
          <p className="text-xs whitespace-nowrap text-ink-3 tabular-nums max-sm:sr-only">
            {t('tray.count', { count: ids.length, most })}
          </p>
          <IconButton
            label={t('tray.clear')}
            icon={<X className="size-4.5" />}
            onClick={() => keep([])}
            // Where it would leave no room for the cars, each of them has one.
            className="-mx-1.5 max-sm:w-9 @max-2xs:hidden sm:order-last sm:ms-0"
          />
          {ids.length > 1 ? (
            <Link
              to={paths.compare(ids.map((id) => cards.get(id)?.slug ?? id))}
              className={buttonClass({ size: 'sm', tight: true })}
            >
              {t('tray.compare')}
            </Link>
          ) : (
            <Button size="sm" className="px-3!" disabledReason={t('tray.one')}>
              {t('tray.compare')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}

type TrayCarProps = {
  /** Absent while it is not known. */ card: ListingCard | undefined
  number: number
  onRemove: () => void
}

/** A chosen car, small, with its state where it is not available; a press takes it out again. */
export const TrayCar = ({ card, number, onRemove }: TrayCarProps) => {
  const { t, language } = useT('compare')
  const states = useT('cars')
  const title = card ? titleOf(card, language) : t('tray.car', { number })
  const state = card && card.availability !== 'AVAILABLE' && states.t(card.availability)
  const name = [t('tray.remove', { title }), state].filter(Boolean).join(' – ')
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={name}
      title={name}
      className="group relative block size-full rounded-control"
    >
      <CarPhoto
        photo={card?.images[0]}
        alt=""
        sizes="3.5rem"
        className="size-full overflow-clip rounded-control"
      />
      {state && (
        <span className="absolute inset-x-0 bottom-0 truncate rounded-b-control bg-card/95 text-center text-[0.625rem] tracking-tight text-ink sm:text-[0.6875rem]">
          {state}
        </span>
      )}
      <span className="absolute -end-1 -top-1 grid size-4.5 place-items-center rounded-full bg-ink text-paper group-hover:bg-brand group-hover:text-white">
        <X aria-hidden strokeWidth={2.5} className="size-3" />
      </span>
    </button>
  )
}
