import { TextSearch, X } from 'lucide-react'
import type { UnderstoodRange } from '#shared/schemas/understood.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { carSearch, type CarFilters, type CarQuery } from './car-filters.ts'
import type { FoundCars } from './queries.ts'
import {
  chipParts,
  isWord,
  otherParts,
  partKeys,
  withoutSpans,
  type Span,
  type UnderstoodPart,
} from './understood-parts.ts'

type UnderstoodChipsProps = {
  /** The present filters; the answer may still be about an older text. */
  filters: CarFilters
  found: FoundCars | undefined
  onChange: (next: (query: CarQuery) => CarQuery) => void
}

/** How the search understood the text, part by part; a press removes that part from it. Items of a list. */
export const UnderstoodChips = ({ filters, found, onChange }: UnderstoodChipsProps) => {
  const { t } = useT('search')
  const label = useUnderstoodLabel()
  if (!found) return null
  const outdated = found.search !== filters.search
  const remove = (part: Span) =>
    onChange((now) =>
      // The part's place is one in the text that was answered, and in no other.
      now.search === found.search ? carSearch.change(now, { search: withoutSpans(now.search, [part]) }) : now,
    )
  const parts = chipParts(filters, found)
  const keys = partKeys(parts)
  const chips = parts.map((part, index) => (
    <li key={keys[index]} className="max-w-full max-sm:shrink-0">
      <button
        type="button"
        onClick={() => remove(part)}
        aria-disabled={outdated || undefined}
        aria-label={t('understood.remove', { part: label(part) })}
        className={cx(
          'inline-flex h-9 items-center gap-2 rounded-full border border-edge/60 ps-3 pe-3 text-sm whitespace-nowrap text-ink-2 transition-colors',
          outdated ? 'opacity-50' : 'hover:border-edge hover:bg-sand hover:text-ink',
        )}
      >
        <TextSearch aria-hidden className="size-4 text-maroon" />
        <bdi className="max-w-60 truncate">{label(part)}</bdi>
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  ))
  return (
    <>
      {chips}
      {!outdated && <OtherChips found={found} onRemove={remove} />}
    </>
  )
}

type OtherChipsProps = { found: FoundCars; onRemove: (part: Span) => void }

/** The words that were not understood: those that were looked for as they stand, and those that were ignored, each with the reason. */
const OtherChips = ({ found, onRemove }: OtherChipsProps) => {
  const { t } = useT('search')
  return otherParts(found).map((part) => {
    const words = found.search.slice(part.start, part.end)
    const says = part.why ? t(`understood.${part.why}`, { words }) : t('understood.plain', { words })
    return (
      <li key={`${part.start} ${words}`} className="max-w-full max-sm:shrink-0">
        <button
          type="button"
          onClick={() => onRemove(part)}
          aria-label={`${says}. ${t('understood.remove', { part: words })}`}
          title={says}
          className="inline-flex h-9 items-center gap-2 rounded-full border border-dashed border-edge px-3 text-sm whitespace-nowrap text-ink-2 transition-colors hover:bg-sand hover:text-ink"
        >
          <bdi className="max-w-72 truncate">{says}</bdi>
          <X aria-hidden className="size-3.5" />
        </button>
      </li>
    )
  })
}

/** How each part of the text was understood: for a search that found nothing, perhaps because of that. */
export const UnderstoodList = ({ search, understood }: Pick<FoundCars, 'search' | 'understood'>) => {
  const { t } = useT('search')
  const label = useUnderstoodLabel()
  const others = withoutSpans(search, understood)
  return (
    <div className="my-4 flex flex-col gap-1 rounded-control bg-sand px-4 py-3">
      <dl className="flex flex-col gap-1">
        {understood.map((part) => (
          <div key={part.start} className="flex flex-wrap justify-center gap-x-2">
            <dt>
              <bdi>{t('understood.words', { words: search.slice(part.start, part.end) })}</bdi>
            </dt>
            <dd className="font-medium text-ink">
              <bdi>{label(part)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {others && <p>{t('understood.plain', { words: others })}</p>}
    </div>
  )
}

/** The meaning found for a part of the text: `Toyota (corrected)`, `2018–2020`, `Up to QAR 100,000`. */
const useUnderstoodLabel = (): ((part: UnderstoodPart) => string) => {
  const { t, language } = useT('search')
  const amounts = {
    // Text: a year has no thousands separator.
    year: String,
    price: (riyals: number) => formatMoney(riyals, language),
    mileage: (kilometres: number) => formatKilometres(kilometres, language),
  }
  const range = ({ kind, min, max }: UnderstoodRange) => {
    const [from, to] = [min, max].map((end) => (end === undefined ? undefined : amounts[kind](end)))
    if (from === undefined) return t('understood.max', { max: to ?? '' })
    if (to === undefined) return t('understood.min', { min: from })
    if (from === to) return from
    return t(kind === 'year' ? 'understood.years' : 'understood.between', { min: from, max: to })
  }
  return (part) => {
    if (!isWord(part)) return range(part)
    const name = part.label[language]
    return part.corrected ? t('understood.corrected', { name }) : name
  }
}
