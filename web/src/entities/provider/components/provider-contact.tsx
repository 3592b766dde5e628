import { Globe, Mail, Phone } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import { useT } from '#web/i18n/use-t.ts'
import { webAddress } from '#web/ui/web-address.ts'
import type { Insurer } from '#web/entities/provider/api/list-insurers.ts'

const link =
  'inline-flex min-h-9 max-w-full items-center gap-2.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3'

type Reachable = Pick<Insurer, 'phoneNumber' | 'email' | 'website'>

/** Phone, e-mail and website, of those that are known. */
export const ProviderContact = ({ provider }: { provider: Reachable }) => {
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
