import { cx } from './cx.ts'
import { firstPhotoMark } from './photo-source.ts'

/** A quiet block where something will be; give it that thing's size. Hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-pulse-soft rounded-xs bg-sand-2/70', className)} />
)

type SkeletonRowsProps = { count?: number; className: string }

/** A list of rows that is still to come; `className` gives each the size of its row. */
export const SkeletonRows = ({ count = 4, className }: SkeletonRowsProps) => (
  <div aria-busy className="flex flex-col gap-3">
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} className={className} />
    ))}
  </div>
)

/** A photo that is still to come. In a prerendered page it is there before the app (src/early/start-page.ts). */
export const PhotoSkeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('relative block overflow-clip', className)}>
    <Skeleton className="size-full rounded-none" />
    <img {...{ [firstPhotoMark]: '' }} alt="" className="absolute inset-0 size-full object-cover" />
  </span>
)
