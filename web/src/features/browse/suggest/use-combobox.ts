import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { answerKey, closed, type Listing } from './answer-key.ts'

type Combobox = {
  input: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLElement | null>
  /** Options in the list; how many of them, from the first, can be removed. */
  count: number
  removable: number
  onChoose: (index: number) => void
  onRemove: (index: number) => void
  onEmpty: () => void
  onSubmit: () => void
}

/** Whether the page shows what was found for this text: a list that arrives only now would cover it. */
const isSearched = (text = '') => new URLSearchParams(window.location.search).get('search') === text.trim()

/**
 * Whether the list of a box is asked for and which option is active (-1: none). Listens to the box itself, because the
 * page draws that before this code is there.
 */
export const useCombobox = ({ input, popup, count, removable, ...act }: Combobox) => {
  const [{ open, active }, show] = useState<Listing>(() => ({
    open: document.activeElement === input.current && !isSearched(input.current?.value),
    active: -1,
  }))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const empty = input.current?.value === ''
    const reaction = answerKey(event, { open: open && count > 0, active, count, removable, empty })
    if (!reaction) return
    if (!reaction.native) event.preventDefault()
    show(reaction)
    if (reaction.act === 'choose') act.onChoose(active)
    if (reaction.act === 'remove') act.onRemove(active)
    if (reaction.act === 'empty') act.onEmpty()
  })
  const onSubmit = useEffectEvent(() => {
    show(closed)
    act.onSubmit()
  })

  useEffect(() => {
    const box = input.current!
    box.setAttribute('aria-autocomplete', 'list')
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => box.addEventListener(type, listener, listening)
    const ask = () => show({ open: true, active: -1 })
    // Another window in front takes the focus too, but the box has it again when it returns.
    let isAway = false
    on('keydown', (event) => onKey(event))
    on('input', ask)
    on('click', ask)
    on('focus', () => !isAway && ask())
    on('blur', ({ relatedTarget }) => {
      isAway = document.activeElement === box
      if (!isAway && !popup.current?.contains(relatedTarget as Node | null)) show(closed)
    })
    box.form?.addEventListener('submit', () => onSubmit(), listening)
    return () => listening.abort()
  }, [input, popup])

  return { open, active, close: () => show(closed) }
}
