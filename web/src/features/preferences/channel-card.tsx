import { type ReactNode, useId, useState } from 'react'
import { type Preferences, preferencesForm } from '#shared/schemas/preferences.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSetPreferences } from './queries.ts'

type SwitchesProps = {
  channel: 'email' | 'sms'
  title: string
  /** The consent that a switch gives. */
  intro: ReactNode
  switches: readonly { name: string; label: string; hint: string }[]
  preferences: Preferences
}

type ChannelCardProps = SwitchesProps & {
  /** The full label of the button. */
  manage: string
  icon: ReactNode
  /** The address or number that messages go to. */
  text: ReactNode
  /** The topics that are switched on. */
  children: ReactNode
}

/** One channel of notifications: its address, what is switched on, and the dialog that changes it. */
export const ChannelCard = ({ manage, icon, text, children, ...switches }: ChannelCardProps) => {
  const { t } = useT('profile')
  const [open, setOpen] = useState(false)
  return (
    <SettingsCard
      title={switches.title}
      text={text}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={manage}
          onClick={() => setOpen(true)}
        >
          {icon}
          {t('manage')}
        </Button>
      }
    >
      {children}
      {open && <SwitchesDialog {...switches} onClose={() => setOpen(false)} />}
    </SettingsCard>
  )
}

type SwitchesDialogProps = SwitchesProps & { onClose: () => void }

/** One switch per topic. Nothing changes before Save. */
const SwitchesDialog = ({ channel, title, intro, switches, preferences, onClose }: SwitchesDialogProps) => {
  const { t } = useT('profile')
  const common = useT()
  const formId = useId()
  const { mutateAsync: setPreferences } = useSetPreferences()
  const start: Record<string, boolean> = preferences[channel]
  const form = useContractForm({
    schema: preferencesForm,
    start,
    // The others may have ended elsewhere since: what was not switched here stays as it is.
    toBody: (chosen) => ({
      [channel]: Object.fromEntries(Object.entries(chosen).filter(([name, on]) => on !== start[name])),
    }),
    send: (body) => setPreferences(body),
    onSent: () => {
      showToast({ title: t('notify.saved'), tone: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isSubmitting}>
            {common.t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <div className="text-sm text-ink-2">{intro}</div>
        <div className="flex flex-col gap-4">
          {switches.map(({ name, label, hint }) => (
            <Switch key={name} {...form.rhf.register(name)} label={label} hint={hint} />
          ))}
        </div>
        <FormFailure title={t('notify.failed')} text={form.failure} />
      </form>
    </Dialog>
  )
}
