import type { FormEvent, Ref } from 'react'
import { Search, X } from 'lucide-react'
import { searchLimits } from '#shared/constants/search-limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { isPattern } from '#web/entities/plate/typed-pattern.ts'
import { NumberText } from './number-text.tsx'

type PatternSearchProps = {
  /** What is typed, and when it takes effect. */
  typed: ReturnType<typeof useDebouncedInput>
  onClear: () => void
  /** Somebody is done with typing. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** A number, a pattern of it, or words. The list follows the typing. */
export const PatternSearch = ({ typed, onClear, onSubmit, ref }: PatternSearchProps) => {
  const { t, rich, dir } = useT('plates')
  const { flush, ...field } = typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flush()
    onSubmit()
  }
  // From left to right even in Arabic digits, which would otherwise turn round at every sign between them.
  const asNumber = field.value !== '' && isPattern(field.value)
  return (
    <form role="search" aria-label={t('search.label')} onSubmit={submit} className="flex items-start gap-2">
      <TextField
        ref={ref}
        label={t('search.label')}
        labelHidden
        placeholder={t('search.placeholder')}
        hint={rich('search.help', {
          one: <NumberMark sign="?" />,
          any: <NumberMark sign="*" />,
        })}
        maxLength={searchLimits.text}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
        {...(asNumber && {
          dir: 'ltr',
          style: { unicodeBidi: 'bidi-override', textAlign: dir === 'rtl' ? 'right' : 'left' },
        })}
        before={<Search aria-hidden />}
        after={
          field.value && (
            <IconButton label={t('search.clear')} icon={<X className="size-4" />} onClick={onClear} />
          )
        }
        className="flex-1"
      />
      <Button type="submit" className="h-12 max-sm:hidden">
        {t('search.submit')}
      </Button>
    </form>
  )
}

const NumberMark = ({ sign }: { sign: string }) => (
  <b className="font-semibold text-ink">
    <NumberText>{sign}</NumberText>
  </b>
)
