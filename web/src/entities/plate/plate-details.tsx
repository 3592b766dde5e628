import type { ReactNode } from 'react'
import { isPlateShown } from '#shared/rules/plate.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Written } from '#web/ui/written.tsx'
import { PlateFacts } from './plate-facts.tsx'
import { PlatePrice } from './plate-price.tsx'
import { PlateSeller } from './plate-seller.tsx'
import { useShareActions } from './plate-share.tsx'
import { PlateStage } from './plate-stage.tsx'
import { PlateStanding } from './plate-standing.tsx'
import { PlateTags } from './plate-tags.tsx'

export type PlateParts = {
  /** The heart that saves it. */
  favorite: (plate: PlateDetail) => ReactNode
  /** Of what kind its seller is. */
  sellerBadge: (plate: PlateDetail) => ReactNode
  /** What it may be worth. */
  estimate: (plate: PlateDetail) => ReactNode
}

const tones = { AVAILABLE: 'green', RESERVED: 'amber', SOLD: 'neutral', PAUSED: 'neutral' } as const

/** All about one plate, from its drawing to what it may be worth. */
export const PlateDetails = ({
  plate,
  favorite,
  sellerBadge,
  estimate,
}: PlateParts & { plate: PlateDetail }) => {
  const { t } = useT('plate')
  const availability = useT('availability')
  const { buttons, news } = useShareActions(plate)
  return (
    <>
      <PlateStanding plate={plate} />
      <PlateStage>
        <PlateDrawing plate={plate} />
      </PlateStage>
      <div className="mt-5">
        <PlatePrice price={plate.price} />
        {/* Nobody could see what is saved or handed on before it is public. */}
        {isPlateShown(plate) && (
          <div className="mt-1 flex items-center justify-between gap-2">
            <Badge tone={tones[plate.availability]}>{availability.t(plate.availability)}</Badge>
            <div className="-me-2 flex shrink-0">
              {favorite(plate)}
              {buttons}
            </div>
          </div>
        )}
      </div>
      <p role="status" className="mt-2 text-end text-sm text-ink-2 empty:hidden">
        {news}
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
        <PlateSeller seller={plate.seller} badge={sellerBadge(plate)} />
        {estimate(plate)}
      </div>
    </>
  )
}
