import { Search } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Finds among one's own plates. */
export const PlateSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const { t } = useT('dashboard')
  return (
    <TextField
      type="search"
      label={t('search')}
      labelHidden
      placeholder={t('search')}
      before={<Search aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
