import { useState, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { areaLabels, type AreaName, citiesAndAreas, placeIn, placeOf } from '#shared/reference/areas.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { useListingTitle, useUpdateListing } from '#web/entities/listing/own-listings.ts'
import { cityOf } from '#web/entities/listing/labels.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { CellEditor, type Finish } from './cell-editor.tsx'
import { AvailabilitySelect, OfferBadges } from './offer-controls.tsx'
import { FixedMark, PriceForm } from './offer-price.tsx'

/** A cell that a press or Enter turns into a form. */
export type EditCellProps = {
  car: StockCar
  canEdit: boolean
  canSay: boolean
  /** This cell is being edited. */
  isEdited: boolean
  onEdit: () => void
  /** Gets what ends the form that is open. */
  finish: Ref<Finish>
  /** Ends it; the focus goes back to the cell unless it has moved on. */
  onLeave: (hasMovedOn?: boolean) => void
}

const editClass =
  '-mx-1.5 inline-flex min-h-8 max-w-full items-center rounded-xs px-1.5 text-start hover:bg-sand-2'

/** The price, to be changed in its place. */
export const PriceCell = (props: EditCellProps) => {
  const { car, canEdit, isEdited, onEdit } = props
  const { t, language } = useT('inventory')
  const title = useListingTitle()(car)
  if (isEdited) return <PriceEditor {...props} title={title} />
  const money = car.priceQAR === undefined ? t('price.none') : formatMoney(car.priceQAR, language)
  const shown = (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <bdi className={cx(car.priceQAR === undefined ? 'text-ink-3' : 'font-medium')}>{money}</bdi>
      {car.isPriceFixed && <FixedMark />}
    </span>
  )
  if (!canEdit) return shown
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onEdit}
      // The words in sight, in their order.
      aria-label={t('price.edit', {
        title,
        price: car.isPriceFixed ? `${money} ${t('price.fixed')}` : money,
      })}
      className={editClass}
    >
      {shown}
    </button>
  )
}

/** Of its own, so that a question about a price goes with its form. */
const PriceEditor = ({ car, title, finish, onLeave }: EditCellProps & { title: string }) => {
  const acts = useListingActs()
  const { ask, dialog } = usePriceQuestion()
  return (
    <CellEditor finish={finish} onLeave={onLeave}>
      {(leave) => (
        <>
          <PriceForm
            compact
            title={title}
            price={car.priceQAR}
            limits={listingLimits.price}
            // Compared with the price before; the table shows how it compares with the market.
            ask={(price) => ask({ title, price, before: car.priceQAR, car: {} })}
            onSave={(price) => acts.setPrice(car, price)}
            onClose={leave}
            onSaved={leave}
          />
          {dialog}
        </>
      )}
    </CellEditor>
  )
}

/** Status and availability of a published car, to be changed in its place; what is unfinished leads to the wizard. */
export const StatusCell = ({ car, canEdit, canSay, isEdited, onEdit, finish, onLeave }: EditCellProps) => {
  const { t } = useT('stock')
  const dashboard = useT('dashboard')
  const availability = useT('availability')
  const title = useListingTitle()(car)
  const acts = useListingActs()
  const { id, status } = car
  const badges = (
    <OfferBadges
      isBrief
      status={status}
      label={dashboard.t(`status.${status}`)}
      availability={car.availability}
    />
  )
  if (isEdited && status === 'APPROVED')
    return (
      <CellEditor finish={finish} onLeave={onLeave}>
        {() => (
          <AvailabilitySelect
            title={title}
            availability={car.availability}
            onSet={(next) => acts.setAvailability(car, next)}
          />
        )}
      </CellEditor>
    )
  if (!(status === 'APPROVED' ? canSay : canEdit)) return badges
  if (status === 'APPROVED')
    return (
      <button type="button" tabIndex={-1} onClick={onEdit} className={editClass}>
        {badges}
        <span className="sr-only">
          {t('cell.availability', { title, availability: availability.t(car.availability) })}
        </span>
      </button>
    )
  if (status === 'PENDING' || car.isReady) return badges
  return (
    <Link
      tabIndex={-1}
      to={paths.sellYourCar(id, 'review')}
      className={cx(editClass, 'flex-wrap gap-x-1.5 text-xs text-ink-2')}
    >
      {badges}
      {status === 'DRAFT' && t('cell.incomplete')}
      <span className="sr-only">{t('cell.finish', { title })}</span>
    </Link>
  )
}

/** The city and its area, to be changed in their place. */
export const CityCell = ({ car, canEdit, isEdited, onEdit, finish, onLeave }: EditCellProps) => {
  const { t, language } = useT('stock')
  const common = useT()
  const errorText = useErrorText()
  const title = useListingTitle()(car)
  const { mutateAsync: update } = useUpdateListing()
  const present = car.area || (car.city ?? '')
  const [chosen, setChosen] = useState(present)
  const save = (leave: () => void) => {
    const place = citiesAndAreas.find((name) => name === chosen && name !== present)
    if (place)
      actUndoably({
        on: [car.id],
        shownAs: placeOf(place),
        version: car.version,
        title: t('city.saved'),
        description: title,
        send: (version) => update({ id: car.id, version, ...placeOf(place) }),
        failed: (error) => ({ title: t('city.failed'), description: `${title}: ${errorText(error)}` }),
      })
    leave()
  }
  if (isEdited)
    return (
      <CellEditor finish={finish} onLeave={onLeave}>
        {(leave) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              save(leave)
            }}
            className="flex flex-wrap gap-1.5"
          >
            <SelectField
              label={t('city.field', { title })}
              labelHidden
              compact
              value={chosen}
              options={citiesAndAreas.map((value) => ({ value, label: placeIn(placeOf(value), language) }))}
              {...(!car.city && { placeholder: t('column.city') })}
              onChange={(event) => setChosen(event.currentTarget.value)}
              // Enter chooses nothing in a select, so it may save.
              onKeyDown={(event) => event.key === 'Enter' && save(leave)}
            />
            <Button type="submit" size="sm" className="min-h-11">
              {common.t('save')}
            </Button>
          </form>
        )}
      </CellEditor>
    )
  const city = car.city ? cityOf(car.city, language) : '–'
  const area = car.area && (areaLabels[car.area as AreaName]?.[language] ?? car.area)
  const shown = (
    <span className="flex min-w-0 flex-col">
      <span className={cx('truncate', !car.city && 'text-ink-3')}>{city}</span>{' '}
      {area && <span className="text-xs break-words text-ink-3">{area}</span>}
    </span>
  )
  if (!canEdit) return shown
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => {
        setChosen(present)
        onEdit()
      }}
      // The words in sight, in their order.
      aria-label={t('cell.city', {
        title,
        city: car.city ? [city, area].filter(Boolean).join(' ') : t('cell.none'),
      })}
      className={editClass}
    >
      {shown}
    </button>
  )
}
