import { lazy, Suspense, useState } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { loadInBothLanguages } from '#web/i18n/both-languages.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PaperFrame } from '#web/entities/listing/printed-paper.tsx'

// The page is in the language in use, the card in both: it follows with the texts of the other one.
const WindowCard = lazy(async () => {
  const [{ WindowCard }] = await Promise.all([
    import('./window-card.tsx'),
    loadInBothLanguages('window-card'),
  ])
  return { default: WindowCard }
})

const papers = ['a4', 'a5'] as const

// The status that the code would lead to, if it is not the car for sale.
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
    <PaperFrame
      slug={listing.slug}
      car={car}
      labels={{ back: t('back'), title: t('title'), intro: t('intro'), print: t('print') }}
      choices={
        <SegmentedControl
          legend={t('paper')}
          choices={papers.map((value) => ({ value, label: t(`paper.${value}`) }))}
          value={paper}
          onChange={setPaper}
        />
      }
    >
      {notice && (
        <p role="status" className="mt-5 rounded-control bg-amber-tint p-3.5 text-sm">
          {t(`notice.${notice}`)}
        </p>
      )}
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
          <WindowCard listing={listing} paper={paper} />
        </Suspense>
      </div>
    </PaperFrame>
  )
}
