import { useState, type ReactNode } from 'react'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useSavePreferences } from '../use-save-preferences.ts'
import { SwitchesDialog } from './switches-dialog.tsx'

type ChannelCardProps<Name extends string> = {
  title: string
  /** What its button does, in full. */
  manage: string
  icon: ReactNode
  /** Where it goes. */
  text: ReactNode
  /** What is agreed to by switching something on. */
  intro: ReactNode
  switches: readonly { name: Name; label: string; hint: string }[]
  present: Readonly<Record<Name, boolean>>
  preferences: Preferences
  /** The preferences that a choice of switches changes. */
  toChanges: (wanted: Record<Name, boolean>) => Partial<Preferences>
  /** What is switched on now. */
  children: ReactNode
}

/** One way of being told: where it goes, what is on, and the dialog that changes it. */
export const ChannelCard = <Name extends string>({
  title,
  manage,
  icon,
  text,
  intro,
  switches,
  present,
  preferences,
  toChanges,
  children,
}: ChannelCardProps<Name>) => {
  const { t } = useT('profile')
  const { save, isPending, failure, forgetFailure } = useSavePreferences(preferences)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    forgetFailure()
  }
  return (
    <SettingsCard
      title={title}
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
      {open && (
        <SwitchesDialog
          title={title}
          intro={intro}
          switches={switches}
          present={present}
          pending={isPending}
          failure={failure}
          onSave={(wanted) => void save(toChanges(wanted)).then((saved) => saved && close())}
          onClose={close}
        />
      )}
    </SettingsCard>
  )
}
