import { useEffect, useEffectEvent } from 'react'
import { actOf, type ReviewAct } from './review-keys.ts'

const wordless = new Set(['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file'])

const isText = (element: Element | null) =>
  (element instanceof HTMLInputElement && !wordless.has(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLElement && element.isContentEditable)

const isChoice = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'radio'

type Keys = {
  /** Undefined: nothing is listened to. */
  view: 'review' | 'reject' | undefined
  /** Without letters only Escape and the key that submits are left. */
  hasLetters: boolean
  onAct: (act: ReviewAct) => void
}

/** Listens to the keys of a review, wherever the focus is in it, and leaves those alone that are typed into a field. */
export const useReviewKeys = ({ view, hasLetters, onAct }: Keys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!view || event.defaultPrevented) return
    const focused = document.activeElement
    const act = actOf(event, {
      view,
      isTyping: !hasLetters || isText(focused),
      isChoosing: isChoice(focused),
      isRtl: document.documentElement.dir === 'rtl',
    })
    if (!act) return
    // Also keeps Escape from closing the dialog where it only leads back in it.
    event.preventDefault()
    onAct(act)
  })
  const isOn = view !== undefined
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
