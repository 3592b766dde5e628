import { Ellipsis, RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'

type PhotoMenuProps = {
  /** What the photo is called. */
  name: string
  /** Absent where there is nothing to turn. */
  onTurn: ((quarters: 1 | -1) => void) | undefined
  onRemove: () => void
}

/** What can be done with a photo apart from moving it. */
export const PhotoMenu = ({ name, onTurn, onRemove }: PhotoMenuProps) => {
  const { t } = useT('sell')
  const label = t('photos.more', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} look="float" icon={<Ellipsis className="size-4.5" />} />}
    >
      {onTurn && (
        <>
          <button type="button" className={menuItemClass} onClick={() => onTurn(-1)}>
            <RotateCcw aria-hidden />
            {t('photos.turnLeft')}
          </button>
          <button type="button" className={menuItemClass} onClick={() => onTurn(1)}>
            <RotateCw aria-hidden />
            {t('photos.turnRight')}
          </button>
        </>
      )}
      <button type="button" className={menuItemClass} onClick={onRemove}>
        <Trash2 aria-hidden />
        {t('photos.removeThis')}
      </button>
    </Menu>
  )
}
