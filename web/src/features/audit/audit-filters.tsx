import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toPlainDigits } from '#shared/rules/plate.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { useSetAddress } from '#web/app/use-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import type { AuditFilters } from './queries.ts'
import { auditActions } from './record-texts.ts'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Whether it could be an id, a username, an e-mail address or the end of an address: Latin characters without spaces. */
const isSearchable = (text: string): boolean => /^[\x21-\x7e]{1,254}$/.test(text)

/** The filters of the log, kept in the address; `isAskable` unless a name is none that the server would take. */
export const useAuditFilters = () => {
  const [address] = useSearchParams()
  const narrow = useSetAddress()
  const given = (param: string) => address.get(param)?.trim() || undefined
  const day = (param: string) => (isDay(given(param) ?? '') ? given(param) : undefined)
  const filters: AuditFilters = {
    actor: given('actor'),
    subject: given('subject'),
    action: auditActions.find((known) => known === given('action')),
    from: day('from'),
    to: day('to'),
  }
  return {
    filters,
    isAskable: [filters.actor, filters.subject].every((name) => name === undefined || isSearchable(name)),
    narrow,
    clear: () => narrow(Object.fromEntries(Object.keys(filters).map((param) => [param, undefined]))),
  }
}

type AuditFilterFieldsProps = {
  filters: AuditFilters
  onChange: (change: Partial<Record<keyof AuditFilters, string>>) => void
}

/** Narrows the log to a person, a thing, an act, and days. */
export const AuditFilterFields = ({ filters, onChange }: AuditFilterFieldsProps) => {
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
        options={auditActions.map((action) => ({ value: action, label: t(`action.${action}`) }))}
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
