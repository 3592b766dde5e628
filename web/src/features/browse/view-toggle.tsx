import { LayoutGrid, Rows3 } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { setViewMode, useViewMode } from '#web/features/browse/view-mode.ts'

const modes = [
  { mode: 'grid', icon: LayoutGrid },
  { mode: 'list', icon: Rows3 },
] as const

/** Cards side by side, or one under the other. */
export const ViewToggle = () => {
  const { t } = useT('search')
  const chosen = useViewMode(({ mode }) => mode)
  return (
    <div role="group" aria-label={t('view.label')} className="flex gap-0.5">
      {modes.map(({ mode, icon: Icon }) => (
        <IconButton
          key={mode}
          label={t(`view.${mode}`)}
          icon={<Icon className="size-5" />}
          aria-pressed={mode === chosen}
          onClick={() => setViewMode(mode)}
          className="aria-pressed:bg-sand aria-pressed:text-ink"
        />
      ))}
    </div>
  )
}
