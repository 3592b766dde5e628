import { useT } from '#web/i18n/use-t.ts'
import type { FoundCars } from './search-listings.ts'
import { withoutSpans } from '#web/features/browse/understood-parts.ts'
import { useUnderstoodLabel } from '#web/features/browse/use-understood-label.ts'

/** How each part of the text was understood: for a search that found nothing, perhaps because of that. */
export const UnderstoodWords = ({ search, understood }: Pick<FoundCars, 'search' | 'understood'>) => {
  const { t } = useT('filters')
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
