import { Pencil, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { StockCar } from '#shared/schemas/stock.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { menuItemClass } from '#web/ui/menu.tsx'
import { CarMenu } from './car-actions.tsx'
import type { Bulk } from './use-bulk.tsx'

type StockMenuProps = { car: StockCar; title: string; canEdit: boolean; canDelete: boolean; bulk: Bulk }

/** The actions on one car of the table. */
export const StockMenu = ({ car, title, canEdit, canDelete, bulk }: StockMenuProps) => {
  const common = useT()
  const dashboard = useT('dashboard')
  return (
    <CarMenu
      listing={car}
      title={title}
      canEdit={canEdit}
      tabIndex={-1}
      onDelete={canDelete ? () => bulk.start('DELETE', [car]) : undefined}
    >
      {canEdit && (
        <>
          {car.isReady && (
            <button type="button" onClick={() => bulk.start('PUBLISH', [car])} className={menuItemClass}>
              <Send aria-hidden className="mirrored" />
              {dashboard.t('publish')}
            </button>
          )}
          <Link to={paths.sellYourCar(car.id)} className={menuItemClass}>
            <Pencil aria-hidden />
            {common.t('edit')}
          </Link>
        </>
      )}
    </CarMenu>
  )
}
