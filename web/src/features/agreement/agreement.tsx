import { Suspense } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { loadInBothLanguages } from '#web/i18n/both-languages.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PaperFrame } from '#web/entities/listing/printed-paper.tsx'

// The page is in the language in use, the paper in both: it follows with the texts of the other one.
const AgreementPaper = lazyPart(async () => {
  const [{ AgreementPaper }] = await Promise.all([
    import('./agreement-paper.tsx'),
    loadInBothLanguages('agreement'),
  ])
  return AgreementPaper
}, [])

/** The agreement of a car, with what to know before it is filled in. */
export const Agreement = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('agreement')
  const car = titleOf(listing, language)
  usePageMeta(t('meta', { car }), t('description'))
  return (
    <PaperFrame
      slug={listing.slug}
      car={car}
      labels={{ back: t('back'), title: t('title'), intro: t('intro'), print: t('print') }}
      note={<p className="mt-1 text-sm text-ink-3">{t('template')}</p>}
    >
      {listing.dealerProfile && (
        <p className="mt-5 rounded-control bg-amber-tint p-3.5 text-sm">{t('dealer')}</p>
      )}
      <p className="mt-5 mb-4 text-sm text-ink-2">{t('stays')}</p>
      <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
        <AgreementPaper listing={listing} />
      </Suspense>
    </PaperFrame>
  )
}
