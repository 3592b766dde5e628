import { plateTagWords, type PlateTag } from '#shared/reference/plate-vocabulary.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What is remarkable about the number, each with what the word means. Nothing for an ordinary one. */
export const PlateTags = ({ tags }: { tags: readonly PlateTag[] }) => {
  const { t, language } = useT('plate')
  if (tags.length === 0) return null
  return (
    <section>
      <h3 className="text-lg">{t('tags')}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {tags.map((tag) => (
          <li key={tag} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <Badge tone="maroon">{plateTagWords[tag][language]}</Badge>
            {t(`tag.${tag}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
