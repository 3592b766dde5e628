import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from './cx.ts'
import { focusMain } from './focus-main.ts'
import { IconButton } from './icon-button.tsx'

export type ToastContent = {
  id: number
  title: string
  description?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
  tone: 'neutral' | 'success' | 'danger'
  /** Milliseconds. */
  duration: number
}

const icons = { neutral: Info, success: Check, danger: CircleAlert }
const colours = {
  neutral: 'text-ink-2 bg-sand',
  success: 'text-green bg-green-tint',
  danger: 'text-red bg-red-tint',
}

/** One piece of short news. It leaves by itself, but not while the mouse is over it or the focus in it. */
export const ToastCard = ({ toast, onDismiss }: { toast: ToastContent; onDismiss: (id: number) => void }) => {
  const { t } = useT()
  const card = useRef<HTMLDivElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused

  // When a key closes it, the focus moves to the page or to the dialog below: the focused element is about to be removed.
  useLayoutEffect(() => {
    const box = card.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      const title = box.closest('dialog')?.querySelector('h2')
      if (title) title.focus()
      else focusMain()
    }
  }, [])

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast, isHeld, onDismiss])

  const Icon = icons[toast.tone]
  return (
    <div
      ref={card}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-card border border-line bg-raised p-3 shadow-float transition-[opacity,translate] sm:w-auto sm:min-w-80 starting:translate-y-3 starting:opacity-0"
    >
      <span
        className={cx('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', colours[toast.tone])}
      >
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="flex-1 self-center py-0.5">
        <p className="text-sm font-medium">{toast.title}</p>
        {toast.description && <p className="text-sm text-ink-2">{toast.description}</p>}
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              toast.action?.onPress()
              onDismiss(toast.id)
            }}
            className="-mb-1.5 min-h-9 text-sm font-medium text-maroon underline-offset-4 hover:underline"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton
        label={t('close')}
        icon={<X className="size-4" />}
        onClick={() => onDismiss(toast.id)}
        className="-my-0.5 -me-1"
      />
    </div>
  )
}
