import { lazy, Suspense, useState } from 'react'
import { ChevronLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { titleOf } from '#web/features/listings/words.ts'
import { loadInBothLanguages } from '#web/i18n/both-languages.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { windowCardWidth } from './window-card-skeleton.tsx'

// The page is in the language in use, the card in both: it follows with the words of the other one.
const Card = lazy(async () => {
  const [{ NamedCard }] = await Promise.all([import('./named-card.tsx'), loadInBothLanguages('window-card')])
  return { default: NamedCard }
})

const papers = ['a4', 'a5'] as const

// What the code would show, where that is not the car for sale.
const noticeOf = ({ own, availability }: ListingDetail) => {
  if (own && own.status !== 'APPROVED') return own.status
  return availability === 'AVAILABLE' ? undefined : availability
}

/** The window card of a car, its paper chosen. */
export const WindowCardView = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('window-card')
  const [paper, setPaper] = useState<(typeof papers)[number]>('a4')
  const car = titleOf(listing, language)
  const notice = noticeOf(listing)
  usePageMeta(t('meta', { car }), t('description'))
  return (
    <div className={windowCardWidth}>
      {/* Another form of a page that can be found. */}
      <meta name="robots" content="noindex" />
      <Link
        to={paths.car(listing.slug)}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-ink hover:underline"
      >
        <ChevronLeft aria-hidden className="mirrored size-4" />
        {t('back')}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 font-medium">
            <bdi>{car}</bdi>
          </p>
          <p className="mt-3 text-ink-2">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            legend={t('paper')}
            choices={papers.map((value) => ({ value, label: t(`paper.${value}`) }))}
            value={paper}
            onChange={setPaper}
          />
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" />
            {t('print')}
          </Button>
        </div>
      </div>
      {notice && (
        <p role="status" className="mt-5 rounded-control bg-amber-tint p-3.5 text-sm">
          {t(`notice.${notice}`)}
        </p>
      )}
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
          <Card listing={listing} paper={paper} />
        </Suspense>
      </div>
    </div>
  )
}
