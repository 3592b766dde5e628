import { useT } from '#web/i18n/use-t.ts'
import { titleOf, type Catalogue } from './title.ts'
import type { Wizard } from './use-wizard.ts'

/** The title as it builds itself. */
export const LiveTitle = ({ wizard, catalogue }: { wizard: Wizard; catalogue: Catalogue | undefined }) => {
  const { t, language } = useT('sell')
  const title = titleOf(wizard.answers, language, catalogue)
  return (
    <p className="flex flex-col rounded-control bg-sand px-3.5 py-2.5 sm:col-span-2">
      <span className="text-xs text-ink-3">{t('preview.title')}</span>
      {title ? (
        <bdi className="text-base font-medium break-words">{title}</bdi>
      ) : (
        <span className="text-base text-ink-3">{t('preview.titleEmpty')}</span>
      )}
    </p>
  )
}
