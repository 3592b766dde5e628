import { useRef, useState, type ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from './use-focus-later.ts'

type PriceInPlaceProps = {
  /** Whole riyals; undefined where there is no price yet. */
  price: number | undefined
  canEdit: boolean
  words: {
    none: string
    edit: (price: string) => string
    was: (price: string) => string
  }
  /** The field that takes its place. */
  renderForm: (on: { onLeave: () => void; onSaved: () => void }) => ReactNode
}

/** A price; a press turns it into a field. Afterwards it says what it was before. */
export const PriceInPlace = ({ price, canEdit, words, renderForm }: PriceInPlaceProps) => {
  const { language } = useT()
  // What it was when the field was opened; undefined for closed.
  const [opened, setOpened] = useState<{ price: number | undefined }>()
  const [before, setBefore] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = useFocusLater(button)

  const leave = () => {
    setOpened(undefined)
    focusButton()
  }
  if (opened)
    return renderForm({
      onLeave: leave,
      onSaved: () => {
        setBefore(opened.price)
        leave()
      },
    })
  const money = price === undefined ? words.none : formatMoney(price, language)
  const shown =
    price === undefined ? (
      <span className="text-base font-normal text-ink-3">{money}</span>
    ) : (
      <bdi>{money}</bdi>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 text-lg font-semibold tabular-nums">
      {canEdit ? (
        <button
          ref={button}
          type="button"
          onClick={() => setOpened({ price })}
          aria-label={words.edit(money)}
          className="group -mx-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 transition-colors hover:bg-sand"
        >
          {shown}
          <Pencil aria-hidden className="size-3.5 text-ink-3 group-hover:text-ink" />
        </button>
      ) : (
        shown
      )}
      {before !== undefined && before !== price && (
        <span className="text-sm font-normal text-ink-3">{words.was(formatMoney(before, language))}</span>
      )}
    </div>
  )
}
