import { cx } from './cx.ts'

/** A quiet block where something will be; give it that thing's size. Hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-pulse-soft rounded-xs bg-sand-2/70', className)} />
)
