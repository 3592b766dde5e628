import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { readNumber } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

type PriceFormProps = {
  /** Whole riyals; undefined where there is no price yet. */
  price: number | undefined
  limits: { min: number; max: number }
  words: { field: string; unit: string; wrong: string }
  pending: boolean
  /** Why the last one was not accepted. */
  refusal: string | null
  onSubmit: (price: number) => void
  onLeave: () => void
}

/** A new price, typed where the old one stood: Enter saves, Escape leaves. What was typed outlives every refusal. */
export const PriceForm = ({ price, limits, words, pending, refusal, onSubmit, onLeave }: PriceFormProps) => {
  const { t } = useT()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(String(price ?? ''))
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => input.current?.select(), [])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = readNumber(text)
    if (typed === undefined || !Number.isInteger(typed) || typed < limits.min || typed > limits.max)
      return setIsWrong(true)
    if (typed === price) return onLeave()
    if (!pending) onSubmit(typed)
  }
  const problem = isWrong ? words.wrong : refusal
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      className="flex w-full flex-wrap items-start gap-2"
    >
      <TextField
        ref={input}
        label={words.field}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsWrong(false)
        }}
        after={<span className="px-3">{words.unit}</span>}
        className="w-full sm:w-40"
      />
      <div className="flex gap-2 self-center">
        <Button type="submit" size="sm" pending={pending} className="min-h-11">
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave} className="min-h-11">
          {t('cancel')}
        </Button>
      </div>
      {/* Below all of it: beside the buttons a sentence would have the width of a number. */}
      {problem && (
        <p role="alert" className="w-full text-sm text-red">
          {problem}
        </p>
      )}
    </form>
  )
}
