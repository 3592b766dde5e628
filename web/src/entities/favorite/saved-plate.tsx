import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { plateLocationWords } from '#shared/reference/plate-vocabulary.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { platePlace } from '#shared/rules/plate.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { FavoritePlateButton } from './favorite-plate-button.tsx'

/** A saved number plate: how it looks, what it costs, whether it can still be had. All of it is one link. */
export const SavedPlate = ({ plate }: { plate: PlateView }) => {
  const { t, language } = useT('cars')
  return (
    <article className="group relative flex flex-col overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      <div className="bg-sand px-5 pt-16 pb-10">
        <PlateDrawing
          plate={plate}
          decorative
          className="transition-[scale] duration-200 group-hover:scale-[1.025]"
        />
      </div>
      {plate.availability !== 'AVAILABLE' && (
        <Badge tone="float" className="absolute start-3 top-3">
          {t(plate.availability)}
        </Badge>
      )}
      <div className="p-4">
        <p className="text-lg font-semibold whitespace-nowrap tabular-nums">
          <bdi>{formatMoney(plate.price, language)}</bdi>
        </p>
        <h3 className="mt-1 text-base font-medium tracking-normal">
          <Link
            to={paths.numberPlate(platePlace(plate))}
            className="outline-none after:absolute after:inset-0"
          >
            {plateTitle(plate, language)}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden className="size-4 text-ink-3" />
          {plateLocationWords[plate.location][language]}
        </p>
      </div>
      <div className="absolute end-2 top-2 z-10">
        <FavoritePlateButton plate={plate} />
      </div>
    </article>
  )
}
