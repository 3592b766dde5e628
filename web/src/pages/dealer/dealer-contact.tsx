import type { ReactNode } from 'react'
import { Globe, MapPin, Phone, type LucideIcon } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { useT } from '#web/i18n/use-t.ts'
import { webAddress } from '#web/ui/web-address.ts'

/** A search for a place, which a phone opens in its own map. */
const mapLink = (...parts: readonly string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.filter(Boolean).join(', ') })}`

const linkClass =
  'inline-flex min-h-6 items-center font-medium text-maroon underline-offset-4 hover:underline'

const Line = ({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <li className="flex gap-3 py-3">
    <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
    <div className="min-w-0 text-sm">
      <p className="text-xs text-ink-3">{label}</p>
      {children}
    </div>
  </li>
)

/** Where the dealer is, and how to reach it. */
export const DealerContact = ({
  dealer,
  city,
}: {
  dealer: Dealer
  /** In the language in use. */ city: string
}) => {
  const { t } = useT('showroom')
  const site = webAddress(dealer.website)
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const
  return (
    <section>
      <h2 className="text-xl">{t('contact')}</h2>
      <ul className="mt-2 divide-y divide-line">
        <Line icon={MapPin} label={t('contact.address')}>
          <p>
            <bdi>{dealer.address || city}</bdi>
          </p>
          <a
            href={mapLink(dealer.businessName, dealer.address || dealer.city, dealer.country)}
            {...outside}
            className={linkClass}
          >
            {t('contact.map')}
            <span className="sr-only"> {t('newTab')}</span>
          </a>
        </Line>
        {dealer.phoneNumber && (
          <Line icon={Phone} label={t('contact.phone')}>
            <a href={`tel:${dealer.phoneNumber}`} className={linkClass}>
              <bdi dir="ltr">{readablePhone(dealer.phoneNumber)}</bdi>
            </a>
          </Line>
        )}
        {site && (
          <Line icon={Globe} label={t('contact.website')}>
            <a href={site.href} {...outside} className={linkClass}>
              <bdi dir="ltr">{site.name}</bdi>
              <span className="sr-only"> {t('newTab')}</span>
            </a>
          </Line>
        )}
      </ul>
    </section>
  )
}
