import { useState } from 'react'
import { Check, Mail } from 'lucide-react'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { topics } from '../topics.ts'
import { useSavePreferences } from '../use-save-preferences.ts'
import { SwitchesDialog } from './switches-dialog.tsx'

type EmailCardProps = { preferences: Preferences; address: string }

/** Mail by topic. */
export const EmailCard = ({ preferences, address }: EmailCardProps) => {
  const { t, rich } = useT('profile')
  const { save, isPending, failure, forgetFailure } = useSavePreferences(preferences)
  const [open, setOpen] = useState(false)
  const on = topics.filter((topic) => preferences.email[topic])
  const close = () => {
    setOpen(false)
    forgetFailure()
  }
  return (
    <SettingsCard
      title={t('email.title')}
      text={<p className="break-words">{rich('email.to', { address: <bdi dir="ltr">{address}</bdi> })}</p>}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('email.manage')}
          onClick={() => setOpen(true)}
        >
          <Mail aria-hidden className="size-4" />
          {t('manage')}
        </Button>
      }
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
      {open && (
        <SwitchesDialog
          title={t('email.title')}
          intro={t('email.intro')}
          switches={topics.map((name) => ({
            name,
            label: t(`topic.${name}`),
            hint: t(`topic.${name}.hint`),
          }))}
          present={preferences.email}
          pending={isPending}
          failure={failure}
          onSave={(email) => void save({ email }).then((saved) => saved && close())}
          onClose={close}
        />
      )}
    </SettingsCard>
  )
}
