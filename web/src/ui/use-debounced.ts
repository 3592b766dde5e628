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
  /** The field's value when this was typed, or what it became through it. */ base: string
}

/**
 * A field whose value takes effect after a pause in the typing, on `flush` or on leaving it. `normalise` turns what is
 * typed into the form that `value` has. A value that changes elsewhere replaces what was typed.
 */
export const useDebouncedInput = (
  value: string,
  normalise: (text: string) => string,
  commit: (value: string) => void,
) => {
  const [draft, setDraft] = useState<Draft>()
  const own = draft?.base === value ? draft : undefined
  const settle = (keepsText: boolean) => {
    if (!own) return
    const base = normalise(own.text)
    if (!keepsText) setDraft(undefined)
    else if (base !== value) setDraft({ text: own.text, base })
    if (base !== value) commit(base)
  }
  const flush = () => settle(true)
  const onPause = useEffectEvent(flush)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => onPause(), pause)
    return () => clearTimeout(timer)
  }, [draft])
  return {
    value: own?.text ?? value,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ text: target.value, base: value }),
    onBlur: () => settle(false),
    flush,
  }
}
