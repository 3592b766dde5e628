import { Mail, MessageCircle, Phone } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { useTopicName } from '#web/entities/lead/use-topic-name.ts'

const link = cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:flex-1')

/** The ways to a buyer besides the conversation, each with a first sentence where it takes one. */
export const QuickActions = ({ lead }: { lead: LeadView }) => {
  const { t, language } = useT('inbox')
  const subject = language === 'ar' ? lead.listingTitleAr : lead.listingTitle
  const car = useTopicName()(lead)
  const { buyerName: buyer, buyerPhone: phone, buyerEmail: email } = lead
  if (lead.isOrphaned || (!phone && !email)) return null
  const greeting = t('greeting', { buyer, car })
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <>
          <a
            href={`tel:${phone}`}
            aria-label={t('call', { buyer, number: readablePhone(phone) })}
            className={link}
          >
            <Phone aria-hidden className="size-4 max-sm:hidden" />
            <span className="sm:hidden">{t('call.short')}</span>
            <bdi dir="ltr" className="max-sm:hidden">
              {readablePhone(phone)}
            </bdi>
          </a>
          <a
            href={whatsappLink(phone, greeting)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('whatsapp', { buyer })}
            className={link}
          >
            <MessageCircle aria-hidden className="size-4 max-sm:hidden" />
            {t('whatsapp.short')}
          </a>
        </>
      )}
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(greeting)}`}
          aria-label={t('email', { buyer })}
          className={link}
        >
          <Mail aria-hidden className="size-4 max-sm:hidden" />
          {t('email.short')}
        </a>
      )}
    </div>
  )
}
