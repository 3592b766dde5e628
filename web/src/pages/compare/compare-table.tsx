import { useId, useRef, type ReactNode } from 'react'
import { differs } from '#web/features/compare/marks.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CompareHead } from './compare-head.tsx'
import { CompareRow } from './compare-row.tsx'
import { tableWidth } from './label-column.ts'
import { NamesBar } from './names-bar.tsx'
import { useCompareRows, type Row } from './use-compare-rows.tsx'
import type { ComparedCar } from './use-compared-cars.ts'
import { useFeatureRows } from './use-feature-rows.tsx'
import { useIsPast } from './use-is-past.ts'

type CompareTableProps = {
  cars: readonly ComparedCar[]
  /** What they are, as its caption says. */
  names: string
  /** Leaves out what is the same for all. */
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
        onScroll={({ currentTarget }) => bar.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="relative overflow-x-auto overscroll-x-contain border-t border-line lg:border-0"
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
