import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

/** A turning circle for what is under way; the words beside it, or the button's, say what. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cx('size-5 shrink-0 animate-spin', className)} />
)
