import type { Answer } from '#shared/api/contract.ts'
import type { searchListings } from '#shared/api/listings.ts'
import type { Relaxation } from '#shared/schemas/relaxation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { droppedParts, following, usableRelaxations } from '#web/features/browse/relaxations.ts'
import { changeFilters, type SearchQuery } from '#web/features/browse/search-query.ts'

type RelaxationsProps = {
  relaxations: NonNullable<Answer<typeof searchListings>['relaxations']>
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
}

/** Ways out of an empty result: what to do without, and how many cars that shows. */
export const Relaxations = ({ relaxations, onChange }: RelaxationsProps) => {
  const { t, language } = useT('filters')
  const list = new Intl.ListFormat(language)
  const wordsOf = ({ without, text, total }: Relaxation) =>
    text
      ? t(`relax.text.${text.how}`, { words: text.words, count: total })
      : t('relax', {
          parts: list.format(droppedParts(without).map((part) => t(`relax.${part}`))),
          count: total,
        })
  return (
    <ul aria-label={t('relax.label')} className="flex w-full max-w-md flex-col gap-2">
      {usableRelaxations(relaxations).map((relaxation) => (
        <li key={`${relaxation.without} ${relaxation.text?.how} ${relaxation.text?.words}`}>
          <Button
            wide
            variant="secondary"
            className="h-auto! min-h-11 py-2 whitespace-normal! tabular-nums"
            onClick={() => onChange((now) => changeFilters(now, following(relaxation)))}
          >
            {wordsOf(relaxation)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
