/** Whether the list is asked for, and its active option: -1 while what is typed is active itself. */
export type Listing = { open: boolean; active: number }

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>

type Box = Listing & {
  /** Options in the list. */
  count: number
  /** How many of them, from the first, can be removed. */
  removable: number
  /** Nothing is typed. */
  empty: boolean
}

export type Reaction = Listing & {
  act?: 'choose' | 'remove' | 'empty'
  /** The browser does with the key what it always does. */
  native?: true
}

export const closed: Listing = { open: false, active: -1 }

// Round through the options and what is typed, which is -1.
const move = (active: number, step: number, count: number) =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

const answerArrow = (step: number, alt: boolean, { open, active, count }: Box): Reaction | undefined => {
  if (count === 0) return undefined
  if (alt) return { open: step > 0, active: -1 }
  return { open: true, active: move(open ? active : -1, step, count) }
}

/**
 * What a key does in a box with a list of suggestions (ARIA's editable combobox), or undefined when it means nothing
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
