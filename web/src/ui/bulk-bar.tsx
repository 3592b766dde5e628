import { useEffect, useRef, type ReactNode } from 'react'
import { Ellipsis, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import type { ButtonVariant } from './button-class.ts'
import { Button } from './button.tsx'
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
  /** What can be done with them, the likeliest first. */
  acts: readonly BulkAct[]
}

/** The actions for the selected rows, in sight while the list scrolls. On a phone one line: the likeliest action, the others in a menu. */
export const BulkBar = ({ label, status, all, clear, acts }: BulkBarProps) => {
  const bar = useRef<HTMLElement>(null)
  const isWide = useMedia('(min-width: 40rem)')
  // Neither the elements that get the keyboard focus in the list nor news lie under the bar or over it.
  useEffect(() => {
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
  }, [])
  const shown = isWide ? acts : acts.slice(0, 1)
  const hidden = isWide ? [] : acts.slice(1)
  return (
    <section
      ref={bar}
      aria-label={label}
      className="sticky bottom-[calc(var(--tab-bar)+0.75rem)] z-10 flex items-center gap-x-2 rounded-panel border border-line bg-raised p-2 ps-3.5 shadow-float sm:gap-x-3 sm:p-4"
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
          {shown.map(({ key, label: name, icon, variant = 'secondary', opensDialog, onPress }) => (
            <Button
              key={key}
              variant={variant}
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
      {!isWide && (hidden.length > 0 || all) && <MoreActs acts={hidden} all={all} />}
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
