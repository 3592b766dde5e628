import { useEffect, useEffectEvent, useState } from 'react'

const pause = 250

type Typed = {
  text: string
  /** The field's value when it was typed, or what it became through it. */ base: string
}

/**
 * A text field whose value takes effect after a pause in the typing (ms), on `flush` or on leaving it; `normalise` makes
 * a value of what is typed. A value that changes elsewhere replaces what was typed.
 */
export const useTyped = (
  value: string,
  normalise: (text: string) => string,
  commit: (value: string) => void,
) => {
  const [typed, setTyped] = useState<Typed>()
  const own = typed?.base === value ? typed : undefined
  const settle = (keepsText: boolean) => {
    if (!own) return
    const base = normalise(own.text)
    if (!keepsText) setTyped(undefined)
    else if (base !== value) setTyped({ text: own.text, base })
    if (base !== value) commit(base)
  }
  const flush = () => settle(true)
  const onPause = useEffectEvent(flush)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => onPause(), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    value: own?.text ?? value,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ text: target.value, base: value }),
    onBlur: () => settle(false),
    flush,
  }
}
