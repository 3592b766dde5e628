import { Suspense } from 'react'
import { CarFront } from 'lucide-react'
import { cityWords } from '#shared/reference/cities.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { formatDollars, formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDollarRate } from './get-qar-to-usd.ts'
import { titleOf, type Catalogue } from './title.ts'
import type { Wizard } from './use-wizard.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { wordOf } from './word-of.ts'
import { PreviewButton } from './preview-button.tsx'

const Completeness = lazyPage(async () => (await import('./completeness.tsx')).Completeness, ['guidance'])

/** The listing as a buyer's result page will show it, beside the form while it is filled in. */
export const ListingPreview = ({
  wizard,
  catalogue,
  onPreview,
}: {
  wizard: Wizard
  catalogue: Catalogue | undefined
  onPreview: () => void
}) => {
  const { t, language } = useT('sell')
  const rate = useDollarRate()
  const { answers, photos } = wizard
  const title = titleOf(answers, language, catalogue)
  const price = readWhole(answers.priceQAR)
  const mileage = readWhole(answers.mileage)
  const main = photos.items[0]?.preview
  const facts = [
    mileage !== undefined && formatKilometres(mileage, language),
    wordOf(fuelTypeWords, answers.fuelType, language),
    wordOf(cityWords, answers.city, language),
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
          {price ? (
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <bdi className="text-lg font-semibold whitespace-nowrap">{formatMoney(price, language)}</bdi>
              {rate && (
                <bdi className="text-xs whitespace-nowrap text-ink-3">
                  {formatDollars(price, rate, language)}
                </bdi>
              )}
            </p>
          ) : (
            <p className="text-lg text-ink-3">{t('preview.price')}</p>
          )}
          <p className={title ? 'mt-1 font-medium' : 'mt-1 text-ink-3'}>
            <bdi>{title || t('preview.titleEmpty')}</bdi>
          </p>
          <p className="mt-1 min-h-[1lh] text-sm text-ink-2">{facts.join(' · ')}</p>
        </div>
      </div>
      <PreviewButton wizard={wizard} onPress={onPreview} wide />
      <Suspense fallback={<Skeleton className="mt-5 h-40 w-full rounded-card" />}>
        <Completeness wizard={wizard} className="mt-5" />
      </Suspense>
    </aside>
  )
}
