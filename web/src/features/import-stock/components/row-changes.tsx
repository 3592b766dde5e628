import { ArrowRight } from 'lucide-react'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useChangeWords } from '#web/features/import-stock/use-change-words.ts'

/** What a row changes, field by field: before and after. */
export const RowChanges = ({ changes }: Pick<ImportRowView, 'changes'>) => {
  const { t } = useT('import')
  const wordsOf = useChangeWords()
  if (changes.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5">
      {changes.map((change) => {
        const words = wordsOf(change, changes)
        return (
          <li key={change.field} className="flex flex-wrap items-center gap-x-2 text-ink-2">
            <span>{words.label}:</span>
            {'news' in words ? (
              words.news.map((news) => (
                <span key={news} className="break-words text-ink">
                  {news}
                </span>
              ))
            ) : (
              <>
                <bdi className="break-words text-ink-3 line-through">{words.before}</bdi>
                <ArrowRight aria-hidden className="mirrored size-3.5 shrink-0 text-ink-3" />
                <VisuallyHidden>{t('change.becomes')}</VisuallyHidden>
                <bdi className="font-medium break-words text-ink">{words.after}</bdi>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
