import { useEffect, useEffectEvent, useState } from 'react'

/** A value as it is once it has not changed for a moment (ms); the first one at once. */
export const useDebounced = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

const pause = 250

type Draft = {
  text: string
  /** Under which values of the field this is shown: those it was typed under, and, in their order, those it was made into. */
  holds: readonly string[]
}

/**
 * A field whose value takes effect after a pause in the typing, on `flush` or on leaving it. `normalise` turns what is
 * typed into the form that `value` has. A value that changes elsewhere replaces what was typed; one that `commit` leads to does not,
 * however late it comes and whatever was typed since.
 */
export const useDebouncedInput = (
  value: string,
  normalise: (text: string) => string,
  commit: (value: string) => void,
) => {
  const [draft, setDraft] = useState<Draft>()
  const own = draft?.holds.includes(value) ? draft : undefined
  // What was typed is over, also for the day when the value that it was typed under comes back.
  if (draft !== own) setDraft(undefined)
  // A later return to a value before comes from elsewhere.
  if (own && own.holds.length > 1 && own.holds.at(-1) === value) setDraft({ ...own, holds: [value] })
  const settle = (isLeft: boolean) => {
    if (!own) return
    const made = normalise(own.text)
    const isNew = own.holds.at(-1) !== made
    if (isNew || isLeft)
      setDraft({ text: isLeft ? made : own.text, holds: isNew ? [...own.holds, made] : own.holds })
    if (isNew) commit(made)
  }
  const flush = () => settle(false)
  const onPause = useEffectEvent(flush)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => onPause(), pause)
    return () => clearTimeout(timer)
  }, [draft])
  return {
    value: own?.text ?? value,
    // A key may come before what the last pause led to is drawn, which must not be forgotten over it.
    onChange: ({ target: { value: text } }: { target: { value: string } }) =>
      setDraft(({ holds } = { text, holds: [] }) => ({
        text,
        holds: holds.includes(value) ? holds : [value, ...holds],
      })),
    onBlur: () => settle(true),
    flush,
  }
}
