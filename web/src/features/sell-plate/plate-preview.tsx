import { plateTagWords } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The plate as it is typed, and what is remarkable about its number. */
export const PlatePreview = ({ typed }: { typed: string }) => {
  const { t, language } = useT('plate-form')
  const number = readPlateNumber(typed)
  const tags = number ? plateTags(number.number) : []
  return (
    <section className="flex flex-col items-center gap-4 rounded-panel bg-sand p-5 sm:p-8">
      <VisuallyHidden>
        <h2>{t('preview')}</h2>
      </VisuallyHidden>
      <div className="w-full max-w-sm">
        {number ? (
          <PlateDrawing plate={{ country: 'QA', ...number }} className="h-auto w-full" />
        ) : (
          <p className="grid aspect-[52/11] w-full place-items-center rounded-control border border-dashed border-edge px-4 text-center text-sm text-ink-2">
            {t('preview.empty')}
          </p>
        )}
      </div>
      {/* As high as a row of them from the start, so that the first one moves nothing. */}
      <ul aria-label={t('tags')} aria-live="polite" className="flex min-h-6.5 flex-wrap justify-center gap-2">
        {number && tags.length === 0 && <li className="text-sm text-ink-2">{t('tags.none')}</li>}
        {tags.map((tag) => (
          <li key={tag} className="flex">
            <Badge tone="maroon">{plateTagWords[tag][language]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
