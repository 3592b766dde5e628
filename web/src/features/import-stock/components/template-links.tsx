import { Download } from 'lucide-react'
import type { Language } from '#shared/constants/languages.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { templateCsv } from '#web/features/import-stock/csv/template.ts'

/** The template to download, in the reader's language first. */
export const TemplateLinks = () => {
  const { t, language } = useT('import')
  const save = (of: Language) => saveCsv(`sayara-stock-${of}.csv`, templateCsv(of))
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <span className="mt-3 flex flex-wrap items-center gap-2.5">
      <Button variant="secondary" size="sm" onClick={() => save(language)}>
        <Download aria-hidden className="size-4" />
        {t(`template.${language}`)}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => save(other)}>
        <Download aria-hidden className="size-4" />
        {t(`template.${other}`)}
      </Button>
    </span>
  )
}
