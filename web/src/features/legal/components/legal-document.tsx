import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import type { LegalName } from '../sections.ts'
import { LegalContents } from './legal-contents.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalSections } from './legal-sections.tsx'

const link = 'text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon'

const OtherDocument = ({ name }: { name: LegalName }) => {
  const { rich } = useT('legal')
  const common = useT()
  const other = name === 'terms' ? 'privacy' : 'terms'
  return rich(`${name}.other`, {
    other: (
      <Link to={paths[other]()} className={link}>
        {common.t(`nav.${other}`)}
      </Link>
    ),
  })
}

/** A legal document as a page: contents beside it, or folded above it on a phone. Made to be printed too. */
export const LegalDocument = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  const common = useT()
  usePageMeta(common.t(`nav.${name}`), t(`${name}.description`))
  return (
    <article data-printed className="page-width py-8 lg:py-12">
      <PrintSheet />
      <LegalHead name={name} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:pt-10">
        <nav data-unprinted aria-label={t('contents')}>
          <details className="group/details rounded-card border border-line bg-card px-4 lg:hidden">
            <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
              {t('contents')}
              <ChevronDown
                aria-hidden
                className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
              />
            </summary>
            <div className="pb-4">
              <LegalContents name={name} />
            </div>
          </details>
          <div className="sticky top-26 hidden lg:block">
            <p className="mb-2 text-sm font-medium">{t('contents')}</p>
            <LegalContents name={name} />
          </div>
        </nav>
        <div className="max-w-2xl print:max-w-none">
          <LegalSections name={name} />
          <p className="mt-10 border-t border-line pt-6 text-sm text-ink-2">
            <OtherDocument name={name} />
          </p>
        </div>
      </div>
    </article>
  )
}
