import { useEffect, useLayoutEffect, useRef } from 'react'
import { Check, X } from 'lucide-react'
import { pauseActs, sendAct, undoAct, undoSeconds, useHeldActs, type HeldAct } from '#web/api/undoable.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Undoes the last act by Ctrl+Z or ⌘Z, except in a field, which has an undo of its own. */
const useUndoKey = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
      if (isUndo && !isText(event.target) && undoAct()) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

/** The acts that can still be undone, with the seconds that are left. They stop while the mouse is over them or the focus in them. */
export const UndoOffers = () => {
  const { acts, left } = useHeldActs()
  const stack = useRef<HTMLUListElement>(null)
  useUndoKey()
  useEffect(() => () => pauseActs(false), [])
  const release = () => pauseActs(stack.current?.contains(document.activeElement) ?? false)
  return (
    <ul
      ref={stack}
      onPointerEnter={() => pauseActs(true)}
      onPointerLeave={release}
      onFocus={() => pauseActs(true)}
      onBlur={() => pauseActs(false)}
      className="pointer-events-auto flex w-full max-w-sm flex-col gap-2 sm:w-auto sm:min-w-80"
    >
      {acts
        .filter(({ id }) => left.has(id))
        .map((act) => (
          <Offer key={act.id} act={act} left={left.get(act.id) ?? 0} />
        ))}
    </ul>
  )
}

const Offer = ({ act, left }: { act: HeldAct; left: number }) => {
  const { t, language } = useT()
  const card = useRef<HTMLLIElement>(null)
  // Where the focus came from, and goes back to when a key has closed this.
  const from = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = card.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      pauseActs(false)
      if (from.current?.isConnected) from.current.focus()
      else focusMain()
    }
  }, [])
  return (
    <li
      ref={card}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          from.current = relatedTarget
      }}
      className="relative flex items-start gap-3 overflow-hidden rounded-card border border-line bg-raised p-3 shadow-float transition-[opacity,translate] starting:translate-y-3 starting:opacity-0"
    >
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-green-tint text-green">
        <Check aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 self-center py-0.5">
        <p className="text-sm font-medium">{act.title}</p>
        {act.description && <p className="text-sm break-words text-ink-2">{act.description}</p>}
        <span className="sr-only">{t('undo.hint')}</span>
        <button
          type="button"
          aria-label={t('undo.label', { title: act.title })}
          onClick={() => undoAct(act.id)}
          className="-mb-1.5 min-h-11 min-w-11 text-start text-sm font-medium text-maroon underline-offset-4 hover:underline"
        >
          {t('undo')}
        </button>
        {/* Not said each second. */}
        <span aria-hidden className="text-sm text-ink-3 tabular-nums">
          {formatNumber(left, language)}
        </span>
      </div>
      <IconButton
        label={t('undo.now')}
        icon={<X className="size-4" />}
        onClick={() => sendAct(act.id)}
        className="-my-0.5 -me-1"
      />
      <span
        aria-hidden
        style={{ width: `${(left / undoSeconds) * 100}%` }}
        className="absolute start-0 bottom-0 h-0.5 bg-maroon transition-[width] duration-1000 ease-linear motion-reduce:transition-none"
      />
    </li>
  )
}
