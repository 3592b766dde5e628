import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

type Combobox = {
  input: RefObject<HTMLInputElement | null>
  isTyped: RefObject<boolean | undefined>
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
export const useCombobox = ({ input, isTyped, popup, count, removable, ...act }: Combobox) => {
  const [{ open, active }, show] = useState<Listing>(() => ({
    open: document.activeElement === input.current && (isTyped.current ?? !isSearched(input.current?.value)),
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
    // After React: drawn in between, what waits to be drawn would put the box's last text back, and the key would be lost.
    document.addEventListener('input', ({ target }) => target === box && ask(), listening)
    on('click', ask)
    // React gives the focus back to a box that a change of the page took it from, sooner or later: nobody asks for a list under what
    // was found. Who does, taps, types or presses an arrow.
    on('focus', () => !isAway && isTyped.current !== false && ask())
    on('blur', ({ relatedTarget }) => {
      isAway = document.activeElement === box
      if (!isAway && !popup.current?.contains(relatedTarget as Node | null)) show(closed)
    })
    box.form?.addEventListener('submit', () => onSubmit(), listening)
    // Sent off between the drawing of the list and this.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isTyped.current === false) show(closed)
    return () => listening.abort()
  }, [input, popup, isTyped])

  return { open, active, close: () => show(closed) }
}

/** Whether the list is asked for, and its active option: -1 while what is typed is active itself. */
type Listing = { open: boolean; active: number }

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>

type Box = Listing & {
  /** Options in the list. */
  count: number
  /** How many of them, from the first, can be removed. */
  removable: number
  /** Nothing is typed. */
  empty: boolean
}

type Reaction = Listing & {
  act?: 'choose' | 'remove' | 'empty'
  /** The browser does with the key what it always does. */
  native?: true
}

const closed: Listing = { open: false, active: -1 }

// Round through the options and what is typed, which is -1.
const move = (active: number, step: number, count: number) =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

const answerArrow = (step: number, alt: boolean, { open, active, count }: Box): Reaction | undefined => {
  if (count === 0) return undefined
  if (alt) return { open: step > 0, active: -1 }
  return { open: true, active: move(open ? active : -1, step, count) }
}

/**
 * The effect of a key in a box with a list of suggestions (ARIA's editable combobox), or undefined when it means nothing
 * there. A key of an input method is left to it; Safari tells one only by its code, 229.
 */
export const answerKey = (key: Key, box: Box): Reaction | undefined => {
  const { open, active, removable, empty } = box
  if (key.isComposing || key.keyCode === 229 || key.ctrlKey || key.metaKey) return undefined
  const isChosen = open && active >= 0
  switch (key.key) {
    case 'ArrowDown':
      return answerArrow(1, key.altKey, box)
    case 'ArrowUp':
      return answerArrow(-1, key.altKey, box)
    case 'Enter':
      return isChosen ? { ...closed, act: 'choose' } : { ...closed, native: true }
    case 'Escape':
      if (open) return closed
      return empty ? undefined : { ...closed, act: 'empty' }
    case 'Delete':
      if (!isChosen || active >= removable) return undefined
      // The next one moves up; after the last of them, the one before.
      return { open, active: Math.min(active, removable - 2), act: 'remove' }
    case 'Tab':
      return { ...closed, native: true }
    // These move in the text, so the text is active again.
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return isChosen ? { open, active: -1, native: true } : undefined
    default:
      return undefined
  }
}

type ComboboxState = { expanded: boolean; listId: string; activeId: string | undefined }

/**
 * Tells screen readers through the box's attributes what its list does. Not as props: the page draws the box, and would
 * be drawn again for every key.
 */
export const useComboboxState = (
  input: RefObject<HTMLInputElement | null>,
  { expanded, listId, activeId }: ComboboxState,
): void =>
  useEffect(() => {
    const box = input.current
    if (!box || !expanded) return undefined
    box.setAttribute('aria-expanded', 'true')
    box.setAttribute('aria-controls', listId)
    if (activeId) box.setAttribute('aria-activedescendant', activeId)
    return () => {
      box.setAttribute('aria-expanded', 'false')
      box.removeAttribute('aria-controls')
      box.removeAttribute('aria-activedescendant')
    }
  }, [input, expanded, listId, activeId])

const gap = 12

/** All of five recent searches, or six rows: with less, a phone brings the box up under the header. */
const wanted = 320

/** Two rows and a half show that there is more. */
const least = 120

/**
 * Measures the room for a list that hangs under a box, down to the on-screen keyboard or the window's end, as the list's
 * `--room`. On a phone the box comes up once where the room is small; on a desktop nothing moves.
 */
export const useRoom = (
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  open: boolean,
): void =>
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return undefined
    let mayMove = matchMedia('(pointer: coarse)').matches
    const fit = () => {
      const element = list.current!
      const room = () => view.offsetTop + view.height - element.getBoundingClientRect().top - gap
      if (mayMove && room() < wanted) {
        mayMove = false
        input.current?.scrollIntoView({ block: 'start' })
      }
      element.style.setProperty('--room', `${Math.max(least, room())}px`)
    }
    fit()
    const listening = new AbortController()
    view.addEventListener('resize', fit, listening)
    view.addEventListener('scroll', fit, listening)
    window.addEventListener('scroll', fit, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [list, input, open])
