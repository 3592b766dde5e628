import { Heart } from 'lucide-react'
import { plateText, type PlateNumber } from '#shared/rules/plate-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFavoritePlate } from '#web/entities/favorite/use-favorite-plate.ts'

type FavoritePlateButtonProps = { plate: PlateNumber & { id: string }; look?: 'plain' | 'float' }

/** A heart that saves the number plate or lets it go. */
export const FavoritePlateButton = ({ plate, look = 'float' }: FavoritePlateButtonProps) => {
  const { t } = useT('saved-plates')
  const { saved, isPending, press } = useFavoritePlate(plate)
  return (
    <IconButton
      label={t('save', { number: plateText(plate) })}
      icon={<Heart className={cx('size-5 transition-colors', saved && 'fill-maroon text-maroon')} />}
      look={look}
      aria-pressed={saved}
      // Not `disabled`: that would drop the focus of whoever works with the keyboard.
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : press}
    />
  )
}
