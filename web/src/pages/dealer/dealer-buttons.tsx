import { MessageCircle, Phone, Share2 } from 'lucide-react'
import { pageAddress } from '#shared/rules/page-address.ts'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import { paths } from '#web/app/paths.ts'
import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { shareLink } from '#web/ui/share-link.ts'

const useShare = (dealer: Dealer) => {
  const { t, language } = useT('storefront')
  return async () => {
    const url = pageAddress(window.location.origin, paths.dealer(dealer.slug), language)
    const outcome = await shareLink({ title: dealer.businessName, url })
    if (outcome === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' })
    if (outcome === 'failed') showToast({ title: t('share.failed'), tone: 'danger' })
  }
}

/** WhatsApp with a first sentence, a call, and a way to hand the page on. Without a number the button stays and says why. */
export const DealerButtons = ({ dealer }: { dealer: Dealer }) => {
  const { t } = useT('storefront')
  const share = useShare(dealer)
  const { businessName: name, whatsappNumber, phoneNumber } = dealer
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
      <IconButton label={t('share')} icon={<Share2 className="size-5" />} onClick={() => void share()} />
    </div>
  )
}
