import { useState } from 'react'
import { Check, MessageSquare } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useSavePreferences } from '../use-save-preferences.ts'
import { SwitchesDialog } from './switches-dialog.tsx'

type SmsCardProps = { preferences: Preferences; phoneNumber: string }

/** Text messages: for new contact requests alone. */
export const SmsCard = ({ preferences, phoneNumber }: SmsCardProps) => {
  const { t, rich } = useT('profile')
  const { save, isPending, failure, forgetFailure } = useSavePreferences(preferences)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    forgetFailure()
  }
  const number = (
    <bdi dir="ltr" className="whitespace-nowrap">
      {readablePhone(phoneNumber)}
    </bdi>
  )
  return (
    <SettingsCard
      title={t('sms.title')}
      text={<p>{rich('sms.to', { number })}</p>}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('sms.manage')}
          onClick={() => setOpen(true)}
        >
          <MessageSquare aria-hidden className="size-4" />
          {t('manage')}
        </Button>
      }
    >
      {preferences.sms.leads ? (
        <Badge tone="green" icon={<Check aria-hidden />}>
          {t('sms.leads')}
        </Badge>
      ) : (
        <Badge>{t('sms.none')}</Badge>
      )}
      {open && (
        <SwitchesDialog
          title={t('sms.title')}
          intro={rich('sms.intro', { number })}
          switches={[{ name: 'leads', label: t('sms.leads'), hint: t('sms.leads.hint') }]}
          present={preferences.sms}
          pending={isPending}
          failure={failure}
          onSave={(sms) => void save({ sms }).then((saved) => saved && close())}
          onClose={close}
        />
      )}
    </SettingsCard>
  )
}
