import { type ReactNode, useState } from 'react'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSetPreferences } from './queries.ts'

type SwitchesProps<Name extends string> = {
  title: string
  /** The consent that a switch gives. */
  intro: ReactNode
  switches: readonly { name: Name; label: string; hint: string }[]
  present: Readonly<Record<Name, boolean>>
  preferences: Preferences
  /** The preferences that a choice of switches changes. */
  toChanges: (chosen: Record<Name, boolean>) => Partial<Preferences>
}

type ChannelCardProps<Name extends string> = SwitchesProps<Name> & {
  /** The full label of the button. */
  manage: string
  icon: ReactNode
  /** The address or number that messages go to. */
  text: ReactNode
  /** The topics that are switched on. */
  children: ReactNode
}

/** One channel of notifications: its address, what is switched on, and the dialog that changes it. */
export const ChannelCard = <Name extends string>(props: ChannelCardProps<Name>) => {
  const { manage, icon, text, children, ...switches } = props
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

/** One switch per topic. Nothing changes before Save. */
const SwitchesDialog = <Name extends string>(props: SwitchesProps<Name> & { onClose: () => void }) => {
  const { title, intro, switches, present, preferences, toChanges, onClose } = props
  const { t } = useT('profile')
  const common = useT()
  const [chosen, setChosen] = useState<Record<Name, boolean>>(present)
  const { save, isPending, failure } = useSavePreferences(preferences)
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
          <Button
            pending={isPending}
            onClick={() => void save(toChanges(chosen)).then((isSaved) => isSaved && onClose())}
          >
            {common.t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="text-sm text-ink-2">{intro}</div>
        <div className="flex flex-col gap-4">
          {switches.map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={label}
              hint={hint}
              checked={chosen[name]}
              onChange={(event) => setChosen({ ...chosen, [name]: event.target.checked })}
            />
          ))}
        </div>
        <FormFailure title={t('notify.failed')} text={failure} />
      </div>
    </Dialog>
  )
}

/** Saves changes of the preferences. Resolves to true when they are saved; otherwise `failure` is the error text. */
export const useSavePreferences = (present: Preferences) => {
  const { t } = useT('profile')
  const errorText = useErrorText()
  const { mutateAsync: setPreferences, isPending, variables } = useSetPreferences()
  const [failure, setFailure] = useState<string>()

  const save = async (changes: Partial<Preferences>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await setPreferences({ ...present, ...changes })
      showToast({ title: t('notify.saved'), tone: 'success' })
      return true
    } catch (error) {
      setFailure(errorText(error))
      return false
    }
  }
  return {
    save,
    isPending,
    /** The preferences that are being saved, or the present ones. */
    shown: (isPending && variables) || present,
    failure,
  }
}
