import type { ReactNode } from 'react'
import {
  plateLocationLabels,
  type PlateTag,
  plateTagLabels,
  sellPlateCategoryLabels,
} from '#shared/reference/plate-vocabulary.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { isPlateShown } from '#shared/rules/plate.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { SellerLine } from '#web/entities/listing/seller-line.tsx'
import { availabilityTones } from '#web/entities/listing/status-tones.ts'
import { PriceHistory } from '#web/entities/price-rating/price-history.tsx'
import { PlateEstimate } from '#web/entities/plate-estimate/plate-estimate.tsx'
import { PlatePrice, PlateStatusBanner } from '#web/entities/plate/plate-parts.tsx'
import { ReportButton } from '#web/entities/report/report-button.tsx'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Written } from '#web/ui/written.tsx'
import { useShareActions } from './share-plate.tsx'

const tones = { AVAILABLE: 'green', ...availabilityTones } as const

/** All about one plate, from its drawing to what it may be worth. */
export const PlateDetails = ({ plate }: { plate: PlateDetail }) => {
  const { t } = useT('plate')
  const availability = useT('availability')
  const { buttons, message } = useShareActions(plate)
  return (
    <>
      <PlateStatusBanner plate={plate} />
      <PlateStage>
        <PlateDrawing plate={plate} />
      </PlateStage>
      <div className="mt-5">
        <PlatePrice price={plate.price} before={plate.previousPrice} />
        {/* Nobody could see what is saved or handed on before it is public. */}
        {isPlateShown(plate) && (
          <div className="mt-1 flex items-center justify-between gap-2">
            <Badge tone={tones[plate.availability]}>{availability.t(plate.availability)}</Badge>
            <div className="-me-2 flex shrink-0">
              <FavoritePlateButton plate={plate} look="plain" />
              {buttons}
            </div>
          </div>
        )}
      </div>
      <p role="status" className="mt-2 text-end text-sm text-ink-2 empty:hidden">
        {message}
      </p>
      <div className="mt-6 flex flex-col gap-8">
        <PlateTags tags={plate.tags} />
        <PlateFacts plate={plate} />
        {plate.description && (
          <section>
            <h3 className="text-lg">{t('about.title')}</h3>
            <Written
              text={plate.description}
              className="mt-2 max-w-prose text-sm whitespace-pre-line text-ink-2"
            />
          </section>
        )}
        <PriceHistory offer={plate} heading="h3" />
        <PlateSeller seller={plate.seller} />
        <PlateEstimate plateNumber={plate.plateNumber} price={plate.price} />
        {isPlateShown(plate) && <ReportButton offer={{ kind: 'plate', id: plate.id }} isOwn={plate.isOwn} />}
      </div>
    </>
  )
}

/** The remarkable properties of the number, each explained. Nothing for an ordinary one. */
const PlateTags = ({ tags }: { tags: readonly PlateTag[] }) => {
  const { t, language } = useT('plate')
  if (tags.length === 0) return null
  return (
    <section>
      <h3 className="text-lg">{t('tags')}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {tags.map((tag) => (
          <li key={tag} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <Badge tone="maroon">{plateTagLabels[tag][language]}</Badge>
            {t(`tag.${tag}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The facts about the plate besides its number and price. */
const PlateFacts = ({ plate }: { plate: PlateDetail }) => {
  const { t, language } = useT('plate')
  const listing = useT('listing')
  const rows = {
    category: sellPlateCategoryLabels[plate.category][language],
    location: plateLocationLabels[plate.location][language],
    digits: formatNumber(plate.number.length, language),
    series: plate.series ?? '',
    listed: formatDate(plate.createdAt, language),
  }
  const known = (Object.keys(rows) as (keyof typeof rows)[]).filter((name) => rows[name] !== '')
  return (
    <section>
      <h3 className="text-lg">{t('facts')}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {known.map((name) => (
          <div key={name} className="min-w-0 border-b border-line py-3">
            <dt className="text-xs text-ink-3">{t(`facts.${name}`)}</dt>
            <dd className="mt-0.5 text-sm font-medium break-words">
              <bdi>{rows[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
        <li>{listing.t('views', { count: plate.viewCount })}</li>
        <li>{listing.t('contacts', { count: plate.contactCount })}</li>
      </ul>
    </section>
  )
}

/** The seller: name, kind, since when. */
const PlateSeller = ({ seller }: Pick<PlateDetail, 'seller'>) => {
  const { dealer } = seller
  const { t, language } = useT('plate')
  const name = dealerName({ businessName: seller.name, ...dealer }, language)
  return (
    <section>
      <h3 className="text-lg">{t('seller')}</h3>
      <div className="mt-3">
        <SellerLine name={name} dealer={dealer} seller={seller}>
          <SellerBadge listing={{ dealerProfileId: dealer?.id ?? null }} />
        </SellerLine>
      </div>
    </section>
  )
}

/** The quiet ground on which a plate stands large; its child is as wide as the room allows. */
export const PlateStage = ({ children }: { children: ReactNode }) => (
  <div className="grid place-items-center rounded-card bg-sand-2/70 px-5 py-8">
    <div className="w-full max-w-xl">{children}</div>
  </div>
)
