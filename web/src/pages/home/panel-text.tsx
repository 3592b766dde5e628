import { useId } from 'react'
import { useSuggestBox } from '#web/features/browse/suggest/use-suggest-box.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { PanelCell, panelControlClass } from './panel-cell.tsx'

type PanelTextProps = {
  value: string
  onChange: (value: string) => void
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** Free text in the hero's search panel, with suggestions. */
export const PanelText = ({ value, onChange, onPick }: PanelTextProps) => {
  const { t } = useT('home')
  const id = useId()
  const { box, list } = useSuggestBox({ text: value, onText: onChange, onPick })
  return (
    <PanelCell id={id} label={t('search.label')} className="z-25 col-span-2 lg:flex-[1.5]">
      <input
        {...box}
        id={id}
        value={value}
        placeholder={t('search.example')}
        // Empty, it would be left to right, and so would the placeholder.
        dir={value ? 'auto' : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={cx(panelControlClass, 'pe-4 placeholder:font-normal placeholder:text-ink-3')}
      />
      {list}
    </PanelCell>
  )
}
