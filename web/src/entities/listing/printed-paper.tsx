import type { ComponentType, ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { isDetail, useListing } from './queries.ts'
import { MissingCar, UnfinishedCar } from './missing-car.tsx'
import { ChevronLeft, Printer } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import type { Pair } from '#web/i18n/both-languages.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Make and model in both languages; in Latin letters where there is no Arabic name, or none yet. */
export const useNamesInBothLanguages = ({ make, model }: ListingDetail): Pair => {
  const arabic = useMakesModels().data?.arabic
  return {
    en: `${make} ${model}`,
    ar: `${arabic?.makes[make] ?? make} ${arabic?.models[model] ?? model}`,
  }
}

/** The paper about the car that the address names, or why there is none. */
export const PaperOfCar = ({ view: View }: { view: ComponentType<{ listing: ListingDetail }> }) => {
  const { slug = '' } = useParams()
  const { data: listing, error, refetch } = useListing(slug)
  if (error) return <MissingCar error={error} onRetry={refetch} />
  if (!listing) return <PaperSkeleton />
  return isDetail(listing) ? <View key={listing.id} listing={listing} /> : <UnfinishedCar listing={listing} />
}

type PaperFrameProps = {
  slug: string
  /** The car in the language in use. */
  car: string
  labels: { back: string; title: string; intro: string; print: string }
  /** Below the introduction. */
  note?: ReactNode
  /** Beside the button that prints. */
  choices?: ReactNode
  children: ReactNode
}

/** The screen around a paper about a car: a link back, title and introduction, and the button that prints it. */
export const PaperFrame = ({ slug, car, labels, note, choices, children }: PaperFrameProps) => (
  <div className={paperWidth}>
    {/* A form about one car is nothing to find. */}
    <meta name="robots" content="noindex" />
    <Link
      to={paths.car(slug)}
      className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-ink hover:underline"
    >
      <ChevronLeft aria-hidden className="mirrored size-4" />
      {labels.back}
    </Link>
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-prose">
        <h1 className="text-3xl">{labels.title}</h1>
        <p className="mt-1 font-medium">
          <bdi>{car}</bdi>
        </p>
        <p className="mt-3 text-ink-2">{labels.intro}</p>
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {choices}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {labels.print}
        </Button>
      </div>
    </div>
    {children}
  </div>
)

/** A sheet of paper is narrower than a page. */
const paperWidth = 'mx-auto max-w-4xl px-4 pt-4 pb-14 sm:px-6'

/** A paper about a car while the car is on its way. */
const PaperSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy className={paperWidth}>
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="mt-4 h-3.5 w-32" />
      <Skeleton className="mt-6 h-8 w-64 max-w-full" />
      <Skeleton className="mt-4 h-4 w-44" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-14 h-dvh rounded-card" />
    </div>
  )
}
