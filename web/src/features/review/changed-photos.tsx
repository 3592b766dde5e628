import { ImageOff } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import type { Differences, Earlier } from './listing-differences.ts'

type SeenPhoto = Earlier['photos'][number]
type Mark = 'added' | 'removed'

const marks = { added: 'border-green', removed: 'border-red' }
const badges = { added: 'bg-green-tint text-green', removed: 'bg-red-tint text-red' }

type ThumbProps = { photo: SeenPhoto; number: number; mark: Mark | undefined }

const Thumb = ({ photo, number, mark }: ThumbProps) => {
  const { t, language } = useT('moderation')
  const frame = cx(
    'aspect-[4/3] w-full rounded-xs border-2 bg-sand',
    mark ? marks[mark] : 'border-transparent',
  )
  return (
    <li className="relative w-24">
      {photo.imageUrl ? (
        <img
          src={`${photo.imageUrl}?w=320`}
          alt={t('photo.number', { number })}
          loading="lazy"
          decoding="async"
          style={{ backgroundImage: `url("${photo.placeholder}")` }}
          className={cx(frame, 'bg-cover object-cover')}
        />
      ) : (
        <span
          role="img"
          aria-label={t('photo.gone', { number })}
          style={{ backgroundImage: `url("${photo.placeholder}")` }}
          className={cx(frame, 'grid place-items-center bg-cover')}
        >
          <span className="rounded-full bg-card/90 p-1">
            <ImageOff aria-hidden className="size-4 text-ink-2" />
          </span>
        </span>
      )}
      <span
        className="absolute start-1 top-1 rounded-xs bg-card/90 px-1 text-xs text-ink tabular-nums"
        aria-hidden
      >
        {formatNumber(number, language)}
      </span>
      {mark && (
        <span className={cx('mt-1 block w-fit rounded-full px-2 text-xs', badges[mark])}>
          {t(`photo.${mark}`)}
        </span>
      )}
    </li>
  )
}

type ChangedPhotosProps = {
  before: readonly SeenPhoto[]
  now: readonly SeenPhoto[]
  photos: Differences['photos']
}

/** The photos before and now in their order, removed ones marked on one side and added ones on the other. */
export const ChangedPhotos = ({
  before,
  now,
  photos: { added, removed, isReordered },
}: ChangedPhotosProps) => {
  const { t } = useT('moderation')
  const admin = useT('admin')
  const sides = [
    { name: 'before', photos: before, marked: removed, mark: 'removed' },
    { name: 'now', photos: now, marked: added, mark: 'added' },
  ] as const
  return (
    <div className="text-sm">
      <h4 className="py-1 font-medium">{admin.t('photos')}</h4>
      {isReordered && <p className="mb-1 text-ink-2">{t('photos.reordered')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map((side) => (
          <div key={side.name} className="min-w-0">
            <h5 className="mb-1.5 text-xs font-normal text-ink-3">
              {t(`photos.${side.name}`)} · {t('photos.count', { count: side.photos.length })}
            </h5>
            <ol className="flex flex-wrap gap-2">
              {side.photos.map((photo, index) => (
                <Thumb
                  key={photo.id}
                  photo={photo}
                  number={index + 1}
                  mark={side.marked.has(photo.id) ? side.mark : undefined}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  )
}
