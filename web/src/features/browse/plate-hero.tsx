import { useRef, type FormEvent, type ReactNode, type Ref } from 'react'
import { Search, X } from 'lucide-react'
import { searchLimits } from '#shared/constants/offer-limits.ts'
import { plateCountry } from '#shared/reference/plate-vocabulary.ts'
import type { PlateFace } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { pillClass } from '#web/ui/pill-class.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { isPattern, NumberText, patternFace } from './plate-pattern.tsx'

// Each shows another way of asking.
const examples = ['7?7?7?', '*007', '777*'] as const

const shownAtFirst: PlateFace = { country: plateCountry, series: null, number: '333' }

type HeroProps = {
  search: string
  onSearch: (search: string) => void
  /** Called when the user has finished typing and wants to see the results. */
  onSubmit: () => void
}

/** The page's title, a search by pattern, and a plate that shows what is typed. */
export const Hero = ({ search, onSearch, onSubmit }: HeroProps) => {
  const { t } = useT('plates')
  const box = useRef<HTMLInputElement>(null)
  const typed = useDebouncedInput(search, (text) => text.trim(), onSearch)
  // The pressed button goes away.
  const clear = () => {
    typed.onChange({ target: { value: '' } })
    box.current?.focus()
  }
  const fill = (pattern: string) => typed.onChange({ target: { value: pattern } })
  return (
    <section className="serrated grid grid-cols-1 items-center gap-x-12 gap-y-6 rounded-e-panel bg-sand py-8 ps-8 pe-5 sm:ps-16 lg:grid-cols-2 lg:py-10 lg:pe-16">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl lg:text-5xl">{t('hero.title')}</h1>
        <p className="mt-3 max-w-xl text-ink-2 sm:text-lg">{t('hero.text')}</p>
      </div>
      <PlateDrawing
        plate={patternFace(typed.value) ?? shownAtFirst}
        decorative
        className="rounded-control shadow-float lg:row-span-2"
      />
      <div className="min-w-0">
        <PatternSearch ref={box} typed={typed} onClear={clear} onSubmit={onSubmit} />
        <Examples label={t('search.examples')}>
          {examples.map((pattern) => (
            <button key={pattern} type="button" onClick={() => fill(pattern)} className={pillClass}>
              <NumberText>{pattern}</NumberText>
            </button>
          ))}
        </Examples>
      </div>
    </section>
  )
}

type PatternSearchProps = {
  /** The typed text, and the time when it takes effect. */
  typed: ReturnType<typeof useDebouncedInput>
  onClear: () => void
  /** Called when the user has finished typing. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** A number, a pattern of it, or words. The list follows the typing. */
const PatternSearch = ({ typed, onClear, onSubmit, ref }: PatternSearchProps) => {
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

const Examples = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-2">
    {children}
  </div>
)
