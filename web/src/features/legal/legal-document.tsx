import { Cookie, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { useEffectiveDay } from './effective-day.ts'
import { type LegalName, sectionsOf } from './sections.ts'
import { chooseCookiesAgain } from '#web/stores/choose-cookies.ts'
import { Button } from '#web/ui/button.tsx'

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
          <Disclosure
            title={t('contents')}
            className="rounded-card border border-line bg-card px-4 lg:hidden"
          >
            <div className="pb-4">
              <LegalContents name={name} />
            </div>
          </Disclosure>
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

/** Title, date, and what can be done with a legal document. */
const LegalHead = ({ name }: { name: LegalName }) => {
  const date = useEffectiveDay(name)
  const { t } = useT('legal')
  const common = useT()
  return (
    <header className="border-b border-line pb-8">
      <h1 className="text-3xl lg:text-4xl">{common.t(`nav.${name}`)}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 print:max-w-none">{t(`${name}.description`)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-sm text-ink-3">{t('effective', { date })}</p>
        <div data-unprinted className="flex flex-wrap gap-2.5">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t('print')}
          </Button>
          {name === 'privacy' && (
            <Button variant="secondary" size="sm" onClick={chooseCookiesAgain}>
              <Cookie aria-hidden className="size-4" />
              {t('cookies')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}

// Reading goes on where the link leads, also by keyboard.
const focusSection = (section: string) => document.getElementById(section)?.focus({ preventScroll: true })

/** The sections to go to. */
const LegalContents = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  return (
    <ol className="flex flex-col">
      {sectionsOf(name).map(({ section, title }, index) => (
        <li key={section}>
          <Link
            to={{ hash: `#${section}` }}
            onClick={() => focusSection(section)}
            className="flex min-h-9 items-center gap-3 text-sm text-ink-2 hover:text-ink"
          >
            <span className="w-5 shrink-0 text-end text-xs text-ink-3 tabular-nums">{index + 1}</span>
            {t(title)}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** The whole text on a page of its own, each section with an address. */
const LegalSections = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  return (
    <ol className="flex flex-col gap-8 lg:gap-10">
      {sectionsOf(name).map(({ section, title, text }, index) => (
        <li key={section}>
          <h2 id={section} tabIndex={-1} className="scroll-mt-24 text-xl">
            {index + 1}. {t(title)}
          </h2>
          <p className="mt-2 leading-relaxed text-ink-2">{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
