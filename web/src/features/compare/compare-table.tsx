import { useEffect, useId, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompareRow, labelColumn, useCompareRows, useFeatureRows, type Row } from './compare-rows.tsx'
import type { ComparedCar } from './compared-cars.ts'
import { differs } from './comparison.ts'

/** The least width of a table of this many cars: two fit on the smallest phone. */
const tableWidth = (cars: number): string => `${6.5 + cars * 8}rem`

type CompareTableProps = {
  cars: readonly ComparedCar[]
  /** The cars’ names, for its caption. */
  names: string
  /** Leaves out rows that are the same for all cars. */
  onlyDifferences: boolean
  onRemove: (car: ComparedCar) => void
}

/** Cars in columns, what is known about them in rows. Where it is wider than the screen, it scrolls under its labels. */
export const CompareTable = ({ cars, names, onlyDifferences, onRemove }: CompareTableProps) => {
  const { t } = useT('compare')
  const captionId = useId()
  const head = useRef<HTMLTableSectionElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(head)
  const wanted = ({ cells }: Row) => !onlyDifferences || differs(cells.map(({ text }) => text))
  const facts = useCompareRows(cars).filter(wanted)
  const features = useFeatureRows(cars).filter(wanted)
  const minWidth = tableWidth(cars.length)
  const bodyOf = (rows: readonly Row[], heading?: ReactNode) =>
    rows.length > 0 && (
      <tbody>
        {heading}
        {rows.map((row) => (
          <CompareRow key={row.label} row={row} />
        ))}
      </tbody>
    )
  return (
    <div className="-mx-4 sm:-mx-6 lg:mx-0">
      <NamesBar cars={cars} minWidth={minWidth} isShown={isPast} ref={bar} />
      <div
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
        tabIndex={0}
        // Padded by the column that stays, so that no focused control is under it. From `sm` on nothing scrolls.
        onScroll={({ currentTarget }) => bar.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="relative scroll-ps-26 overflow-x-auto overscroll-x-contain border-t border-line lg:border-0"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm" style={{ minWidth }}>
          <caption id={captionId} className="sr-only">
            {t('table', { names })}
          </caption>
          <CompareHead cars={cars} onRemove={onRemove} ref={head} />
          {bodyOf(facts)}
          {bodyOf(
            features,
            <tr>
              <th
                scope="rowgroup"
                colSpan={cars.length + 1}
                className="border-b border-line px-4 pt-8 pb-2 text-start sm:px-6 text-lg font-semibold lg:px-0"
              >
                <span className="sticky start-4 sm:start-6 lg:start-0">{t('features')}</span>
              </th>
            </tr>,
          )}
        </table>
      </div>
      {facts.length + features.length === 0 && (
        <p className="px-4 py-6 text-ink-2 sm:px-6 lg:px-0">{t('differences.none')}</p>
      )}
    </div>
  )
}

type CompareHeadProps = {
  cars: readonly ComparedCar[]
  onRemove: (car: ComparedCar) => void
  ref: Ref<HTMLTableSectionElement>
}

/** The photos, each with a way to remove its car, and below them the names; a car that is not available says so. */
const CompareHead = ({ cars, onRemove, ref }: CompareHeadProps) => {
  const { t, language } = useT('compare')
  const states = useT('cars')
  return (
    <thead ref={ref}>
      <tr>
        <th scope="row" className={labelColumn}>
          <span className="sr-only">{t('row.photo')}</span>
        </th>
        {cars.map((car, index) => (
          <td key={car.id} className="px-2 pt-3 lg:pt-0">
            <div className="relative max-w-80">
              <CarPhoto
                photo={car.images[0]}
                alt=""
                sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 8rem"
                priority={index < 2}
                className="aspect-[4/3] w-full rounded-control lg:rounded-card"
              />
              <IconButton
                label={t('remove', { title: titleOf(car, language) })}
                icon={<X className="size-4.5" />}
                look="float"
                onClick={() => onRemove(car)}
                className="absolute! end-1.5 top-1.5 size-8! lg:size-9!"
              />
            </div>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={`${labelColumn} border-b`}>
          <span className="sr-only">{t('row.car')}</span>
        </th>
        {cars.map((car) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in the link
          <th
            key={car.id}
            scope="col"
            className="border-b border-line px-2 py-3 text-start align-top font-medium lg:text-base"
          >
            <Link to={paths.car(car.slug)} className="line-clamp-3 underline-offset-4 hover:underline">
              <bdi>{titleOf(car, language)}</bdi>
            </Link>
            {car.availability !== 'AVAILABLE' && (
              <Badge className="mt-1.5">{states.t(car.availability)}</Badge>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type NamesBarProps = {
  cars: readonly ComparedCar[]
  /** The table's own, so that each name stands above its column. */
  minWidth: string
  isShown: boolean
  /** The element that scrolls along with the table. */
  ref: Ref<HTMLDivElement>
}

/**
 * The cars' names below the header, once the table's own are out of sight. A row of the table cannot stick there: what
 * scrolls sideways is, for what it holds, all the page there is. For eyes only; ears have the table's headers.
 */
const NamesBar = ({ cars, minWidth, isShown, ref }: NamesBarProps) => {
  const { language } = useT('compare')
  return (
    <div aria-hidden className="sticky top-16 z-20 h-0 short:hidden lg:top-18">
      <div
        ref={ref}
        className={cx('overflow-x-hidden border-b border-line bg-paper shadow-card', !isShown && 'invisible')}
      >
        <div className="flex text-sm font-medium" style={{ minWidth }}>
          <span className={cx(labelColumn, 'shrink-0')} />
          {cars.map((car) => (
            <span key={car.id} className="min-w-0 flex-1 p-2">
              <bdi className="line-clamp-2">{titleOf(car, language)}</bdi>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

// The header above every page (h-16, h-18 on a desktop).
const headerHeight = 72

/** Whether an element has been scrolled away under the header. */
const useIsPast = (element: RefObject<Element | null>): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${headerHeight}px 0px 0px 0px` },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}

const skeletonRows = 12

/** A comparison that is still to come, with as many cars, in the table's own columns. */
export const CompareSkeleton = ({ count }: { count: number }) => {
  const row = (label: ReactNode, cell: ReactNode, padding: string) => (
    <div className="flex border-b border-line" style={{ minWidth: tableWidth(count) }}>
      <div className={`${labelColumn} shrink-0 ${padding}`}>{label}</div>
      {Array.from({ length: count }, (_, car) => (
        <div key={car} className={`min-w-0 flex-1 px-2 ${padding}`}>
          {cell}
        </div>
      ))}
    </div>
  )
  return (
    <div aria-busy>
      <Skeleton className="mb-4 h-28 w-64 rounded-control sm:h-11" />
      <div className="-mx-4 overflow-x-clip border-t border-line sm:-mx-6 lg:mx-0 lg:border-0">
        {row(
          null,
          <>
            <Skeleton className="aspect-[4/3] max-w-80 rounded-control lg:rounded-card" />
            <Skeleton className="mt-4 h-4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </>,
          'py-3 lg:pt-0',
        )}
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index}>
            {row(<Skeleton className="h-4 w-3/4" />, <Skeleton className="h-4 w-2/3" />, 'py-3.5')}
          </div>
        ))}
      </div>
    </div>
  )
}
