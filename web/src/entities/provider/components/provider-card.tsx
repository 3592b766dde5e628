import type { ReactNode } from 'react'
import { Star, type LucideIcon } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Insurer } from '#web/entities/provider/api/list-insurers.ts'
import { ProviderContact } from './provider-contact.tsx'

type ProviderCardProps = {
  /** What insurers and lenders have in common. */
  provider: Omit<Insurer, 'coverage' | 'coverageAr' | 'version'>
  /** In place of a logo. */
  icon: LucideIcon
  /** What this kind of provider says of itself: cover, or terms. */
  children: ReactNode
  /** What an admin can do with it. */
  controls?: ReactNode
}

const logoBox = 'size-14 shrink-0 rounded-control border border-line'

/** A company with its rating, its own words and the ways to reach it. */
export const ProviderCard = ({ provider, icon: Icon, children, controls }: ProviderCardProps) => {
  const { t, language } = useT('providers')
  const { name, logoUrl } = provider
  const rating = formatNumber(provider.rating, language, 1)
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3.5">
        {logoUrl ? (
          <img
            src={logoUrl}
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
        <div className="min-w-0">
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
      </div>
      {children}
      <p className="mt-3 mb-4 text-sm text-ink-2">
        {language === 'ar' ? provider.descriptionAr : provider.description}
      </p>
      <div className="mt-auto border-t border-line pt-3">
        <ProviderContact provider={provider} />
      </div>
      {controls}
    </li>
  )
}
