import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { listingLimits } from '#shared/constants/listing-limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useChangePrice } from '../api/change-price.ts'
import { useListingTitle } from '../use-listing-title.ts'

type PriceFormProps = {
  listing: OwnListing
  onLeave: () => void
  onSaved: (before: number | undefined) => void
}

const { min, max } = listingLimits.price

/** A new price, typed where the old one stood: Enter saves, Escape leaves. What was typed outlives every refusal. */
export const PriceForm = ({ listing, onLeave, onSaved }: PriceFormProps) => {
  const { t, language } = useT('inventory')
  const common = useT()
  const errorText = useErrorText()
  const title = useListingTitle()(listing)
  const { mutate: change, isPending, error } = useChangePrice()
  const input = useRef<HTMLInputElement>(null)
  const [seen] = useState(listing.priceQAR)
  const [text, setText] = useState(String(listing.priceQAR ?? ''))
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => input.current?.select(), [])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const priceQAR = readNumber(text)
    if (priceQAR === undefined || !Number.isInteger(priceQAR) || priceQAR < min || priceQAR > max)
      return setIsWrong(true)
    if (priceQAR === listing.priceQAR) return onLeave()
    if (!isPending)
      change({ id: listing.id, version: listing.version, priceQAR }, { onSuccess: () => onSaved(seen) })
  }
  const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
  const present = listing.priceQAR === undefined ? t('price.none') : formatMoney(listing.priceQAR, language)
  const refusal = error && (isConflict ? t('price.conflict', { price: present }) : errorText(error))
  const problem = isWrong ? t('price.wrong') : refusal
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      className="flex w-full flex-wrap items-start gap-2"
    >
      <TextField
        ref={input}
        label={t('price.field', { title })}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsWrong(false)
        }}
        after={<span className="px-3">{t('price.unit')}</span>}
        className="w-full sm:w-40"
      />
      <div className="flex gap-2 self-center">
        <Button type="submit" size="sm" pending={isPending} className="min-h-11">
          {common.t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave} className="min-h-11">
          {common.t('cancel')}
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
