import { lazy, Suspense } from 'react'
import { ChevronLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { loadBothLanguages } from '#web/features/agreement/both-languages.ts'
import { titleOf } from '#web/features/listings/words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { agreementWidth } from './agreement-skeleton.tsx'

// The page is in the language in use, the paper in both: it follows with the words of the other one.
const Paper = lazy(async () => {
  const [{ NamedPaper }] = await Promise.all([import('./named-paper.tsx'), loadBothLanguages()])
  return { default: NamedPaper }
})

/** The agreement of a car, with what to know before it is filled in. */
export const AgreementView = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('agreement')
  const car = titleOf(listing, language)
  usePageMeta(t('meta', { car }), t('description'))
  return (
    <div className={agreementWidth}>
      {/* A form about one car is nothing to find. */}
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
          <p className="mt-1 font-medium">{car}</p>
          <p className="mt-3 text-ink-2">{t('intro')}</p>
          <p className="mt-1 text-sm text-ink-3">{t('template')}</p>
        </div>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {t('print')}
        </Button>
      </div>
      {listing.dealerProfile && (
        <p className="mt-5 rounded-control bg-amber-tint p-3.5 text-sm">{t('dealer')}</p>
      )}
      <p className="mt-5 mb-4 text-sm text-ink-2">{t('stays')}</p>
      <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
        <Paper listing={listing} />
      </Suspense>
    </div>
  )
}
