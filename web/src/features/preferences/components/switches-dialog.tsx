import { useState, type ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'

type SwitchesDialogProps<Name extends string> = {
  title: string
  /** What is agreed to by switching something on. */
  intro: ReactNode
  switches: readonly { name: Name; label: string; hint: string }[]
  present: Readonly<Record<Name, boolean>>
  pending: boolean
  failure: string | undefined
  onSave: (wanted: Record<Name, boolean>) => void
  onClose: () => void
}

/** What to be told about, one switch each. Nothing changes before Save. Mounted while it is open. */
export const SwitchesDialog = <Name extends string>({
  title,
  intro,
  switches,
  present,
  pending,
  failure,
  onSave,
  onClose,
}: SwitchesDialogProps<Name>) => {
  const { t } = useT('profile')
  const common = useT()
  const [wanted, setWanted] = useState<Record<Name, boolean>>(present)
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
          <Button pending={pending} onClick={() => onSave(wanted)}>
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
              checked={wanted[name]}
              onChange={(event) => setWanted({ ...wanted, [name]: event.target.checked })}
            />
          ))}
        </div>
        <FormFailure title={t('notify.failed')} text={failure} />
      </div>
    </Dialog>
  )
}
