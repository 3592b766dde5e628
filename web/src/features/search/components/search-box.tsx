import type { FormEvent } from 'react'
import { Search, X } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDraft } from '../use-draft.ts'

/** Free text in either language. Results follow the typing. */
export const SearchBox = ({ value, onChange }: { value: string; onChange: (search: string) => void }) => {
  const { t } = useT('search')
  const { flush, ...field } = useDraft(value, (text) => text.trim(), onChange)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flush()
  }
  return (
    <form role="search" aria-label={t('text.label')} onSubmit={submit} className="min-w-0 flex-1">
      <TextField
        label={t('text.label')}
        labelHidden
        placeholder={t('text.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.search.text}
        // Empty, it would be left to right, and so would the placeholder.
        dir={field.value ? 'auto' : undefined}
        before={<Search aria-hidden />}
        after={
          value && (
            <IconButton
              label={t('text.clear')}
              icon={<X className="size-4" />}
              onClick={() => onChange('')}
            />
          )
        }
        {...field}
      />
    </form>
  )
}
