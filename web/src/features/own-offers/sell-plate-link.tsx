import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The way to offer a number plate. */
export const SellPlateLink = () => {
  const { t } = useT('inventory')
  return (
    <Link to={paths.numberPlates({ tab: 'sell' })} className={`${buttonClass()} h-12 max-sm:w-full`}>
      <Plus aria-hidden className="size-4.5" />
      {t('sellPlate')}
    </Link>
  )
}
