import { BadgeCheck, MapPin } from 'lucide-react'
import { countries } from '#shared/reference/countries.ts'
import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { DealerCover } from '#web/entities/dealer/components/dealer-cover.tsx'
import { DealerLogo } from '#web/entities/dealer/components/dealer-logo.tsx'
import { DealerRating } from '#web/entities/dealer/components/dealer-rating.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { DealerButtons } from './dealer-buttons.tsx'
import { storefrontLayout } from './layout.ts'

const sizes = '(min-width: 84rem) 44rem, (min-width: 64rem) 52vw, 100vw'

// The teeth of the emblem along the picture, as on the home page.
const frame =
  'serrated relative overflow-clip rounded-e-panel bg-sand ps-5 before:absolute before:inset-y-0 before:start-0 before:w-5 before:bg-brand lg:order-last lg:ps-9 lg:before:w-9'

/** Who the dealer is, beside its cover; without one, beside its newest car. */
export const DealerHead = ({
  dealer,
  city,
}: {
  dealer: Dealer
  /** In the language in use. */ city: string
}) => {
  const { t, language } = useT('storefront')
  const words = useT('dealers')
  const country = countries.find(({ en }) => en === dealer.country)?.[language] ?? dealer.country
  const photo = dealer.listings.find(({ images }) => images.length > 0)?.images[0]
  return (
    <div className={storefrontLayout.head}>
      <div className={frame}>
        <DealerCover
          dealer={dealer}
          priority
          instead={
            photo ? (
              <CarPhoto photo={photo} alt="" sizes={sizes} priority className={storefrontLayout.cover} />
            ) : (
              <div className={cx('bg-sand-2', storefrontLayout.cover)} />
            )
          }
          className={storefrontLayout.cover}
        />
      </div>
      <div className="min-w-0">
        <DealerLogo dealer={dealer} size="lg" />
        <h1 className="mt-4 text-3xl break-words lg:text-4xl">
          <bdi>{dealer.businessName}</bdi>
        </h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
          {dealer.verificationStatus === 'APPROVED' && (
            <Badge tone="green" icon={<BadgeCheck aria-hidden />}>
              {words.t('verified')}
            </Badge>
          )}
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 text-ink-3" />
            {t('place', { city, country })}
          </span>
          <DealerRating dealer={dealer} />
        </div>
        <DealerButtons dealer={dealer} />
      </div>
    </div>
  )
}
