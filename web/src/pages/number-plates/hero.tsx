import { useRef, type ReactNode } from 'react'
import type { PlateFace } from '#shared/schemas/plate.ts'
import { NumberText } from '#web/entities/plate/number-text.tsx'
import { PatternSearch } from '#web/entities/plate/pattern-search.tsx'
import { patternFace } from '#web/entities/plate/typed-pattern.ts'
import { useT } from '#web/i18n/use-t.ts'
import { pillClass } from '#web/ui/pill-class.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'

// Each shows another way of asking.
const examples = ['7?7?7?', '*007', '777*'] as const

const shownAtFirst: PlateFace = { country: 'QA', series: null, number: '333' }

type HeroProps = {
  search: string
  onSearch: (search: string) => void
  /** Somebody is done with typing and wants to see what was found. */
  onSubmit: () => void
}

/** What this place is, a search by pattern, and a plate that shows what is typed. */
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

const Examples = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-2">
    {children}
  </div>
)
