import { TextSearch, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import type { FoundCars } from './search-listings.ts'
import { changeFilters, type SearchQuery } from '#web/features/browse/search-query.ts'
import {
  partKeys,
  partsWithin,
  withoutSpans,
  type UnderstoodPart,
} from '#web/features/browse/understood-parts.ts'
import { useUnderstoodLabel } from '#web/features/browse/use-understood-label.ts'

type UnderstoodChipsProps = {
  /** The text as it is now; the answer may still be about an older one. */
  search: string
  found: FoundCars | undefined
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
}

/** What the search made of the text, part by part; a press takes that part's words out of it. Items of a list. */
export const UnderstoodChips = ({ search, found, onChange }: UnderstoodChipsProps) => {
  const { t } = useT('filters')
  const label = useUnderstoodLabel()
  if (!found) return null
  const outdated = found.search !== search
  const remove = (part: UnderstoodPart) =>
    onChange((now) =>
      // The part's place is one in the text that was answered, and in no other.
      now.search === found.search ? changeFilters(now, { search: withoutSpans(now.search, [part]) }) : now,
    )
  const parts = partsWithin(search, found.search, found.understood)
  const keys = partKeys(parts)
  return parts.map((part, index) => (
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
}
