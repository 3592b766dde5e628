import { useState } from 'react'
import { toPlainDigits } from '#shared/rules/plate-number.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { isSearchable, type AuditFilters as Filters } from '../audit-filters.ts'
import { actions } from '../sentence-of.ts'

// No name has a space in it, but plates are often typed with one.
const normalised = (text: string): string => toPlainDigits(text).replaceAll(/\s/g, '')

type NameFieldProps = {
  name: 'actor' | 'subject'
  value: string | undefined
  onChange: (value: string) => void
}

/** A name that takes effect once the typing pauses. */
const NameField = ({ name, value = '', onChange }: NameFieldProps) => {
  const { t } = useT('audit')
  const { flush: _flush, ...field } = useDebouncedInput(value, normalised, onChange)
  return (
    <TextField
      {...field}
      className="max-sm:col-span-2"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      label={t(`filter.${name}`)}
      hint={t(`filter.${name}Hint`)}
      error={value === '' || isSearchable(value) ? undefined : t('filter.latin')}
    />
  )
}

type AuditFiltersProps = {
  filters: Filters
  onChange: (change: Partial<Record<keyof Filters, string>>) => void
}

/** Narrows the log to a person, a thing, an act, and days. */
export const AuditFilters = ({ filters, onChange }: AuditFiltersProps) => {
  const { t } = useT('audit')
  const [today] = useState(() => qatarDay(new Date()))
  return (
    <search className="grid grid-cols-2 items-start gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_10rem_10rem]">
      <NameField name="actor" value={filters.actor} onChange={(actor) => onChange({ actor })} />
      <NameField name="subject" value={filters.subject} onChange={(subject) => onChange({ subject })} />
      <SelectField
        label={t('filter.action')}
        placeholder={t('filter.anyAction')}
        value={filters.action ?? ''}
        onChange={({ target }) => onChange({ action: target.value })}
        options={actions.map((action) => ({ value: action, label: t(`action.${action}`) }))}
        className="max-lg:col-span-2"
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(`filter.${end}`)}
          value={filters[end] ?? ''}
          max={today}
          onChange={({ target }) => onChange({ [end]: target.value })}
          // Side by side on a phone the year would be cut.
          className="max-sm:col-span-2"
        />
      ))}
    </search>
  )
}
