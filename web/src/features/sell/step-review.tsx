import { lazy, Suspense } from 'react'
import { CircleCheck, CircleAlert, Info } from 'lucide-react'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { formatDollars, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { Written } from '#web/ui/written.tsx'
import { useDollarRate } from './get-qar-to-usd.ts'
import { documentSlots } from './steps.ts'
import { titleOf, type Catalogue } from './title.ts'
import type { Wizard } from './use-wizard.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { PreviewButton } from './preview-button.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { EditButton, ReviewSection } from './review-section.tsx'

const Completeness = lazyPage(async () => (await import('./completeness.tsx')).Completeness, ['guidance'])
const FeatureNames = lazy(async () => ({ default: (await import('./feature-names.tsx')).FeatureNames }))

const Documents = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT('sell')
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {documentSlots.map((slot) => {
        const isThere = wizard.attached.has(slot)
        const Icon = isThere ? CircleCheck : CircleAlert
        return (
          <li key={slot} className="flex items-center gap-2">
            <Icon aria-hidden className={isThere ? 'size-4.5 text-green' : 'size-4.5 text-red'} />
            {t(`documents.${slot}`)}
            <span className="text-ink-3">{t(isThere ? 'documents.stored' : 'review.missing')}</span>
          </li>
        )
      })}
    </ul>
  )
}

type StepReviewProps = { wizard: Wizard; catalogue: Catalogue | undefined; onPreview: () => void }

/** All of it once more as a buyer will see it, and what happens after the last press. */
export const StepReview = ({ wizard, catalogue, onPreview }: StepReviewProps) => {
  const { t, language } = useT('sell')
  // Beside the steps where there is room.
  const isWide = useMedia('(min-width: 64rem)')
  const rate = useDollarRate()
  const { answers, photos, go, saved, seller } = wizard
  const price = readWhole(answers.priceQAR) ?? 0
  const isPrivate = mustAttachDocuments(seller)
  const next =
    saved?.status === 'REJECTED'
      ? 'again'
      : !isPrivate
        ? 'dealer'
        : saved?.status === 'APPROVED'
          ? 'live'
          : 'private'
  return (
    <div className="flex flex-col gap-6">
      <div className="relative">
        <ReviewPhotos photos={photos.items.filter(({ state }) => state.phase !== 'failed')} />
        <span className="absolute end-3 top-3">
          <EditButton step="photos" onEdit={go} />
        </span>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-2xl font-semibold whitespace-nowrap">{formatMoney(price, language)}</bdi>
          {rate && (
            <bdi className="text-sm whitespace-nowrap text-ink-3">{formatDollars(price, rate, language)}</bdi>
          )}
        </p>
        <p className="mt-1 text-lg break-words">
          <bdi>{titleOf(answers, language, catalogue)}</bdi>
        </p>
      </div>
      <PreviewButton wizard={wizard} onPress={onPreview} />
      {!isWide && (
        <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
          <Completeness wizard={wizard} />
        </Suspense>
      )}
      <ReviewSection step="basics" onEdit={go}>
        <ReviewFacts wizard={wizard} step="basics" />
      </ReviewSection>
      <ReviewSection step="details" onEdit={go}>
        <ReviewFacts wizard={wizard} step="details" />
        <h4 className="mt-5 mb-2 text-sm font-medium">{t('review.features')}</h4>
        {answers.features.length > 0 ? (
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <FeatureNames keys={answers.features} />
          </Suspense>
        ) : (
          <p className="text-sm text-ink-3">{t('review.noFeatures')}</p>
        )}
        <h4 className="mt-5 mb-1 text-sm font-medium">{t('review.description')}</h4>
        {answers.description.trim() ? (
          <Written text={answers.description.trim()} className="text-sm whitespace-pre-line text-ink-2" />
        ) : (
          <p className="text-sm text-ink-3">{t('review.noDescription')}</p>
        )}
      </ReviewSection>
      {isPrivate && (
        <ReviewSection step="documents" onEdit={go}>
          <p className="mb-3 text-xs text-ink-3">{t('review.documentsText')}</p>
          <Documents wizard={wizard} />
        </ReviewSection>
      )}
      <p className="flex gap-3 rounded-card bg-sand p-4 text-sm text-ink-2">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t(`review.next.${next}`)}
      </p>
    </div>
  )
}
