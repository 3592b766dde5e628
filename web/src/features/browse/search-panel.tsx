import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ChevronDown, Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import {
  bucketCriteria,
  bucketValue,
  priceBuckets,
  useBucketLabel,
} from '#web/entities/catalogue/price-buckets.ts'
import { useCarNames, useMakesModels } from '#web/entities/catalogue/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Option } from '#web/ui/select-field.tsx'
import { useGoOn } from '#web/ui/use-go-on.ts'
import { useSuggestBox } from './use-suggest-box.tsx'

/** The home page’s search: free text, make, model and price range. It leads to the results with only what was chosen. */
export const SearchPanel = () => {
  const { t } = useT('home')
  const navigate = useNavigate()
  const { data: catalog } = useMakesModels()
  const { makeName, modelName } = useCarNames()
  const [text, setText] = useState('')
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const [bucket, setBucket] = useState('')
  const bucketLabel = useBucketLabel()
  const show = (query: Readonly<Record<string, string>>) =>
    // Another make than the one chosen here has other models.
    void navigate(
      paths.cars({ ...(query['make'] ? {} : { make, model }), ...bucketCriteria(bucket), ...query }),
    )
  const search = (event: FormEvent) => {
    event.preventDefault()
    show({ search: text.trim() })
  }
  return (
    <form
      role="search"
      action={paths.cars()}
      aria-label={t('search.label')}
      onSubmit={search}
      className="grid grid-cols-2 gap-x-2 rounded-panel border border-line bg-raised p-2 shadow-float lg:flex lg:items-stretch"
    >
      <PanelText value={text} onChange={setText} onPick={show} />
      <PanelSelect
        label={t('search.make')}
        placeholder={t('search.anyMake')}
        value={make}
        onChange={(value) => {
          setMake(value)
          setModel('')
        }}
        options={(catalog?.makes ?? []).map((value) => ({ value, label: makeName(value) }))}
      />
      <PanelSelect
        label={t('search.model')}
        placeholder={t('search.anyModel')}
        value={model}
        onChange={setModel}
        disabledReason={make ? undefined : t('search.makeFirst')}
        options={(catalog?.models[make] ?? []).map((value) => ({ value, label: modelName(value) }))}
      />
      <PanelSelect
        className="col-span-2 sm:col-span-1"
        label={t('search.price')}
        placeholder={t('search.anyPrice')}
        value={bucket}
        onChange={setBucket}
        options={priceBuckets.map((item) => ({ value: bucketValue(item), label: bucketLabel(item) }))}
      />
      <Button type="submit" size="lg" className="col-span-2 rounded-card sm:col-span-1 sm:h-auto lg:min-w-48">
        <Search aria-hidden className="size-4.5" />
        {t('search.submit')}
      </Button>
    </form>
  )
}

type PanelSelectProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Why it cannot be used yet. */
  disabledReason?: string | undefined
  className?: string
}

/** A choice in the hero's search panel. */
const PanelSelect = ({
  label,
  placeholder,
  value,
  onChange,
  options,
  disabledReason,
  className,
}: PanelSelectProps) => {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useGoOn(select, value, onChange)
  return (
    <PanelCell id={id} label={label} className={className}>
      <select
        ref={select}
        id={id}
        value={value}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          panelControlClass,
          'cursor-pointer appearance-none pe-9 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-3',
        )}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-4 bottom-5 size-4 text-ink-3" />
    </PanelCell>
  )
}

type PanelTextProps = {
  value: string
  onChange: (value: string) => void
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** Free text in the hero's search panel, with suggestions. */
const PanelText = ({ value, onChange, onPick }: PanelTextProps) => {
  const { t } = useT('home')
  const id = useId()
  const { box, list } = useSuggestBox({ text: value, onText: onChange, onPick })
  return (
    <PanelCell id={id} label={t('search.label')} className="z-25 col-span-2 lg:flex-[1.5]">
      <input
        {...box}
        id={id}
        value={value}
        placeholder={t('search.example')}
        // Empty, it would be left to right, and so would the placeholder.
        dir={value ? 'auto' : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={cx(panelControlClass, 'pe-4 placeholder:font-normal placeholder:text-ink-3')}
      />
      {list}
    </PanelCell>
  )
}

type PanelCellProps = { id: string; label: string; className?: string | undefined; children: ReactNode }

/** A control without a box of its own, its label inside: one cell of the hero's search panel. */
const PanelCell = ({ id, label, className, children }: PanelCellProps) => (
  <div
    className={cx(
      'relative min-w-0 flex-1 rounded-card transition-colors hover:bg-sand focus-within:bg-sand not-first:before:absolute not-first:before:bg-line max-lg:not-first:before:inset-x-4 max-lg:not-first:before:top-0 max-lg:not-first:before:h-px lg:not-first:before:inset-y-3 lg:not-first:before:-start-1 lg:not-first:before:w-px',
      className,
    )}
  >
    <label htmlFor={id} className="pointer-events-none absolute start-4 top-2.5 text-xs text-ink-3">
      {label}
    </label>
    {children}
  </div>
)

/** How the control of a cell looks. No height of its own: see TextField. */
const panelControlClass =
  'min-h-17 w-full truncate rounded-card bg-transparent ps-4 pt-5 text-base font-medium text-ink'
