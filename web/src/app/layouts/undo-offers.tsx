import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Check, X } from 'lucide-react'
import { pauseActs, sendAct, undoAct, undoSeconds, useHeldActs, type HeldAct } from '#web/api/undoable.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea'))

/** Undoes the last act by Ctrl+Z or ⌘Z, except in a field for text, which has an undo of its own. */
const useUndoKey = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
      if (isUndo && !isText(event.target) && undoAct()) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

/**
 * The acts that can still be undone, the newest first and whole, with the seconds that are left, and those whose calls take long. The
 * seconds stop while the mouse is over them or the focus in them.
 */
export const UndoOffers = () => {
  const { acts, left, progress } = useHeldActs()
  const stack = useRef<HTMLUListElement>(null)
  const [isHovered, setHovered] = useState(false)
  useUndoKey()
  const shown = acts.filter(({ id }) => left.has(id) || progress.has(id)).toReversed()
  // Also when one can be undone no more: its buttons have gone, and with them perhaps the focus.
  useEffect(() => {
    pauseActs(isHovered || (stack.current?.contains(document.activeElement) ?? false))
  })
  useEffect(() => () => pauseActs(false), [])
  return (
    <ul
      ref={stack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => pauseActs(true)}
      onBlur={() => pauseActs(isHovered)}
      // The earlier ones of a reviewer scroll, so that a phone keeps the one under review in sight.
      className="pointer-events-auto flex max-h-44 w-full max-w-sm flex-col gap-2 overflow-y-auto sm:max-h-[60dvh] sm:w-auto sm:min-w-80"
    >
      {shown.map((act, index) => (
        <Offer
          key={act.id}
          act={act}
          left={left.get(act.id)}
          progress={progress.get(act.id) ?? 0}
          isShort={index > 0}
        />
      ))}
    </ul>
  )
}

type OfferProps = {
  act: HeldAct
  /** The seconds that are left; none while its calls are under way. */
  left: number | undefined
  /** From 0 to 1. */
  progress: number
  isShort: boolean
}

const Offer = ({ act, left, progress, isShort }: OfferProps) => {
  const card = useRef<HTMLLIElement>(null)
  // Where the focus came from, and goes back to when a key has closed this.
  const from = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = card.current
    return () => {
      if (!box?.contains(document.activeElement)) return
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
      className={cx(
        'relative flex shrink-0 gap-3 overflow-hidden rounded-card border border-line bg-raised shadow-float transition-[opacity,translate] starting:translate-y-3 starting:opacity-0',
        isShort ? 'items-center ps-4 pe-3' : 'items-start p-3',
      )}
    >
      {!isShort && (
        <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-green-tint text-green">
          <Check aria-hidden className="size-4.5" />
        </span>
      )}
      {left === undefined ? (
        <div className="flex min-w-0 flex-1 flex-col gap-2 self-center py-2">
          <p className="text-sm font-medium">{act.title}</p>
          <ProgressBar label={act.title} value={progress} />
        </div>
      ) : (
        <Waiting act={act} left={left} isShort={isShort} />
      )}
    </li>
  )
}

const Waiting = ({ act, left, isShort }: { act: HeldAct; left: number; isShort: boolean }) => {
  const { t, language } = useT()
  const undo = (
    <span className="shrink-0 whitespace-nowrap">
      <button
        type="button"
        aria-label={t('undo.label', {
          title: act.description ? `${act.title}. ${act.description}` : act.title,
        })}
        onClick={() => undoAct(act.id)}
        className="min-h-11 min-w-11 text-start text-sm font-medium text-maroon underline-offset-4 hover:underline"
      >
        {t('undo')}
      </button>
      {/* Not said each second. */}
      <span aria-hidden className="text-sm text-ink-3 tabular-nums">
        {formatNumber(left, language)}
      </span>
    </span>
  )
  return (
    <>
      {isShort ? (
        <>
          <p className="min-w-0 flex-1 truncate text-sm text-ink-2">{act.description ?? act.title}</p>
          {undo}
        </>
      ) : (
        <div className="min-w-0 flex-1 self-center py-0.5">
          <p className="text-sm font-medium">{act.title}</p>
          {act.description && <p className="text-sm break-words text-ink-2">{act.description}</p>}
          <span className="sr-only">{t('undo.hint')}</span>
          <div className="-mb-1.5">{undo}</div>
        </div>
      )}
      <IconButton
        label={t('undo.now')}
        icon={<X className="size-4" />}
        onClick={() => sendAct(act.id)}
        className={cx('-me-1', !isShort && '-my-0.5')}
      />
      <span
        aria-hidden
        style={{ width: `${(left / undoSeconds) * 100}%` }}
        className="absolute start-0 bottom-0 h-0.5 bg-maroon transition-[width] duration-1000 ease-linear motion-reduce:transition-none"
      />
    </>
  )
}
