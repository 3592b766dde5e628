import { Check, MessageSquare } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChannelCard } from './channel-card.tsx'

type SmsCardProps = { preferences: Preferences; phoneNumber: string }

/** Text messages: for new contact requests alone. */
export const SmsCard = ({ preferences, phoneNumber }: SmsCardProps) => {
  const { t, rich } = useT('profile')
  const number = (
    <bdi dir="ltr" className="whitespace-nowrap">
      {readablePhone(phoneNumber)}
    </bdi>
  )
  return (
    <ChannelCard
      title={t('sms.title')}
      manage={t('sms.manage')}
      present={preferences.sms}
      preferences={preferences}
      toChanges={(sms) => ({ sms })}
      icon={<MessageSquare aria-hidden className="size-4" />}
      text={<p>{rich('sms.to', { number })}</p>}
      intro={rich('sms.intro', { number })}
      switches={[{ name: 'leads', label: t('sms.leads'), hint: t('sms.leads.hint') }]}
    >
      {preferences.sms.leads ? (
        <Badge tone="green" icon={<Check aria-hidden />}>
          {t('sms.leads')}
        </Badge>
      ) : (
        <Badge>{t('sms.none')}</Badge>
      )}
    </ChannelCard>
  )
}
