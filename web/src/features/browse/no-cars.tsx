import { ArrowRight, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings } from '#shared/api/listings.ts'
import type { Relaxation } from '#shared/schemas/understood.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { carSearch, type CarQuery } from './car-filters.ts'
import { NearCars } from './near-cars.tsx'
import type { FoundCars } from './queries.ts'
import { droppedParts, following, usableRelaxations } from './relaxations.ts'
import { UnderstoodList } from './understood.tsx'

type NoCarsProps = {
  found: FoundCars
  /** An older answer, while the one that was asked for is under way. */
  outdated: boolean
  onChange: (next: (query: CarQuery) => CarQuery) => void
}

/** Why no car is shown, the nearest cars, and the nearest searches that find some. */
export const NoCars = ({ found, outdated, onChange }: NoCarsProps) => {
  const { t } = useT('no-cars')
  const { search, understood, relaxations = [], dealers = [], near = [] } = found
  const canRelax = usableRelaxations(relaxations).length > 0
  const waysOut = (
    <div className="flex w-full flex-col items-center gap-3">
      {near.length === 0 && <NamedDealers dealers={dealers} />}
      {canRelax && <Relaxations relaxations={relaxations} onChange={onChange} />}
      <Button variant={canRelax ? 'ghost' : 'primary'} onClick={() => onChange(carSearch.clear)}>
        {t('clear')}
      </Button>
    </div>
  )
  if (near.length > 0)
    return (
      // The chips of the text say how it was understood; here the cars come first.
      <div aria-busy={outdated}>
        <h2 className="text-xl">{t('title')}</h2>
        <NamedDealers dealers={dealers} />
        <NearCars near={near} outdated={outdated} />
        <div className="mt-10 flex flex-col items-center gap-5 text-center">
          {canRelax && <p className="text-sm text-ink-2">{t('nearby')}</p>}
          {waysOut}
        </div>
      </div>
    )
  return (
    <div aria-busy={outdated} className={cx('transition-opacity', outdated && 'opacity-50')}>
      <EmptyState icon={<SearchX />} title={t('title')} actions={waysOut}>
        {understood.length > 0 && <UnderstoodList search={search} understood={understood} />}
        {t(canRelax ? 'nearby' : 'text')}
      </EmptyState>
    </div>
  )
}

/** The dealers whose name the text may be: a name may be made of words that say something about a car, such as a place or a colour. */
const NamedDealers = ({ dealers }: { dealers: NonNullable<FoundCars['dealers']> }) => {
  const { t, language } = useT('no-cars')
  return dealers.map(({ slug, label, count }) => (
    <Link
      key={slug}
      to={paths.dealer(slug)}
      className="mt-3 flex min-h-11 w-full max-w-md items-center justify-between gap-3 rounded-card border border-line bg-sand px-4 py-2.5 text-start text-sm font-medium tabular-nums hover:border-ink-3"
    >
      {t('dealer', { name: label[language], count })}
      <ArrowRight aria-hidden className="size-4.5 shrink-0 rtl:rotate-180" />
    </Link>
  ))
}

type RelaxationsProps = {
  relaxations: NonNullable<Answer<typeof searchListings>['relaxations']>
  onChange: (next: (query: CarQuery) => CarQuery) => void
}

/** Ways out of an empty result: what to do without, and how many cars that shows. */
const Relaxations = ({ relaxations, onChange }: RelaxationsProps) => {
  const { t, language } = useT('no-cars')
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
            onClick={() => onChange((now) => carSearch.change(now, following(relaxation, now)))}
          >
            {wordsOf(relaxation)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
