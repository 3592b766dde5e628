import { useId, useState } from 'react'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { PriceMove } from '#web/entities/listing/own-listings.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, focusFirst } from '#web/ui/dialog.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CarDoubts } from './doubts-dialog.tsx'
import { previewPrices, roundings, type Repricing } from './reprice.ts'

export type PricedCar = PriceMove & { id: string }

type BulkPriceDialogProps = {
  open: boolean
  cars: readonly StockCar[]
  onClose: () => void
  onConfirm: (cars: readonly StockCar[], moves: readonly PricedCar[]) => void
}

/** Changes many prices at once: what each becomes is shown before. */
export const BulkPriceDialog = ({ open, cars, onClose, onConfirm }: BulkPriceDialogProps) => {
  const { t, language } = useT('inventory')
  const common = useT()
  const form = useId()
  const titleOf = useListingTitle()
  const [direction, setDirection] = useState<'lower' | 'raise'>('lower')
  const [kind, setKind] = useState<Repricing['kind']>('percent')
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Repricing['rounding']>(500)
  const [isAsked, setAsked] = useState(false)
  const [isDoubted, setDoubted] = useState(false)
  const amount = readNumber(typed)
  const by = amount !== undefined && amount > 0 ? (direction === 'lower' ? -amount : amount) : undefined
  const { moves, doubted, left } =
    by === undefined
      ? { moves: [], doubted: [], left: 0 }
      : previewPrices(cars, { kind, by: kind === 'percent' ? Math.max(-100, by) : by, rounding })
  const close = () => {
    setTyped('')
    setAsked(false)
    setDoubted(false)
    onClose()
  }
  const submit = () => {
    setAsked(true)
    if (moves.length === 0) return
    if (doubted.length > 0) setDoubted(true)
    else change()
  }
  const change = () => {
    onConfirm(
      moves.map(({ car }) => car),
      moves.map(({ car, from, to }) => ({ id: car.id, from, to })),
    )
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('bulk.PRICE')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('bulk.price.set', { count: moves.length })}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-4"
      >
        <p className="text-sm text-ink-2">{t('bulk.price.text', { count: cars.length })}</p>
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            legend={t('bulk.price.direction')}
            choices={(['lower', 'raise'] as const).map((value) => ({
              value,
              label: t(`bulk.price.${value}`),
            }))}
            value={direction}
            onChange={setDirection}
          />
          <SegmentedControl
            legend={t('bulk.price.kind')}
            choices={(['percent', 'amount'] as const).map((value) => ({
              value,
              label: t(`bulk.price.${value}`),
            }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            ref={focusFirst}
            label={t('bulk.price.by')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isAsked && by === undefined ? t('bulk.price.wrong') : undefined}
            after={<span className="px-3">{kind === 'percent' ? '%' : t('price.unit')}</span>}
          />
          <SelectField
            label={t('bulk.price.rounding')}
            value={String(rounding)}
            options={roundings.map((step) => ({
              value: String(step),
              label:
                step === 1
                  ? t('bulk.price.rounding.1')
                  : t('bulk.price.rounding.to', { step: formatNumber(step, language) }),
            }))}
            onChange={(event) =>
              setRounding(roundings.find((step) => String(step) === event.currentTarget.value) ?? 1)
            }
          />
        </div>
        <div aria-live="polite" className="flex flex-col gap-3">
          {doubted.length > 0 && (
            <p className="rounded-control bg-amber-tint p-3 text-sm">
              {t('bulk.price.doubts', { count: doubted.length })}
            </p>
          )}
          {left > 0 && <p className="text-sm text-ink-2">{t('bulk.price.left', { count: left })}</p>}
        </div>
        {moves.length > 0 && (
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
            tabIndex={0}
            role="group"
            aria-label={t('bulk.price.new')}
            className="max-h-64 overflow-y-auto"
          >
            <table className="w-full text-sm tabular-nums">
              <thead className="sticky top-0 bg-raised text-ink-2">
                <tr className="[&>th]:py-1.5 [&>th]:font-normal">
                  <th scope="col" className="text-start">
                    {t('bulk.price.car')}
                  </th>
                  <th scope="col" className="text-end">
                    {t('bulk.price.old')}
                  </th>
                  <th scope="col" className="ps-4 text-end">
                    {t('bulk.price.new')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {moves.map(({ car, from, to }) => (
                  <tr key={car.id} className="border-t border-line [content-visibility:auto] [&>*]:py-1.5">
                    <th scope="row" className="max-w-0 w-full text-start font-normal *:block *:truncate">
                      <bdi>{titleOf(car)}</bdi>
                      {/* Equal cars differ in nothing else. */}
                      {car.stockNumber && (
                        <span className="text-xs text-ink-2">
                          {t('stockNumber')} <bdi dir="ltr">{car.stockNumber}</bdi>
                        </span>
                      )}
                    </th>
                    <td className="text-end whitespace-nowrap text-ink-2">
                      <bdi>{formatMoney(from, language)}</bdi>
                    </td>
                    <td className="ps-4 text-end font-medium whitespace-nowrap">
                      <bdi>{formatMoney(to, language)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </form>
      <CarDoubts
        confirm={t('bulk.price.set', { count: moves.length })}
        doubted={isDoubted ? doubted : []}
        onClose={() => setDoubted(false)}
        onConfirm={change}
      />
    </Dialog>
  )
}
