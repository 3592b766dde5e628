import { useEffect, useState } from 'react'
import { Check, Lock, Pencil, X } from 'lucide-react'
import * as z from 'zod/mini'
import { whole } from '#shared/schemas/text.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

type OfferPriceProps = {
  title: string
  /** Whole riyals; undefined while there is no price. */
  price: number | undefined
  limits: { min: number; max: number }
  /** Its seller takes no offers. */
  isFixed?: boolean | undefined
  canEdit: boolean
  /** Asks before an unlikely price; resolves with whether it is meant. */
  ask: (price: number) => Promise<boolean>
  /** Saves a new price, undoably. */
  onSave: (price: number) => void
}

/** The price of an own car or plate; a press turns it into a field. Afterwards it shows the price before. */
export const OfferPrice = (props: OfferPriceProps) => {
  const { title, price, isFixed, canEdit } = props
  const { t, language } = useT('inventory')
  // The price when the field was opened; undefined while it is closed.
  const [opened, setOpened] = useState<{ price: number | undefined }>()
  const [before, setBefore] = useState<number>()
  const [button, focusButton] = useFocusLater<HTMLButtonElement>()
  const close = () => {
    setOpened(undefined)
    focusButton()
  }
  if (opened)
    return (
      <PriceForm
        {...props}
        onClose={close}
        onSaved={() => {
          setBefore(opened.price)
          close()
        }}
      />
    )
  const money = price === undefined ? t('price.none') : formatMoney(price, language)
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
          aria-label={t('price.edit', { title, price: money })}
          className="group -mx-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 transition-colors hover:bg-sand focus-visible:-outline-offset-2"
        >
          {shown}
          <Pencil aria-hidden className="size-3.5 text-ink-3 group-hover:text-ink" />
        </button>
      ) : (
        shown
      )}
      {isFixed && <FixedMark />}
      {before !== undefined && before !== price && (
        <span className="text-sm font-normal text-ink-3">
          {t('price.was', { price: formatMoney(before, language) })}
        </span>
      )}
    </div>
  )
}

/** That a price is fixed, beside it. */
export const FixedMark = () => {
  const { t } = useT('inventory')
  return (
    <span className="inline-flex items-center gap-1 text-xs font-normal text-ink-2">
      <Lock aria-hidden className="size-3.5 text-ink-3" />
      {t('price.fixed')}
    </span>
  )
}

type PriceFormProps = Omit<OfferPriceProps, 'isFixed' | 'canEdit'> & {
  /** As narrow as a column of a table: without the unit, and buttons of pictures. */
  compact?: boolean
  onClose: () => void
  onSaved: () => void
}

/** The field for a new price: Enter saves, Escape closes. */
export const PriceForm = ({
  title,
  price,
  limits,
  compact = false,
  ask,
  onSave,
  onClose,
  onSaved,
}: PriceFormProps) => {
  const { t } = useT('inventory')
  const common = useT()
  const form = useContractForm({
    // The rule of the price in the contracts of a car and of a plate.
    schema: z.object({ price: whole(limits.min, limits.max) }),
    start: { price: String(price ?? '') },
    toBody: (typed) => ({ price: readNumber(typed.price) }),
    fieldOf: { priceQAR: 'price' },
    issueText: () => t('price.wrong'),
    send: async (body) => ({ next: body.price, isMeant: body.price === price || (await ask(body.price)) }),
    onSent: ({ next, isMeant }) => {
      if (!isMeant) return form.rhf.setFocus('price', { shouldSelect: true })
      if (next === price) return onClose()
      onSave(next)
      onSaved()
    },
    mode: 'onSubmit',
  })
  const { setFocus } = form.rhf
  useEffect(() => setFocus('price', { shouldSelect: true }), [setFocus])
  return (
    <form
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex w-full flex-wrap items-start gap-2"
    >
      <TextField
        {...form.field('price')}
        label={t('price.field', { title })}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        after={!compact && <span className="px-3">{t('price.unit')}</span>}
        className={cx('w-full', !compact && 'sm:w-40')}
      />
      <div className={cx('mt-0.5 flex', !compact && 'gap-2')}>
        {compact ? (
          <>
            <IconButton type="submit" label={common.t('save')} icon={<Check className="size-4.5" />} />
            <IconButton label={common.t('cancel')} icon={<X className="size-4.5" />} onClick={onClose} />
          </>
        ) : (
          <>
            <Button type="submit" size="sm" pending={form.isSubmitting} className="min-h-11">
              {common.t('save')}
            </Button>
            <Button variant="ghost" size="sm" onClick={onClose} className="min-h-11">
              {common.t('cancel')}
            </Button>
          </>
        )}
      </div>
      {/* Below the whole form: beside the buttons it would be as narrow as the field. */}
      {form.failure && (
        <p role="alert" className="w-full text-sm text-red">
          {form.failure}
        </p>
      )}
    </form>
  )
}
