import { cx } from './cx.ts'
import { standsAlone } from './stands-alone.ts'

type WrittenProps = {
  as?: 'p' | 'span'
  /** Text written by a user, in any language. */
  text: string
  id?: string
  className?: string
}

/**
 * User-written text, never in the wrong order: it has its own direction. A few words begin where the page's lines begin; a text
 * of several lines is aligned by its own direction.
 */
export const Written = ({ as: Tag = 'p', text, className, id }: WrittenProps) => (
  <Tag id={id} dir="auto" className={cx('break-words', !standsAlone(text) && 'on-page-side', className)}>
    {text}
  </Tag>
)
