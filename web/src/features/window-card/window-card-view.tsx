import { Suspense, useState } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PaperFrame } from '#web/entities/listing/printed-paper.tsx'
import { PaperChoice, WindowCard } from './window-card-parts.tsx'
import type { Paper } from './window-card.tsx'

// The status that the code would lead to, if it is not the car for sale.
const noticeOf = ({ own, availability }: ListingDetail) => {
  if (own && own.status !== 'APPROVED') return own.status
  return availability === 'AVAILABLE' ? undefined : availability
}

/** The window card of a car, its paper chosen. */
export const WindowCardView = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('window-card')
  const [paper, setPaper] = useState<Paper>('a4')
  const car = titleOf(listing, language)
  const notice = noticeOf(listing)
  usePageMeta(t('meta', { car }), t('description'))
  return (
    <PaperFrame
      slug={listing.slug}
      car={car}
      labels={{ back: t('back'), title: t('title'), intro: t('intro'), print: t('print') }}
      choices={<PaperChoice value={paper} onChange={setPaper} />}
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
