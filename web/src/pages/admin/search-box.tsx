import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SettledSearch } from '#web/ui/settled-search.tsx'

type SearchBoxProps = { search: string; onSearch: (search: string) => void }

/** The one search of the panel, for every tab. */
export const SearchBox = ({ search, onSearch }: SearchBoxProps) => {
  const { t } = useT('admin')
  return (
    <search className="w-full sm:w-[26rem]">
      <SettledSearch
        label={t('search')}
        clearLabel={t('search.clear')}
        search={search}
        onSearch={onSearch}
        maxLength={limits.adminSearch}
      />
    </search>
  )
}
