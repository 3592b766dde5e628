import { useT } from '#web/i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { setKeysOn, useKeysOn } from '#web/features/review/keys-choice.ts'

const rows = [
  { act: 'approve', keys: ['A'] },
  { act: 'reject', keys: ['R'] },
  { act: 'reason', keys: ['1–9'] },
  { act: 'submit', keys: ['Enter', 'Ctrl/⌘ Enter'] },
  { act: 'next', keys: ['N', 'J', '→'], rtl: ['N', 'J', '←'] },
  { act: 'previous', keys: ['P', 'K', '←'], rtl: ['P', 'K', '→'] },
  { act: 'skip', keys: ['U'] },
  { act: 'back', keys: ['Esc'] },
  { act: 'help', keys: ['?'] },
] as const

/** Which key does what, and the way to switch the letters off. */
export const KeyHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, dir } = useT('moderation')
  const isOn = useKeysOn()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} size="sm">
      <dl className="mb-4 flex flex-col gap-2 text-sm">
        {rows.map((row) => (
          <div key={row.act} className="flex items-center justify-between gap-4">
            <dt className="text-ink-2">{t(`keys.${row.act}`)}</dt>
            <dd dir="ltr" className="flex gap-1.5">
              {(dir === 'rtl' && 'rtl' in row ? row.rtl : row.keys).map((key) => (
                <kbd
                  key={key}
                  className="grid h-7 min-w-7 place-items-center rounded-xs border border-edge/60 bg-sand px-1.5 font-sans text-xs whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line pt-3">
        <Switch
          label={t('keys.letters')}
          hint={t('keys.lettersHint')}
          checked={isOn}
          onChange={(event) => setKeysOn(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
