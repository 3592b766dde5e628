import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { platePlace } from '#shared/rules/plate.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { PlateAvailability } from './plate-availability.tsx'

type PlateActionsProps = {
  plate: OwnPlate
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with one's own plate. */
export const PlateActions = ({ plate, canEdit, onEdit, onDelete }: PlateActionsProps) => {
  const { t, language } = useT('own-plates')
  const common = useT()
  const title = plateTitle(plate, language)
  return (
    <>
      {canEdit && plate.status === 'APPROVED' && <PlateAvailability plate={plate} />}
      {canEdit && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('edit.label', { title })}
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-4 max-sm:hidden" />
          {common.t('edit')}
        </Button>
      )}
      <span className="ms-auto lg:ms-0">
        <Menu
          label={t('more', { title })}
          trigger={
            <IconButton label={t('more', { title })} icon={<Ellipsis aria-hidden className="size-5" />} />
          }
        >
          <Link to={paths.numberPlate(platePlace(plate))} className={menuItemClass}>
            <Eye aria-hidden />
            {t('view')}
          </Link>
          <button type="button" aria-haspopup="dialog" onClick={onDelete} className={menuItemClass}>
            <Trash2 aria-hidden />
            {common.t('delete')}
          </button>
        </Menu>
      </span>
    </>
  )
}
