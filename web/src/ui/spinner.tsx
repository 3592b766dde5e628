import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

/** A spinner for something in progress; the text beside it, or the button's, says what. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cx('size-5 shrink-0 animate-spin', className)} />
)
