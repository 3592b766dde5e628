import { Check, Mail } from 'lucide-react'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { topics } from '../topics.ts'
import { ChannelCard } from './channel-card.tsx'

type EmailCardProps = { preferences: Preferences; address: string }

/** Mail by topic. */
export const EmailCard = ({ preferences, address }: EmailCardProps) => {
  const { t, rich } = useT('profile')
  const on = topics.filter((topic) => preferences.email[topic])
  return (
    <ChannelCard
      title={t('email.title')}
      manage={t('email.manage')}
      present={preferences.email}
      preferences={preferences}
      toChanges={(email) => ({ email })}
      icon={<Mail aria-hidden className="size-4" />}
      text={<p className="break-words">{rich('email.to', { address: <bdi dir="ltr">{address}</bdi> })}</p>}
      intro={t('email.intro')}
      switches={topics.map((name) => ({ name, label: t(`topic.${name}`), hint: t(`topic.${name}.hint`) }))}
    >
      <ul aria-label={t('email.on')} className="flex flex-wrap gap-2">
        {on.map((topic) => (
          <li key={topic}>
            <Badge tone="green" icon={<Check aria-hidden />}>
              {t(`topic.${topic}`)}
            </Badge>
          </li>
        ))}
        {on.length === 0 && (
          <li>
            <Badge>{t('email.none')}</Badge>
          </li>
        )}
      </ul>
    </ChannelCard>
  )
}
