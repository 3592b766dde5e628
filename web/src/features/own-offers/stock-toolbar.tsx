import { useState } from 'react'
import { BookmarkPlus, Columns3, Eye, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { StockCar } from '#shared/schemas/stock.ts'
import { cityOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, focusFirst } from '#web/ui/dialog.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { inventoryFilters } from './inventory-filters.ts'
import { OfferSearch } from './offer-list.tsx'
import { agedDays, marketSides, missingParts, type StockQueryState } from './stock-query.ts'
import { stockColumns, viewNameLength, type StockSettings } from './stock-settings.ts'

type ToolbarProps = { state: StockQueryState; settings: StockSettings; cars: readonly StockCar[] }

const distinct = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))].toSorted() as string[]

/** Search and filters of the table. Makes and cities are those of the stock. */
export const StockFilters = ({ state, cars }: Omit<ToolbarProps, 'settings'>) => {
  const { t, language } = useT('stock')
  const inventory = useT('inventory')
  const { query, field, change } = state
  const select = {
    labelHidden: true,
    compact: true,
    className: 'min-w-28 flex-1 max-w-44',
  } as const
  return (
    <div className="flex flex-wrap items-center gap-2 [&_input]:min-h-11 [&_select]:ps-3 [&_select]:pe-8 [&_select]:text-sm [&_select+svg]:end-3">
      <OfferSearch {...field} className="min-w-56 flex-2" />
      <SelectField
        {...select}
        label={t('filter.status')}
        value={query.status}
        options={inventoryFilters.map((value) => ({ value, label: inventory.t(`filter.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ status: inventoryFilters.find((one) => one === value) ?? 'all' })
        }
      />
      <SelectField
        {...select}
        label={t('filter.make')}
        placeholder={t('filter.makeAny')}
        value={query.make}
        options={distinct([query.make, ...cars.map(({ make }) => make)]).map((value) => ({
          value,
          label: value,
        }))}
        onChange={({ currentTarget: { value } }) => change({ make: value })}
      />
      <SelectField
        {...select}
        label={t('filter.city')}
        placeholder={t('filter.cityAny')}
        value={query.city}
        options={distinct([query.city, ...cars.map(({ city }) => city)]).map((value) => ({
          value,
          label: cityOf(value, language),
        }))}
        onChange={({ currentTarget: { value } }) => change({ city: value })}
      />
      <SelectField
        {...select}
        label={t('filter.missing')}
        placeholder={t('filter.missing')}
        value={query.missing}
        options={missingParts.map((value) => ({ value, label: t(`missing.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ missing: missingParts.find((one) => one === value) ?? '' })
        }
      />
      <SelectField
        {...select}
        label={t('filter.aged')}
        placeholder={t('filter.agedAny')}
        value={query.aged}
        options={agedDays.map((value) => ({ value, label: t(`aged.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ aged: agedDays.find((one) => one === value) ?? '' })
        }
      />
      <SelectField
        {...select}
        label={t('filter.market')}
        placeholder={t('filter.market')}
        value={query.market}
        options={marketSides.map((value) => ({ value, label: t(`market.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ market: marketSides.find((one) => one === value) ?? '' })
        }
      />
    </div>
  )
}

/** The columns to show; the menu stays open while they are chosen. */
export const ColumnsMenu = ({ settings }: Pick<ToolbarProps, 'settings'>) => {
  const { t } = useT('stock')
  return (
    <Menu
      label={t('columns')}
      trigger={
        <Button variant="secondary" size="sm">
          <Columns3 aria-hidden className="size-4" />
          {t('columns')}
        </Button>
      }
    >
      <div className="max-h-[60dvh] overflow-y-auto px-3">
        {stockColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(`column.${column}`)}
            checked={settings.columns.includes(column)}
            onChange={(event) => settings.showColumn(column, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Menu>
  )
}

/** Saved views: filters and order under a name. */
export const ViewsMenu = ({ state, settings }: Omit<ToolbarProps, 'cars'>) => {
  const { t } = useT('stock')
  const common = useT()
  const [name, setName] = useState<string>()
  const search = state.hrefOf(state.query)
  const current = settings.views.find((view) => view.search === search)
  const save = () => {
    const trimmed = name?.trim()
    if (!trimmed) return
    settings.saveView({ name: trimmed, search })
    setName(undefined)
    showToast({ title: t('views.saved'), description: trimmed, tone: 'success' })
  }
  return (
    <>
      <Menu
        label={t('views')}
        trigger={
          <Button variant="secondary" size="sm">
            <Eye aria-hidden className="size-4" />
            <bdi>{current?.name ?? t('views')}</bdi>
          </Button>
        }
      >
        <Link to={{ search: state.hrefOf({}) }} className={menuItemClass}>
          {t('views.all')}
        </Link>
        {settings.views.map((view) => (
          <Link
            key={view.name}
            to={{ search: view.search }}
            aria-current={view === current ? 'true' : undefined}
            className={menuItemClass}
          >
            <bdi>{view.name}</bdi>
          </Link>
        ))}
        {current ? (
          <button type="button" onClick={() => settings.forgetView(current.name)} className={menuItemClass}>
            <Trash2 aria-hidden />
            {t('views.forget', { name: current.name })}
          </button>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => setName('')} className={menuItemClass}>
            <BookmarkPlus aria-hidden />
            {t('views.save')}
          </button>
        )}
      </Menu>
      <Dialog
        open={name !== undefined}
        size="sm"
        title={t('views.saveTitle')}
        onClose={() => setName(undefined)}
        footer={
          <Button type="submit" form="save-view">
            {common.t('save')}
          </Button>
        }
      >
        <form
          id="save-view"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
          className="flex flex-col gap-4"
        >
          <p className="text-sm text-ink-2">{t('views.saveText')}</p>
          <TextField
            ref={focusFirst}
            required
            label={t('views.name')}
            maxLength={viewNameLength}
            value={name ?? ''}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
