import { memo, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePlaceBefore } from '#web/app/navigation.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { CompareToggle } from '#web/entities/listing/compare-toggle.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { resultSizes } from '#web/entities/listing/photo-sizes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { useSlices } from './use-slices.ts'

// Most people keep the cards; without the rows everybody does.
const ListingRow = lazyPart(
  async () => (await import('./listing-row.tsx')).ListingRow,
  [],
  (car) => <ListingCard {...car} sizes={resultSizes} />,
)

const skeletons = 9
/** Cards in sight when a list begins at the top, on the largest of usual screens and of phones. */
const firstCards = { wide: 6, narrow: 2 }
const layouts = {
  // A page of 20 in three columns would end in a hole: its last two share the row.
  grid:
    'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-6 xl:[&>*]:col-span-2 ' +
    'xl:[&>:nth-child(19):nth-last-child(2)]:col-span-3 xl:[&>:nth-child(20):last-child]:col-span-3',
  list: 'grid grid-cols-1 gap-4',
}

/** The layout of the list. Kept for the visit only (spec 4). */
const useViewMode = create<{ mode: 'grid' | 'list' }>(() => ({ mode: 'grid' }))

type CarListProps = {
  listings: readonly Listing[]
  outdated: boolean
  /** The notes above the cars, in their order. */
  notes?: readonly ReactNode[]
}

/** An answer is mostly here before it is worth saying that the cars are of another one; and a list that fades is painted whole. */
const fadeAfterMs = 150

type LeftCar = { height: number; isInSight: boolean }
/**
 * How tall each car of a list was when one of them was opened or the language changed, and whether it was in sight; by the list's place
 * in the history.
 */
const leftLists = new Map<string, readonly LeftCar[]>()

const measureCars = (list: Element): LeftCar[] =>
  Array.from(list.children, (car) => {
    const { top, bottom, height } = car.getBoundingClientRect()
    return { height, isInSight: bottom > 0 && top < window.innerHeight }
  })

/** Measures a list in the moment before it turns to another language. */
const useMeasuredTurns = (list: RefObject<Element | null>, place: string): void =>
  useEffect(
    () =>
      useLanguageStore.subscribe(() => {
        if (list.current) leftLists.set(place, measureCars(list.current))
      }),
    [list, place],
  )

/**
 * The cars that were found, as cards or as rows. Of an answer those in sight are drawn at once and the others in slices; until then
 * those of the last answer stay in their places, which are out of sight, and in another language the places alone. A processor of a
 * phone would take several times as long for all of them.
 */
export const CarList = memo(({ listings, outdated, notes }: CarListProps) => {
  const { mode } = useViewMode()
  const fades = useLasting(outdated, fadeAfterMs)
  // The closest cars stand below those that were found, in a list of their own.
  const place = `${useLocation().key} ${notes ? 'near' : 'found'}`
  const list = useRef<HTMLUListElement>(null)
  useMeasuredTurns(list, place)
  // A list that is come back to has to be as tall as it was.
  const isReturn = usePlaceBefore() > 0
  const isMeasured = isReturn && leftLists.has(place)
  const first = firstCards[useMedia('(min-width: 40rem)') ? 'wide' : 'narrow']
  const unmeasured = isReturn ? listings.length : first
  const { count, before, hasTurned } = useSlices(listings, first, isMeasured ? 0 : unmeasured)
  const left = isReturn || (hasTurned && count < listings.length) ? leftLists.get(place) : undefined
  const isDrawn = (index: number) => index < count || (left ? left[index]?.isInSight : index < first)
  const shown = new Set(listings.filter((_, index) => isDrawn(index)).map(({ id }) => id))
  return (
    <ul
      ref={list}
      aria-busy={outdated}
      onClickCapture={({ currentTarget }) => leftLists.set(place, measureCars(currentTarget))}
      // A focused control is never under the tray.
      className={cx(
        layouts[mode],
        'transition-opacity [&_:focus-visible]:scroll-mb-40 short:[&_:focus-visible]:scroll-mb-22',
        fades && 'opacity-50',
      )}
    >
      {listings.map((listing, index) => {
        const old = before[index]
        const car = isDrawn(index) ? listing : old && !shown.has(old.id) && old
        if (!car)
          return (
            <PlaceOfCar
              key={`place of ${listing.id}`}
              isGrid={mode === 'grid'}
              height={left?.[index]?.height}
            />
          )
        shown.add(car.id)
        return (
          <CarItem
            key={car.id}
            listing={car}
            isGrid={mode === 'grid'}
            priority={index === 0}
            note={notes?.[index]}
          />
        )
      })}
    </ul>
  )
})

/** Where a car will be, for a moment and out of sight: nothing that moves. `height` in px, where it is known. */
const PlaceOfCar = ({ isGrid, height }: { isGrid: boolean; height: number | undefined }) => (
  <li style={{ height }} className={cx('rounded-card border border-line bg-card', !isGrid && 'h-36 sm:h-48')}>
    {isGrid && height === undefined && (
      <>
        <div className="aspect-[4/3] bg-sand-2/70" />
        <div className="h-44" />
      </>
    )}
  </li>
)

/** Cars that are still to come, in the chosen layout. */
export const CarListSkeleton = () => {
  const { mode } = useViewMode()
  return (
    <div aria-busy className={layouts[mode]}>
      {Array.from({ length: skeletons }, (_, index) =>
        mode === 'grid' ? <ListingCardSkeleton key={index} /> : <RowSkeleton key={index} />,
      )}
    </div>
  )
}

const RowSkeleton = () => <Skeleton className="h-36 rounded-card sm:h-48" />

type CarItemProps = {
  listing: Listing
  isGrid: boolean
  /** In sight on arrival. */
  priority: boolean
  /** Stands above the card, as tall as those of its row. */
  note?: ReactNode
}

/** One car among the results, in either layout. Not drawn again while a press on a filter is being answered. */
const CarItem = memo(({ listing, isGrid, priority, note }: CarItemProps) => {
  const { language } = useT('search')
  const title = titleOf(listing, language)
  const favorite = <FavoriteButton listing={listing} title={title} look={isGrid ? 'float' : 'plain'} />
  const card = (
    <>
      {isGrid ? (
        <ListingCard listing={listing} priority={priority} action={favorite} sizes={resultSizes} />
      ) : (
        <Suspense fallback={<RowSkeleton />}>
          <ListingRow listing={listing} priority={priority} action={favorite} />
        </Suspense>
      )}
      {/* Beside the heart of a card, at the photo's upper edge; on the photo of a row. */}
      <div className={cx('absolute z-10', isGrid ? 'end-13.25 top-2.25' : 'start-2 top-2')}>
        <CompareToggle id={listing.id} title={title} />
      </div>
    </>
  )
  // Isolated, here and below: what changes in a card has it painted anew, and nothing beside it.
  if (!note) return <li className="relative isolate grid grid-cols-1">{card}</li>
  return (
    <li className="row-span-2 isolate grid grid-cols-1 grid-rows-subgrid gap-2">
      {note}
      <div className="relative grid grid-cols-1">{card}</div>
    </li>
  )
})

const modes = [
  { mode: 'grid', icon: LayoutGrid },
  { mode: 'list', icon: Rows3 },
] as const

/** Cards side by side, or one under the other. */
export const ViewToggle = () => {
  const { t } = useT('search')
  const { mode: chosen } = useViewMode()
  return (
    <div role="group" aria-label={t('view.label')} className="flex gap-0.5">
      {modes.map(({ mode, icon: Icon }) => (
        <IconButton
          key={mode}
          label={t(`view.${mode}`)}
          icon={<Icon className="size-5" />}
          aria-pressed={mode === chosen}
          onClick={() => useViewMode.setState({ mode })}
          className="aria-pressed:bg-sand aria-pressed:text-ink"
        />
      ))}
    </div>
  )
}
