import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { actOf, type ReviewAct } from './review-keys.ts'

const key = 'reviewKeys'

const useLetters = create(() => ({ isOn: readStored(key) !== 'off' }))

/** Whether single letters decide in a review: dictating would trigger them, so they can be switched off. */
export const useLettersOn = (): boolean => useLetters(({ isOn }) => isOn)

/** Switches the letters on or off, for the next visits too. */
export const setLettersOn = (isOn: boolean): void => {
  writeStored(key, isOn ? null : 'off')
  useLetters.setState({ isOn })
}

const textless = new Set(['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file'])

const isText = (element: Element | null) =>
  (element instanceof HTMLInputElement && !textless.has(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLElement && element.isContentEditable)

const isChoice = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'radio'

/**
 * Listens to the keys of a review, wherever the focus is in it, and leaves those alone that are typed into a field.
 * Nothing is listened to without a view; without letters only Escape and the key that submits are left.
 */
export const useReviewKeys = (
  view: 'review' | 'reject' | undefined,
  onAct: (act: ReviewAct) => void,
): void => {
  const hasLetters = useLettersOn()
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
