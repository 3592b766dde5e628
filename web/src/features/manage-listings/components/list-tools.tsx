import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettledSearch } from '#web/ui/settled-search.tsx'
import { shownStatuses, type ShownStatus } from '#web/features/manage-listings/list-address.ts'

type ListToolsProps = {
  search: string
  status: ShownStatus | null
  onSearch: (search: string) => void
  onStatus: (status: ShownStatus | null) => void
}

/** What the list is narrowed to. */
export const ListTools = ({ search, status, onSearch, onStatus }: ListToolsProps) => {
  const { t } = useT('admin-listings')
  return (
    <search className="flex flex-wrap gap-3">
      <div className="min-w-64 flex-1">
        <SettledSearch
          label={t('search')}
          clearLabel={t('search.clear')}
          search={search}
          onSearch={onSearch}
          maxLength={limits.adminSearch}
        />
      </div>
      <SelectField
        label={t('status')}
        labelHidden
        placeholder={t('status.all')}
        value={status ?? ''}
        options={shownStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onStatus(shownStatuses.find((known) => known === value) ?? null)
        }
        className="max-sm:w-full sm:w-52"
      />
    </search>
  )
}
