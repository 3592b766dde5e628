import type { ReactNode } from 'react'
import { Globe, Mail, Phone, Star, type LucideIcon } from 'lucide-react'
import { readablePhone } from '#shared/rules/phone.ts'
import { isMadeUp } from '#shared/rules/web-address.ts'
import { companyName, type Company } from '#web/entities/provider/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { webAddress } from '#web/ui/web-address.ts'

type ProviderCardProps = {
  provider: Company['provider']
  /** In place of a logo. */
  icon: LucideIcon
  /** The offer of this kind of company: cover, or terms. */
  children: ReactNode
  onAsk: () => void
  /** The acts of an admin. */
  controls?: ReactNode
}

const logoBox = 'size-14 shrink-0 rounded-control border border-line'

/** A company with its rating, its own words and the ways to reach it. */
export const ProviderCard = ({ provider, icon: Icon, children, onAsk, controls }: ProviderCardProps) => {
  const { t, language } = useT('providers')
  const { logoUrl } = provider
  const name = companyName(provider, language)
  const rating = formatNumber(provider.rating, language, 1)
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-3.5">
        {logoUrl ? (
          <img
            src={`${logoUrl}?w=320`}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={`${logoBox} bg-white object-contain`}
          />
        ) : (
          <span aria-hidden className={`${logoBox} grid place-items-center bg-sand text-ink-2`}>
            <Icon className="size-6.5 stroke-[1.5]" />
          </span>
        )}
        <div className="min-w-40 flex-1">
          <h3 className="text-base font-medium tracking-normal">
            <bdi>{name}</bdi>
          </h3>
          <p className="mt-0.5 inline-flex items-center gap-1 text-sm text-ink-2 tabular-nums">
            <Star aria-hidden className="size-4 fill-amber text-amber" />
            <span className="sr-only">{t('rating', { rating })}</span>
            <bdi aria-hidden dir="ltr">
              {rating}/5
            </bdi>
          </p>
        </div>
        {(isMadeUp(provider.website) || isMadeUp(provider.email)) && (
          <span className="ms-auto self-start">
            <Badge tone="amber">{t('example')}</Badge>
          </span>
        )}
      </div>
      {children}
      <p className="mt-3 mb-4 text-sm text-ink-2">
        {language === 'ar' ? provider.descriptionAr : provider.description}
      </p>
      <div className="mt-auto border-t border-line pt-3">
        <ProviderContact provider={provider} />
        <Button
          wide
          variant="secondary"
          className="mt-3"
          aria-haspopup="dialog"
          aria-label={t('ask.label', { name })}
          onClick={onAsk}
        >
          {t('ask')}
        </Button>
      </div>
      {controls}
    </li>
  )
}

const link =
  'inline-flex min-h-9 max-w-full items-center gap-2.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3'

/** Phone, e-mail and website, of those that are known. */
const ProviderContact = ({ provider }: { provider: Company['provider'] }) => {
  const { t } = useT('providers')
  const { phoneNumber, email } = provider
  const site = webAddress(provider.website)
  return (
    <div className="flex flex-col items-start">
      {phoneNumber && (
        <a href={`tel:${phoneNumber}`} className={link}>
          <Phone aria-hidden />
          <span className="sr-only">{t('phone')}</span>
          <bdi dir="ltr">{readablePhone(phoneNumber)}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden />
          <span className="sr-only">{t('email')}</span>
          <bdi dir="ltr" className="truncate">
            {email}
          </bdi>
        </a>
      )}
      {site && (
        <a href={site.href} target="_blank" rel="noopener noreferrer" className={link}>
          <Globe aria-hidden />
          <span className="sr-only">{t('website')}</span>
          <bdi dir="ltr" className="truncate">
            {site.name}
          </bdi>
        </a>
      )}
    </div>
  )
}

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, width }: { text: string; width: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-3 ${width}`} />
  </span>
)

/** A ProviderCard that is still to come, about as high as most. */
export const ProviderSkeleton = () => (
  <li aria-hidden className="rounded-card border border-line bg-card p-5">
    <div className="flex items-center gap-3.5">
      <Skeleton className="size-14 rounded-control" />
      <div>
        <Line text="text-base" width="w-36" />
        <Line text="text-sm" width="w-16" />
      </div>
    </div>
    <div className="mt-4 mb-4 flex flex-col gap-2">
      <Line text="text-sm" width="w-full" />
      <Line text="text-sm" width="w-full" />
      <Line text="text-sm" width="w-48" />
    </div>
    <div className="border-t border-line pt-3">
      <Skeleton className="mt-3 h-3 w-48" />
      <Skeleton className="mt-6 mb-3 h-3 w-36" />
    </div>
  </li>
)
