import { Check, Mail, MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { languages } from '#shared/constants/market.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { mayMailNews, mayTextNews } from '#shared/rules/reach.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { languageNames } from '#web/app/layouts/use-language-switch.ts'
import { usePreferences } from '#web/entities/preferences/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChannelCard } from './channel-card.tsx'
import { topics, useEndMailStop, useMailStop, useSetPreferences } from './queries.ts'

type Reader = Pick<CurrentUser, 'email' | 'phoneNumber' | 'emailConfirmedAt' | 'phoneConfirmedAt'>

/** The settings of mail, text messages and their language. */
export const NotificationCards = ({ user }: { user: Reader }) => {
  const { t } = useT('profile')
  const { data: preferences, error, refetch } = usePreferences()
  if (preferences)
    return (
      <>
        <p className="max-w-lg text-sm text-ink-2">{t('notify.always')}</p>
        <StoppedMail isConfirmed={mayMailNews(user)} />
        <Unconfirmed user={user} wantsText={preferences.sms.leads} />
        <EmailCard preferences={preferences} address={user.email} />
        <SmsCard preferences={preferences} phoneNumber={user.phoneNumber} />
        <LanguageCard preferences={preferences} />
      </>
    )
  if (error) return <LoadFailed title={t('notify.loadFailed')} error={error} onRetry={refetch} />
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
    </div>
  )
}

type UnconfirmedProps = { user: Reader; wantsText: boolean }

/** Says that news wait until the address or the number is confirmed, and where that is done. */
const Unconfirmed = ({ user, wantsText }: UnconfirmedProps) => {
  const { t } = useT('profile')
  const waits = mayMailNews(user) ? wantsText && !mayTextNews(user) && 'phone' : 'email'
  if (!waits) return null
  return (
    <Notice
      tone="sand"
      title={t(`unconfirmed.${waits}`)}
      actions={
        <Link to={paths.profile()} className={buttonClass({ variant: 'secondary' })}>
          {t('unconfirmed.action')}
        </Link>
      }
    >
      <p>{t('unconfirmed.text')}</p>
    </Notice>
  )
}

/** Says that mail to the address does not arrive, and why; nothing where it does, or as long as nobody knows. */
const StoppedMail = ({ isConfirmed }: { isConfirmed: boolean }) => {
  const { t, language } = useT('profile')
  const errorText = useErrorText()
  const { data } = useMailStop()
  const { mutate: resume, isPending, error } = useEndMailStop()
  const onSuccess = () => showToast({ title: t('stop.resumed'), tone: 'success' })
  if (!data?.stop) return null
  const { reason, since } = data.stop
  return (
    <Notice
      tone="amber"
      title={t('stop.title')}
      actions={
        <Button
          variant="secondary"
          pending={isPending}
          disabledReason={isConfirmed ? undefined : t('unconfirmed.email')}
          onClick={() => resume(undefined, { onSuccess })}
        >
          {t('stop.resume')}
        </Button>
      }
    >
      <p>{t(`stop.${reason}`, { date: formatDate(since, language, { long: true }) })}</p>
      <FormFailure title={t('stop.failed')} text={error ? errorText(error) : undefined} />
    </Notice>
  )
}

type EmailCardProps = { preferences: Preferences; address: string }

/** Mail by topic. */
const EmailCard = ({ preferences, address }: EmailCardProps) => {
  const { t, rich } = useT('profile')
  const on = topics.filter((topic) => preferences.email[topic])
  return (
    <ChannelCard
      title={t('email.title')}
      manage={t('email.manage')}
      channel="email"
      preferences={preferences}
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

type SmsCardProps = { preferences: Preferences; phoneNumber: string }

/** Text messages: for new contact requests alone. */
const SmsCard = ({ preferences, phoneNumber }: SmsCardProps) => {
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
      channel="sms"
      preferences={preferences}
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

/** The language that mail and text messages are written in; it need not be the site's. Saved at once. */
const LanguageCard = ({ preferences }: { preferences: Preferences }) => {
  const { t } = useT('profile')
  const errorText = useErrorText()
  const { mutate: setPreferences, isPending, variables, error } = useSetPreferences()
  const onSuccess = () => showToast({ title: t('notify.saved'), tone: 'success' })
  return (
    <SettingsCard title={t('language.title')} text={t('language.text')}>
      <div className="flex flex-col items-start gap-3">
        <SegmentedControl
          legend={t('language.title')}
          value={(isPending && variables.language) || preferences.language}
          onChange={(language) => setPreferences({ language }, { onSuccess })}
          choices={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <FormFailure title={t('notify.failed')} text={error ? errorText(error) : undefined} />
      </div>
    </SettingsCard>
  )
}
