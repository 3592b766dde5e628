import { useId } from 'react'
import { Search, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'
import { useDebouncedInput } from './use-debounced.ts'

const trimmed = (text: string): string => text.trim()

type SettledSearchProps = {
  /** The label, also shown in the empty box. */
  label: string
  /** Names the cross that empties it. */
  clearLabel: string
  search: string
  onSearch: (search: string) => void
  maxLength: number
}

/** A box for a search that takes effect once the typing pauses, and at once on Enter. */
export const SettledSearch = ({ label, clearLabel, search, onSearch, maxLength }: SettledSearchProps) => {
  const id = useId()
  const { flush, ...field } = useDebouncedInput(search, trimmed, onSearch)
  const clear = () => {
    field.onChange({ target: { value: '' } })
    onSearch('')
    document.getElementById(id)?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        flush()
      }}
    >
      <TextField
        {...field}
        id={id}
        // Not `search`: the browser's own cross would stand beside ours.
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        label={label}
        labelHidden
        placeholder={label}
        before={<Search aria-hidden />}
        after={
          field.value !== '' && (
            <IconButton label={clearLabel} icon={<X aria-hidden className="size-4.5" />} onClick={clear} />
          )
        }
      />
    </form>
  )
}
