import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
} from '#shared/reference/plate-vocabulary.ts'
import { useT } from '#web/i18n/use-t.ts'
import { plateCategoryNames, type PlateFilters } from '#web/entities/plate/plate-search.ts'
import { plateWord } from '#web/entities/plate/words.ts'
import { tagExamples } from '#web/entities/plate/tag-examples.ts'
import { FilterChecks } from './filter-checks.tsx'
import { FilterTiles } from './filter-tiles.tsx'
import { NumberText } from './number-text.tsx'
import { PriceFilter } from './price-filter.tsx'

const seriesChoices = ['none', ...plateSeries] as const

export type FilterPanelProps = {
  filters: PlateFilters
  onChange: (change: Partial<PlateFilters>) => void
}

/** Every filter. Choices take effect at once. */
export const FilterPanel = ({ filters, onChange }: FilterPanelProps) => {
  const { t, language } = useT('plates')
  const digits = plateDigits.map((value) => ({
    value,
    label: <NumberText>{value}</NumberText>,
    name: value === '4+' ? t('digits.more') : t('digits.name', { count: Number(value) }),
  }))
  // An address may name one that only sellers choose from.
  const categories = [...new Set([...browsePlateCategories, filters.category])]
    .filter((value) => value !== undefined)
    .map((value) => ({ value, label: plateWord(value, language) }))
  const series = seriesChoices.map((value) => ({
    value,
    label: value === 'none' ? t('series.none') : value,
    name: value === 'none' ? t('series.noLetter') : t('series.name', { letter: value }),
  }))
  return (
    <div className="flex flex-col gap-5">
      <FilterTiles
        legend={t('digits')}
        tiles={[{ value: '', label: t('digits.all') }, ...digits]}
        value={filters.digits ?? ''}
        onChange={(value) => onChange({ digits: plateDigits.find((known) => known === value) })}
      />
      <PriceFilter minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={onChange} />
      <FilterChecks
        legend={t('tags')}
        choices={plateTagNames.map((value) => ({
          value,
          label: plateWord(value, language),
          after: <NumberText>{tagExamples[value]}</NumberText>,
        }))}
        chosen={filters.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <FilterTiles
        legend={t('category')}
        hasWords
        tiles={[{ value: '', label: t('category.all') }, ...categories]}
        value={filters.category ?? ''}
        onChange={(value) => onChange({ category: plateCategoryNames.find((known) => known === value) })}
      />
      <FilterChecks
        legend={t('location')}
        choices={plateLocations.map((value) => ({ value, label: plateWord(value, language) }))}
        chosen={filters.location}
        onChange={(location) => onChange({ location })}
      />
      <FilterTiles
        legend={t('series')}
        tiles={[{ value: '', label: t('series.all') }, ...series]}
        value={filters.series ?? ''}
        onChange={(value) => onChange({ series: seriesChoices.find((known) => known === value) })}
      />
    </div>
  )
}
