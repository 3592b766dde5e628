import type { ReactNode } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ContactLinks } from './contact-links.tsx'

/** On a phone: WhatsApp, message and call at the lower edge, in reach until the end of the page's own content. */
export const ContactBar = ({ listing, message }: { listing: ListingDetail; message: ReactNode }) => {
  const { t } = useT('listing')
  return (
    <section
      aria-label={t('contact.bar')}
      className="sticky bottom-0 z-20 -mx-4 mt-8 flex gap-2.5 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ContactLinks listing={listing} message={message} />
    </section>
  )
}
