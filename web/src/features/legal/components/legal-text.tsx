import { useT } from '#web/i18n/use-t.ts'
import { sectionsOf, type LegalName } from '../sections.ts'

/** The sections of a legal document, numbered. Its messages (`legal`) must be loaded, else it suspends. */
export const LegalText = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-3">{t('effective')}</p>
      <ol className="flex flex-col gap-6">
        {sectionsOf(name).map(({ section, title, text }, index) => (
          <li key={section}>
            <h3 className="text-base">
              {index + 1}. {t(title)}
            </h3>
            <p className="mt-1.5 text-sm leading-relaxed text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
