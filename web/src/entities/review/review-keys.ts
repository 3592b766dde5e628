/** The meaning of a key during a review. `reason` carries the place of a reason in the form, from 0. */
export type ReviewAct =
  | { act: 'approve' | 'reject' | 'next' | 'previous' | 'skip' | 'help' | 'back' | 'submit' }
  | { act: 'reason'; index: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

type Context = {
  view: 'review' | 'reject'
  /** Focus is where letters are text. */
  isTyping: boolean
  /** Focus is on a choice that the arrows move along. */
  isChoosing: boolean
  isRtl: boolean
}

/** The keys that lead through the queue; the first of each is the one that is shown. */
export const reviewKeys = { next: ['N', 'J'], previous: ['P', 'K'] } as const

const letters: Readonly<Record<string, ReviewAct['act']>> = {
  a: 'approve',
  r: 'reject',
  n: 'next',
  j: 'next',
  p: 'previous',
  k: 'previous',
  u: 'skip',
}

/** The Latin letter on a key: on an Arabic layout `key` is ش where a Latin one has A, and `code` tells the place. */
const letterOf = ({ key, code }: Pressed): string | undefined => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const isOtherLetter = /^\p{L}+$/u.test(key) && [...key].length <= 2
  return isOtherLetter ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}

const arrowOf = (key: string, isRtl: boolean) => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowRight') === isRtl ? ('previous' as const) : ('next' as const)
}

const inReview = (pressed: Pressed, { isChoosing, isRtl }: Context): ReviewAct | undefined => {
  const arrow = arrowOf(pressed.key, isRtl)
  const act = arrow ? !isChoosing && arrow : letters[letterOf(pressed) ?? '']
  // A key that is held down may step through the queue, never decide about it.
  if (!act || (pressed.repeat && act !== 'next' && act !== 'previous')) return undefined
  return { act: act as Exclude<ReviewAct['act'], 'reason'> }
}

const inForm = ({ code, repeat }: Pressed): ReviewAct | undefined => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit && !repeat ? { act: 'reason', index: Number(digit) - 1 } : undefined
}

/** The act that a pressed key stands for, or undefined when it is none of ours. */
export const actOf = (pressed: Pressed, context: Context): ReviewAct | undefined => {
  const { key, ctrlKey, metaKey, altKey, repeat } = pressed
  const isForm = context.view === 'reject'
  if (isForm && key === 'Escape') return { act: 'back' }
  if (isForm && key === 'Enter' && (ctrlKey || metaKey)) return repeat ? undefined : { act: 'submit' }
  if (context.isTyping || ctrlKey || metaKey || altKey) return undefined
  if (key === '?' || key === '؟') return { act: 'help' }
  return isForm ? inForm(pressed) : inReview(pressed, context)
}
