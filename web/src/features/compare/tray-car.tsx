import { X } from 'lucide-react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'

type TrayCarProps = {
  /** Absent while it is not known. */ card: ListingCard | undefined
  number: number
  onRemove: () => void
}

/** A chosen car, small; a press takes it out again. */
export const TrayCar = ({ card, number, onRemove }: TrayCarProps) => {
  const { t, language } = useT('compare')
  const title = card ? titleOf(card, language) : t('tray.car', { number })
  const name = t('tray.remove', { title })
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={name}
      title={name}
      className="group relative block size-full rounded-control"
    >
      <CarPhoto
        photo={card?.images[0]}
        alt=""
        sizes="3.5rem"
        className="size-full overflow-clip rounded-control"
      />
      <span className="absolute -end-1 -top-1 grid size-4.5 place-items-center rounded-full bg-ink text-paper group-hover:bg-brand group-hover:text-white">
        <X aria-hidden strokeWidth={2.5} className="size-3" />
      </span>
    </button>
  )
}
