import { placeIn } from '#shared/reference/areas.ts'
import { Suspense } from 'react'
import { CarFront, Eye } from 'lucide-react'
import { lazyPart } from '#web/app/lazy-page.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { formatDollars, formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsDesktop } from '#web/ui/use-media.ts'
import type { Answers } from './answers.ts'
import { labelOf, useAnswersTitle } from './labels.ts'
import { useDollarRate } from './queries.ts'
import { gapsIn, type Field, type StepName } from './steps.ts'

const Completeness = lazyPart(async () => (await import('./completeness.tsx')).Completeness, ['guidance'])

type ListingPreviewProps = {
  answers: Answers
  photos: readonly Upload[]
  onGo: (step: StepName, field?: Field) => void
  onPreview: () => void
}

/** The listing as a buyer's result page will show it, beside the form while it is filled in. */
export const ListingPreview = ({ answers, photos, onGo, onPreview }: ListingPreviewProps) => {
  const { t, language } = useT('sell')
  const title = useAnswersTitle(answers)
  const mileage = readWhole(answers.mileage)
  const main = photos[0]?.preview
  const facts = [
    mileage !== undefined && formatKilometres(mileage, language),
    labelOf('fuelType', answers.fuelType, language),
    placeIn(answers, language),
  ].filter(Boolean)
  return (
    <aside aria-label={t('preview.label')} className="sticky top-24">
      <p className="mb-3 text-sm text-ink-3">{t('preview.label')}</p>
      <div className="overflow-clip rounded-card border border-line bg-card">
        {main ? (
          <img src={main} alt={t('photos.main')} className="aspect-[4/3] w-full bg-sand object-cover" />
        ) : (
          <div className="flex aspect-[4/3] w-full flex-col items-center justify-center gap-2 bg-sand text-ink-3">
            <CarFront aria-hidden className="size-12 stroke-1" />
            <span className="text-xs">{t('preview.noPhoto')}</span>
          </div>
        )}
        <div className="p-4">
          <Price text={answers.priceQAR} />
          <p className={title ? 'mt-1 font-medium' : 'mt-1 text-ink-3'}>
            <bdi>{title || t('preview.titleEmpty')}</bdi>
          </p>
          <p className="mt-1 min-h-[1lh] text-sm text-ink-2">{facts.join(' · ')}</p>
        </div>
      </div>
      <PreviewButton answers={answers} onPress={onPreview} wide />
      <Suspense fallback={<Skeleton className="mt-5 h-40 w-full rounded-card" />}>
        <Completeness answers={answers} photos={photos} onGo={onGo} className="mt-5" />
      </Suspense>
    </aside>
  )
}

const Price = ({ text }: { text: string }) => {
  const { t, language } = useT('sell')
  const rate = useDollarRate()
  const price = readWhole(text)
  if (!price) return <p className="text-lg text-ink-3">{t('preview.price')}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <bdi className="text-lg font-semibold whitespace-nowrap">{formatMoney(price, language)}</bdi>
      {rate && (
        <bdi className="text-xs whitespace-nowrap text-ink-3">{formatDollars(price, rate, language)}</bdi>
      )}
    </p>
  )
}

const none: ReadonlySet<never> = new Set()

type PreviewButtonProps = { answers: Answers; onPress: () => void; wide?: boolean }

/** Opens the car's page as buyers will see it, as soon as there is enough for one. */
const PreviewButton = ({ answers, onPress, wide = false }: PreviewButtonProps) => {
  const { t } = useT('sell')
  const isReady = (['basics', 'details'] as const).every((step) => gapsIn(step, answers, none).length === 0)
  return (
    <Button
      variant="secondary"
      wide={wide}
      className={wide ? 'mt-3' : 'self-start'}
      aria-haspopup="dialog"
      disabledReason={isReady ? undefined : t('preview.notYet')}
      onClick={onPress}
    >
      <Eye aria-hidden className="size-4.5" />
      {t('preview.open')}
    </Button>
  )
}

/** The preview in the review step: the way to it, and how complete the listing is where no preview is beside it. */
export const ReviewPreview = ({ answers, photos, onGo, onPreview }: ListingPreviewProps) => {
  const isWide = useIsDesktop()
  return (
    <>
      <PreviewButton answers={answers} onPress={onPreview} />
      {!isWide && (
        <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
          <Completeness answers={answers} photos={photos} onGo={onGo} />
        </Suspense>
      )}
    </>
  )
}
