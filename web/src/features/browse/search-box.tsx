import type { FormEvent } from 'react'
import { Search, X } from 'lucide-react'
import { searchLimits } from '#shared/constants/offer-limits.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { useSuggestBox } from './use-suggest-box.tsx'

type SearchBoxProps = {
  value: string
  onChange: (search: string) => void
  /** A suggestion or an earlier search was chosen: parameters of `GET /api/listings`, in place of the text. */
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** Free text in either language, with suggestions. Results follow the typing. */
export const SearchBox = ({ value, onChange, onPick }: SearchBoxProps) => {
  const { t } = useT('search')
  const { flush, ...field } = useDebouncedInput(value, (text) => text.trim(), onChange)
  const type = (text: string) => field.onChange({ target: { value: text } })
  const { box, list } = useSuggestBox({
    text: field.value,
    onText: type,
    onPick: (query) => {
      type(query['search'] ?? '')
      onPick(query)
    },
  })
  // The pressed button goes away.
  const clear = () => {
    onChange('')
    // The same as deleting the text by hand: earlier searches are offered.
    box.onInput()
    box.ref.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flush()
  }
  return (
    <form
      role="search"
      action={paths.cars()}
      aria-label={t('text.label')}
      onSubmit={submit}
      className="relative z-25 min-w-0 flex-1"
    >
      <TextField
        label={t('text.label')}
        labelHidden
        placeholder={t('text.placeholder')}
        maxLength={searchLimits.text}
        // Empty, it would be left to right, and so would the placeholder.
        dir={field.value ? 'auto' : undefined}
        before={<Search aria-hidden />}
        after={
          value && <IconButton label={t('text.clear')} icon={<X className="size-4" />} onClick={clear} />
        }
        {...box}
        {...field}
      />
      {list}
    </form>
  )
}
