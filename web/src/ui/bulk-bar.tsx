import { useEffect, useRef, type ReactNode } from 'react'
import { Ellipsis, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import type { ButtonVariant } from './button-class.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { Menu, menuItemClass } from './menu.tsx'
import { useMedia } from './use-media.ts'

type Press = { label: string; onPress: () => void }

type BulkAct = Press & {
  key: string
  icon: ReactNode
  variant?: ButtonVariant
  opensDialog?: boolean
}

type BulkBarProps = {
  label: string
  /** How many are selected, in words. */
  status: string
  /** Takes all that the filters find; absent when all of it is selected. */
  all?: Press | undefined
  clear: Press
  /** The actions on the selected rows, the likeliest first. */
  acts: readonly BulkAct[]
  /** One line in its place, above rows that scroll by themselves, so that it never lies over one. */
  isInLine?: boolean
}

/** The actions for the selected rows, in sight while the list scrolls. In one line the likeliest are shown, the others stand in a menu. */
export const BulkBar = ({ label, status, all, clear, acts, isInLine = false }: BulkBarProps) => {
  const bar = useRef<HTMLElement>(null)
  const isWide = useMedia('(min-width: 40rem)')
  const isWidest = useMedia('(min-width: 88rem)')
  const room = isInLine ? (isWidest ? 5 : 2) : isWide ? acts.length : 1
  // Neither the elements that get the keyboard focus in the list nor news lie under the bar or over it.
  useEffect(() => {
    if (isInLine) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      const height = `${bar.current?.offsetHeight ?? 0}px`
      style.scrollPaddingBlockEnd = height
      style.setProperty('--bulk-bar', height)
    })
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('scroll-padding-block-end')
      style.removeProperty('--bulk-bar')
    }
  }, [isInLine])
  const hidden = acts.slice(room)
  const allInMenu = isWide ? undefined : all
  return (
    <section
      ref={bar}
      aria-label={label}
      className={cx(
        'flex items-center gap-x-2 border-line bg-raised sm:gap-x-3',
        isInLine
          ? 'min-h-14 rounded-card border px-3.5'
          : 'sticky bottom-(--tab-bar) z-10 max-sm:-mx-4 max-sm:border-t max-sm:px-4 max-sm:py-2 sm:bottom-[calc(var(--tab-bar)+0.75rem)] sm:rounded-panel sm:border sm:p-4 sm:shadow-float',
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-2 sm:flex-wrap">
        <p role="status" className="min-w-0 text-sm leading-tight font-medium">
          {status}
        </p>
        {isWide && all && (
          <Button variant="ghost" size="sm" onClick={all.onPress}>
            {all.label}
          </Button>
        )}
        <div className="ms-auto flex min-w-0 flex-wrap justify-end gap-2">
          {acts
            .slice(0, room)
            .map(({ key, label: name, icon, variant = 'secondary', opensDialog, onPress }) => (
              <Button
                key={key}
                variant={variant}
                size={isInLine ? 'sm' : undefined}
                aria-haspopup={opensDialog ? 'dialog' : undefined}
                onClick={onPress}
                className="max-sm:min-w-0 max-sm:px-3"
              >
                {icon}
                {name}
              </Button>
            ))}
        </div>
      </div>
      {(hidden.length > 0 || allInMenu) && <MoreActs acts={hidden} all={allInMenu} />}
      <IconButton label={clear.label} icon={<X className="size-5" />} onClick={clear.onPress} />
    </section>
  )
}

const MoreActs = ({ acts, all }: Pick<BulkBarProps, 'acts' | 'all'>) => {
  const { t } = useT()
  return (
    <Menu
      label={t('actions.more')}
      trigger={<IconButton label={t('actions.more')} icon={<Ellipsis aria-hidden className="size-5" />} />}
    >
      {all && (
        <button type="button" onClick={all.onPress} className={menuItemClass}>
          {all.label}
        </button>
      )}
      {acts.map(({ key, label, icon, opensDialog, onPress }) => (
        <button
          key={key}
          type="button"
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          onClick={onPress}
          className={menuItemClass}
        >
          {icon}
          {label}
        </button>
      ))}
    </Menu>
  )
}
