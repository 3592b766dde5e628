import { dealerName } from '#shared/rules/dealer-name.ts'
import { BadgeCheck, MapPin, MessageCircle, Phone, Share2 } from 'lucide-react'
import { countries } from '#shared/reference/countries.ts'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { DealerCover, DealerLogo, DealerRating } from '#web/entities/dealer/dealer-parts.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { paths } from '#web/app/paths.ts'
import { useSharePage } from '#web/app/use-share-page.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const sizes = '(min-width: 84rem) 44rem, (min-width: 64rem) 52vw, 100vw'

// The teeth of the emblem along the picture, as on the home page.
const frame =
  'serrated relative overflow-clip rounded-e-panel bg-sand ps-5 before:absolute before:inset-y-0 before:start-0 before:w-5 before:bg-brand lg:order-last lg:ps-9 lg:before:w-9'

/** The dealer's name and facts, beside its cover; without one, beside its newest car. */
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
          sizes={sizes}
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
          <bdi>{dealerName(dealer, language)}</bdi>
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

/** WhatsApp with a first sentence, a call, and a way to hand the page on. Without a number the button stays and says why. */
const DealerButtons = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('storefront')
  const share = useSharePage(t)
  const { whatsappNumber, phoneNumber } = dealer
  const name = dealerName(dealer, language)
  const whatsapp = (
    <>
      <MessageCircle aria-hidden className="size-4.5" />
      {t('whatsapp')}
    </>
  )
  const call = (
    <>
      <Phone aria-hidden className="size-4.5" />
      {t('call')}
    </>
  )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2.5">
      {whatsappNumber ? (
        <a
          href={whatsappLink(whatsappNumber, t('whatsapp.text', { name }))}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass()} max-sm:flex-1`}
        >
          {whatsapp}
        </a>
      ) : (
        <Button disabledReason={t('whatsapp.none')} className="max-sm:flex-1">
          {whatsapp}
        </Button>
      )}
      {phoneNumber ? (
        <a
          href={`tel:${phoneNumber}`}
          aria-label={t('call.number', { number: readablePhone(phoneNumber) })}
          className={`${buttonClass({ variant: 'secondary' })} max-sm:flex-1`}
        >
          {call}
        </a>
      ) : (
        <Button variant="secondary" disabledReason={t('call.none')} className="max-sm:flex-1">
          {call}
        </Button>
      )}
      <IconButton
        label={t('share')}
        icon={<Share2 className="size-5" />}
        onClick={() => void share(paths.dealer(dealer.slug), name)}
      />
    </div>
  )
}

const figures = 5

/** The head and the figures of a storefront that are still to come, of the same geometry. */
export const HeadSkeleton = () => (
  <div aria-hidden>
    <div className={storefrontLayout.head}>
      <Skeleton className={`${storefrontLayout.cover} rounded-e-panel lg:order-last`} />
      <div>
        <Skeleton className="size-16 rounded-control" />
        <span className="mt-4 flex items-center text-3xl lg:text-4xl">
          &#8203;
          <Skeleton className="h-7 w-60" />
        </span>
        <span className="mt-3 flex h-6.5 items-center">
          <Skeleton className="h-3 w-48" />
        </span>
        <Skeleton className="mt-6 h-11 w-60 rounded-control" />
      </div>
    </div>
    <div className={storefrontLayout.stats}>
      {Array.from({ length: figures }, (_, index) => (
        <div key={index} className={index === figures - 1 ? 'max-sm:col-span-2' : undefined}>
          <span className="flex items-center text-xs">
            &#8203;
            <Skeleton className="h-3 w-24" />
          </span>
          <span className="mt-1 flex items-center text-2xl">
            &#8203;
            <Skeleton className="h-5 w-16" />
          </span>
        </div>
      ))}
    </div>
  </div>
)

/** Where the parts of a storefront's head stand; the skeleton has the same. */
export const storefrontLayout = {
  head: 'grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[5fr_6fr]',
  cover: 'aspect-[16/9] w-full',
  stats:
    'mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-3 lg:mt-12 lg:grid-cols-5',
} as const
