import { CarFront } from 'lucide-react'
import type { Upload } from '#web/entities/upload/queue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

/** The photos as the listing's page begins: the main one large, the others beside it. */
export const ReviewPhotos = ({ photos }: { photos: readonly Upload[] }) => {
  const { t } = useT('sell')
  if (photos.length === 0)
    return (
      <div className="flex aspect-[16/9] flex-col items-center justify-center gap-2 rounded-card bg-sand text-ink-3">
        <CarFront aria-hidden className="size-12 stroke-1" />
        <span className="text-sm">{t('review.noPhotos')}</span>
      </div>
    )
  return (
    <ul className="grid grid-cols-4 gap-2">
      {photos.map(({ key, preview }, index) => (
        <li key={key} className={cx('overflow-clip rounded-control', index === 0 && 'col-span-4')}>
          <img
            src={preview ?? undefined}
            alt={t('photos.name', { at: index + 1 })}
            className={cx('w-full bg-sand object-cover', index === 0 ? 'aspect-[16/10]' : 'aspect-[4/3]')}
          />
        </li>
      ))}
    </ul>
  )
}
