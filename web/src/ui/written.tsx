import { cx } from './cx.ts'
import { standsAlone } from './stands-alone.ts'

type WrittenProps = {
  as?: 'p' | 'span'
  /** What somebody wrote, in whatever language. */
  text: string
  id?: string
  className?: string
}

/**
 * What people wrote, never in the wrong order: its direction is its own. A few words begin where the page's lines begin; a text
 * of several lines is aligned by its own direction.
 */
export const Written = ({ as: Tag = 'p', text, className, id }: WrittenProps) => (
  <Tag id={id} dir="auto" className={cx('break-words', !standsAlone(text) && 'on-page-side', className)}>
    {text}
  </Tag>
)
